import { expect, test } from 'vitest';
import { singleLine } from './ids.ts';

const read = (text: string): string | undefined => singleLine(24).safeParse(text).data;

test('a line loses control characters and the space around it', () => {
  expect(read(' An\u0000na\u2028\u202E ')).toBe('An na');
});

test('invisible letters do not make one name look like another', () => {
  for (const filler of ['\u3164', '\u115F', '\u1160', '\uFFA0', '\u2800']) expect(read(`Ann${filler}`)).toBe('Ann');
});

test('lone surrogates are dropped, and stacked marks are limited', () => {
  expect(read('An\uD83Dna\uDC68')).toBe('An na');
  expect(read(`Z${'\u0335'.repeat(20)}o`)).toBe(`Z${'\u0335'.repeat(4)}o`);
  expect(read('Nguye\u0302\u0303n')).toBe('Nguye\u0302\u0303n');
});

test('a sign made of several code points stays one', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  expect([read(family), read('a\u200Db')]).toEqual([family, 'a b']);
});

test.each(['', '  ', '\u200B', '\u00AD', '\u3164', '\u3164 \u115F', '\uFE0F'])(
  'a line needs a visible character: %j',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
