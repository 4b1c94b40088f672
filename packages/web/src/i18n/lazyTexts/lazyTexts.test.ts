import { formatPlain } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { sk } from './sk.ts';

const TEXTS = { en, cs, sk };
const PARAMS = {
  minutes: 5,
  time: '20:15',
  since: '1',
  seen: '2',
  tables: 3,
  over: 1,
  people: 4,
  name: 'Ann',
  n: 2,
  names: 'Ben',
  date: '3',
  site: 'example.org',
};
const text = (locale: keyof typeof TEXTS, key: string, params = PARAMS) =>
  formatPlain(locale, TEXTS[locale], { key, params }, (_, id) => String(id));

test.each(['en', 'cs', 'sk'] as const)('every placeholder in %s is filled', (locale) => {
  for (const key of Object.keys(en)) expect(text(locale, key), key).not.toMatch(/[{}#|]/);
});

test.each([
  ['en', 1, 'in 1 minute'],
  ['cs', 1, 'za 1\u00a0minutu'],
  ['cs', 5, 'za 5\u00a0minut'],
  ['sk', 5, 'o\u00a05\u00a0minút'],
] as const)('minutes in %s: %i', (locale, minutes, expected) => {
  expect(text(locale, 'admin.restart.in', { ...PARAMS, minutes })).toBe(expected);
});

test.each([cs, sk])('no word of one letter ends a line', (texts) => {
  for (const sentence of Object.values(texts)) expect(sentence).not.toMatch(/(^|[\s(])[aikosuvz] /i);
});
