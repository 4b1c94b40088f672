import { expect, test } from 'vitest';
import { isReservedName, lookOf } from './lookalike.ts';

test.each([
  'Admin',
  'ADMIN',
  'Аdmіn',
  'A d m i n',
  'Ådmín',
  'Ａｄｍｉｎ',
  'Regaliа',
  'RegaIia',
  'B0t',
  'bοt.',
  'Správce',
])('looks like a name of the server: %s', (name) => expect(isReservedName(name)).toBe(true));

test.each(['Guest 1234', 'guest1234', 'Guеst 1O34', 'Host 4711'])('looks like a guest without a name: %s', (name) =>
  expect(isReservedName(name)).toBe(true),
);

test.each(['Ann', 'Anna Botková', 'Guest', 'Hostivít 12', 'Бот Иванович', 'עדמין', 'Serverus', '0'])(
  'is a name like any other: %s',
  (name) => expect(isReservedName(name)).toBe(false),
);

test('names in different scripts can look the same; accents and capitals distinguish names', () => {
  expect(lookOf('Аnn')).toBe(lookOf('Ann'));
  expect(lookOf('AIice')).toBe(lookOf('Alice'));
  for (const [a, b] of [
    ['Hana', 'Háňa'],
    ['Ann', 'ann'],
    ['Jan', 'Jen'],
  ] as const)
    expect(lookOf(a)).not.toBe(lookOf(b));
});
