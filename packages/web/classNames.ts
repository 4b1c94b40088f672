import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'src');
const sheets = readdirSync(SOURCES, { recursive: true })
  .map((name) => join(SOURCES, String(name)))
  .filter((path) => path.endsWith('.module.css'))
  .sort();

/** Short names for the classes of style sheets, unique by the number of their sheet. */
export function shortClassName(name: string, path: string): string {
  const [sheetPath = path] = path.split('?');
  const sheet = sheets.indexOf(sheetPath);
  if (sheet < 0) throw new Error(`unknown style sheet ${path}`);
  return `${name}_${sheet.toString(36)}`;
}
