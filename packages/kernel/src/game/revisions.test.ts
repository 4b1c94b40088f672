import { expect, test } from 'vitest';
import { countCardsUpTo, type Revision, sortByCardNumber } from './revisions.ts';

const REVISIONS: readonly Revision[] = [
  { changes: [], cards: ['rose', 'lily'] },
  { changes: ['TOY-1: petals fall'], cards: [] },
  { changes: [], cards: ['iris'] },
];
const card = (id: string) => ({ id });

test('cards are numbered by the revision that added them, wherever they are defined', () => {
  const cards = ['iris', 'lily', 'rose'].map(card);
  expect(sortByCardNumber(REVISIONS, cards)).toEqual(['rose', 'lily', 'iris'].map(card));
});

test('a revision includes the cards of all earlier ones', () => {
  expect([1, 2, 3].map((revision) => countCardsUpTo(REVISIONS, revision))).toEqual([2, 2, 3]);
});

test.each([
  ['no revision brings the card "aster"', ['rose', 'lily', 'iris', 'aster']],
  ['no card is called "iris"', ['rose', 'lily']],
])('%s', (message, names) => {
  expect(() => sortByCardNumber(REVISIONS, names.map(card))).toThrow(message);
});
