import type { Dictionary, Locale } from '@regalia/kernel';
import { expect, test } from 'vitest';

const BOOKS = import.meta.glob<Partial<Record<Locale, Dictionary>>>('../../../games/*/text/{cs,sk}.ts', {
  eager: true,
});

const NAME = /^(card|deck)\.[^.]+$/;

test.each(Object.entries(BOOKS))('every feminine name of %s has an accusative', (_, book) => {
  const texts = Object.values(book)[0] ?? {};
  const names = Object.keys(texts).filter((key) => NAME.test(key) && /^\p{L}+[aá]( |$)/u.test(texts[key] ?? ''));
  expect(names.filter((key) => !(`${key}.acc` in texts))).toEqual([]);
});

test.each(Object.entries(BOOKS))('every case in %s belongs to a name and differs from it', (_, book) => {
  const texts = Object.values(book)[0] ?? {};
  const cases = Object.entries(texts).filter(([key]) => key.endsWith('.acc'));
  const base = (key: string): string | undefined => texts[key.slice(0, key.lastIndexOf('.'))];
  expect(cases.filter(([key, text]) => base(key) === undefined || base(key) === text)).toEqual([]);
});
