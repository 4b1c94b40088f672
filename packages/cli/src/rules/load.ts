import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TextFile } from './coverage.ts';

const SKIPPED_FOLDERS = new Set(['node_modules', '.git', 'dist', 'coverage']);

/** The rule books, `rules/*.md`. */
export function loadBooks(root: string): TextFile[] {
  const folder = join(root, 'rules');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** All unit and browser tests, named by their path from `root`. */
export function loadTests(root: string): TextFile[] {
  return [...testPaths(root)].map((path) => ({
    name: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
}

function* testPaths(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* testPaths(path);
    else if (/\.(test|spec)\.tsx?$/.test(entry.name)) yield path;
  }
}
