import type { Dictionary, Locale } from '@regalia/kernel';
import { expect, test } from 'vitest';

const BOOKS = import.meta.glob<Partial<Record<Locale, Dictionary>>>(
  [
    './{cs,sk}.ts',
    './lazyTexts/{cs,sk}.ts',
    '../games/*/words/{cs,sk}.ts',
    '../../../games/*/text/{cs,sk}.ts',
    '../../../games/*/text/cards/{cs,sk}.ts',
  ],
  { eager: true },
);

/** Czech says “z 5” but “ze 3”, Slovak “z 3” but “zo 4”: what comes next decides, and a template does not know it. */
const BEFORE_ANYTHING = /(?<!\p{L})[kszv][eo]?\s\{/iu;

test.each(Object.entries(BOOKS))('no word of %s hangs on what is put in after it', (_, book) => {
  const texts = Object.values(book).flatMap((dictionary) => Object.values(dictionary));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => BEFORE_ANYTHING.test(text))).toEqual([]);
});
