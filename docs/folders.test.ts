import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['packages', 'bench', 'e2e', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|golden|coverage)\//;

const MOST_FILES = 25;

function sourcesPerFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const top of FOLDERS)
    for (const entry of readdirSync(`${ROOT}${top}`, { recursive: true, encoding: 'utf8' })) {
      const file = `${top}/${entry.replaceAll('\\', '/')}`;
      if (!SOURCE.test(file) || TEST.test(file) || LEFT_OUT.test(file)) continue;
      const folder = file.slice(0, file.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  return counts;
}

test('no folder holds more than 25 source files, tests aside', () => {
  const counts = sourcesPerFolder();
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
