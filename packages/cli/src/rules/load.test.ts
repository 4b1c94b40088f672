import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadBooks, loadTests } from './load.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'regalia-rules-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('books are the Markdown files of rules/', () => {
  write('rules/tides.md', 'the book');
  write('rules/tides.cards.json', '[]');
  expect(loadBooks(root)).toEqual([{ name: 'tides.md', text: 'the book' }]);
});

test('finds tests in all folders except generated ones', () => {
  write('packages/games/tides/draft.test.ts', 'a');
  write('packages/web/board.test.tsx', 'b');
  write('e2e/tides.spec.ts', 'c');
  write('packages/games/tides/draft.ts', 'no test');
  write('node_modules/other/their.test.ts', 'not ours');
  write('dist/copy.test.ts', 'not ours');
  const names = loadTests(root).map((file) => file.name);
  expect(names.sort()).toEqual([
    'e2e/tides.spec.ts',
    'packages/games/tides/draft.test.ts',
    'packages/web/board.test.tsx',
  ]);
});
