import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as kernel from '@regalia/kernel';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));
const EXPORTED = /^export (?:async )?(?:abstract )?(?:function\*?|class|const|let|interface|type) (\w+)/gm;
const LISTED = /\btype (\w+)/g;

interface Named {
  readonly name: string;
  readonly file: string;
}

/** What the files of a folder export; tests and what only they use are apart. */
function exportsIn(folder: string): Named[] {
  const files = readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' });
  const own = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|node_modules|golden)\//.test(file),
  );
  return own.flatMap((file) => {
    const text = readFileSync(join(PACKAGES, folder, file), 'utf8');
    return Array.from(text.matchAll(EXPORTED), ([, name = '']) => ({ name, file: `${folder}/${file}` }));
  });
}

/** Values and types of the kernel, as its other packages know them. */
function namesOfKernel(): Set<string> {
  const text = readFileSync(join(PACKAGES, 'kernel/src/index.ts'), 'utf8');
  const types = Array.from(text.matchAll(LISTED), ([, name = '']) => name);
  const words = exportsIn('kernel/src').filter(({ file }) => file === 'kernel/src/base/vocabulary.ts');
  return new Set([...Object.keys(kernel), ...types, ...words.map(({ name }) => name)]);
}

test('what the kernel calls by a name, no other package calls so', () => {
  const taken = namesOfKernel();
  expect(taken).toContain('Frame');
  const others = ['games', 'bots/src', 'protocol/src', 'server/src', 'cli/src', 'web/src'].flatMap(exportsIn);
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter(({ name }) => taken.has(name))).toEqual([]);
});

/** Every folder of texts has one dictionary for each language. */
const DICTIONARIES = new Set(['en', 'cs', 'sk']);

function exportedTwice(all: readonly Named[]): Named[] {
  return all.filter(({ name }, i) => !DICTIONARIES.has(name) && all.findIndex((other) => other.name === name) !== i);
}

const GAME_FOLDERS = readdirSync(join(PACKAGES, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

test.each([
  ...['kernel/src', 'bots/src', 'protocol/src', 'server/src', 'cli/src'],
  ...GAME_FOLDERS.map((game) => `games/${game}`),
])('%s has one thing of each name', (folder) => expect(exportedTwice(exportsIn(folder))).toEqual([]));

test('the web client has one thing of each name, and a board has none of its names', () => {
  const all = exportsIn('web/src');
  const shared = all.filter(({ file }) => !/^web\/src\/games\/\w+\//.test(file));
  const boards = readdirSync(join(PACKAGES, 'web/src/games'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(boards.length).toBeGreaterThan(4);
  for (const { name } of boards) {
    const own = all.filter(({ file }) => file.startsWith(`web/src/games/${name}/`));
    expect(exportedTwice([...shared, ...own])).toEqual([]);
  }
});
