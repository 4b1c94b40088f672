import { readFileSync } from 'node:fs';
import { LOCALES } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { findRule } from './ruleBook.ts';

const BOOK = `
| XYZ-1.1 | Eight *characters* | [S] |
- **XYZ-1.10** [D] The turn ends
  when the player says so. [D: forced]
- **XYZ-1.2** Another rule.

**XYZ-C05 Moat.** .1 Draw first. .2 Then reveal [S]. .10 The last.
`;

test('finds a rule in a table and in a list, as plain text', () => {
  expect(findRule(BOOK, 'XYZ-1.1')).toBe('Eight characters');
  expect(findRule(BOOK, 'XYZ-1.10')).toBe('The turn ends when the player says so.');
  expect(findRule(BOOK, 'XYZ-1.2')).toBe('Another rule.');
  expect(findRule(BOOK, 'XYZ-1')).toBeUndefined();
});

test('finds a sentence in the paragraph of a card, after the name of the card', () => {
  expect(findRule(BOOK, 'XYZ-C05.1')).toBe('Moat. Draw first.');
  expect(findRule(BOOK, 'XYZ-C05.10')).toBe('Moat. The last.');
  expect(findRule(BOOK, 'XYZ-C05.3')).toBeUndefined();
});

test.each([
  ['tides', 'TID-3.1'],
  ['citadels', 'CIT-5.8'],
  ['dominion', 'DOM-1.2'],
  ['diceking', 'DIC-1.2'],
  ['panovnik', 'PAN-3.4'],
])('the book of %s has the text of a rule in every language', (game, id) => {
  const texts = LOCALES.map((locale) => {
    const path = locale === 'en' ? `${game}.md` : `${locale}/${game}.md`;
    return findRule(readFileSync(new URL(`../../../../rules/${path}`, import.meta.url), 'utf8'), id);
  });
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text?.length).toBeGreaterThan(20);
});
