import { expect, test } from 'vitest';
import { countCardsUpTo, type Revision, sortByCardNumber } from './revisions.ts';

const REVISIONS: readonly Revision[] = [
  { changes: [], cards: ['rose', 'lily'] },
  { changes: ['TOY-1: petals fall'], cards: [] },
  { changes: [], cards: ['iris'] },
];
const card = (id: string) => ({ id });

test('cards are numbered in the order in which revisions brought them, wherever they are written', () => {
  const cards = ['iris', 'lily', 'rose'].map(card);
  expect(sortByCardNumber(REVISIONS, cards)).toEqual(['rose', 'lily', 'iris'].map(card));
});

test('a revision knows the cards that came up to it', () => {
  expect([1, 2, 3].map((revision) => countCardsUpTo(REVISIONS, revision))).toEqual([2, 2, 3]);
});

test.each([
  ['no revision brings the card "aster"', ['rose', 'lily', 'iris', 'aster']],
  ['no card is called "iris"', ['rose', 'lily']],
])('%s', (message, names) => {
  expect(() => sortByCardNumber(REVISIONS, names.map(card))).toThrow(message);
});
