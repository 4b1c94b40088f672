import { expect, test } from 'vitest';
import { coverRules, isBroken } from './coverage.ts';

// Built from parts, because an ID written out in a test file counts as a test of that rule.
const id = (rest: string) => `TID-${rest}`;

const book = (...lines: string[]) => [{ name: 'tides.md', text: lines.join('\n') }];
const testFile = (text: string) => [{ name: 'draft.test.ts', text }];
const cover = (lines: string[], code: string, finished: string[] = ['tides']) => {
  const [only] = coverRules(book(...lines), testFile(code), finished);
  if (!only) throw new Error('one book in, one book out');
  return only;
};

test('a rule is covered by the test whose title names it', () => {
  const tides = cover([`| ${id('3.1')} | pick |`], `test('${id('3.1')} one card is laid', () => {});`);
  expect(tides.rules).toEqual([
    { id: id('3.1'), tests: [{ file: 'draft.test.ts', title: `${id('3.1')} one card is laid` }] },
  ]);
  expect(tides.gaps).toEqual([]);
});

test('an ID in the body belongs to the test around it', () => {
  const tides = cover(
    [id('3.1')],
    `test('first', () => {});\ntest('refuses', () => { expect(code).toBe('${id('3.1')}'); });`,
  );
  expect(tides.rules[0]?.tests).toEqual([{ file: 'draft.test.ts', title: 'refuses' }]);
});

test('an ID in a table of cases counts without a title', () => {
  const tides = cover([id('3.1')], `test('first', () => {});\ntest.each([['${id('3.1')}', 4]])('%s', () => {});`);
  expect(tides.rules[0]?.tests).toEqual([{ file: 'draft.test.ts', title: '' }]);
});

test('a call of a regular expression opens no test', () => {
  const tides = cover([id('3.1')], `test('outer', () => { /x/.test('inner'); '${id('3.1')}'; });`);
  expect(tides.rules[0]?.tests[0]?.title).toBe('outer');
});

test('an ID in a comment does not count', () => {
  const code = `// ${id('3.1')}\n/* ${id('3.1')}\n${id('3.1')} */\ntest('silent', () => {}); // ${id('3.1')}`;
  expect(cover([id('3.1')], code).gaps).toEqual([id('3.1')]);
});

test('a remark is not a rule, but may be named', () => {
  const tides = cover([`${id('1.4')} colors, a remark on looks, see ${id('1.3')}`], `test('${id('1.4')}', () => {});`);
  expect(tides.rules.map((rule) => rule.id)).toEqual([id('1.3')]);
  expect(tides.unknown).toEqual([]);
});

test('a test of a part speaks for the whole, and the part need not stand in the book', () => {
  const tides = cover([id('5.4')], `test('${id('5.4.2')} second sentence', () => {});`);
  expect(tides.gaps).toEqual([]);
  expect(tides.unknown).toEqual([]);
});

test('a test of the whole does not speak for a part, nor for a longer number', () => {
  const tides = cover([id('5.4.2'), id('5.41'), id('5.4')], `test('${id('5.4')}', () => {});`);
  expect(tides.gaps).toEqual([id('5.4.2'), id('5.41')]);
});

test('an ID that the book does not have is reported', () => {
  const tides = cover([id('3.1')], `test('${id('3.1')} and ${id('9.9')}', () => {});`);
  expect(tides.unknown.map((rule) => rule.id)).toEqual([id('9.9')]);
});

test('IDs are listed in the order of the book, by number', () => {
  const tides = cover([id('3.10'), id('3.9'), id('2.1')], '');
  expect(tides.gaps).toEqual([id('2.1'), id('3.9'), id('3.10')]);
});

test('a gap is an error in a finished game only', () => {
  expect(isBroken(cover([id('3.1')], '', ['tides']))).toBe(true);
  expect(isBroken(cover([id('3.1')], '', []))).toBe(false);
});

test('an unknown ID is an error in a finished game', () => {
  expect(isBroken(cover([id('3.1')], `test('${id('3.1')} ${id('9.9')}', () => {});`))).toBe(true);
});
