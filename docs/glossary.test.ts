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

test.each(['kernel/src', 'bots/src', 'protocol/src', 'server/src', 'cli/src'])(
  '%s has one thing of each name',
  (folder) => {
    const all = exportsIn(folder);
    const twice = all.filter(({ name }, i) => all.findIndex((other) => other.name === name) !== i);
    expect(twice).toEqual([]);
  },
);
