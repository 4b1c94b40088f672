import { expect, test } from 'vitest';
import { keyOfOption, optionOfKey } from './optionKeys.ts';
import { pick } from './testing/fakeTable.ts';

const seventeen = pick(Array.from({ length: 17 }, (_, i) => 100 + i));

test('more than nine options have keys of their own, each by one key', () => {
  const keys = seventeen.options.map((option) => keyOfOption(seventeen, option));
  expect(keys.join('')).toBe('1234567890acdefgj');
  expect(keys.map((key) => optionOfKey(seventeen, key ?? ''))).toEqual(seventeen.options);
});

test('no option takes a key that leads somewhere else', () => {
  const many = pick(Array.from({ length: 60 }, (_, i) => i));
  const keys = many.options.map((option) => keyOfOption(many, option)).join('');
  for (const key of 'bhilp,.?') expect(keys).not.toContain(key);
});

test('a key without an option marks nothing', () => {
  expect(optionOfKey(pick([3]), '2')).toBeUndefined();
  expect(optionOfKey(pick([3]), 'Enter')).toBeUndefined();
  expect(optionOfKey(pick([3]), '')).toBeUndefined();
  expect(keyOfOption(pick([3]), 4)).toBeUndefined();
});
