import { CARD_IDS, cardOf } from '@regalia/games/dominion';
import { expect, test } from 'vitest';
import { sortPiles } from './sortPiles.ts';

const cards = (...ids: readonly string[]): number[] => ids.map((id) => CARD_IDS.get(id) ?? -1);
const idsOf = (piles: readonly { readonly card: number }[]): string[] => piles.map(({ card }) => cardOf(card).id);

test('Treasures come first, then the Curse, then Victory cards; the Kingdom lies apart, by its printed cost', () => {
  const basic = cards('copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse');
  const kingdom = cards('nobles', 'duke', 'harem', 'pawn', 'courtyard');
  const piles = [...basic, ...kingdom].map((card) => ({ card, count: 8, cost: 0 }));
  const sorted = sortPiles({ piles, kingdom });
  expect(idsOf(sorted.basic)).toEqual(['copper', 'silver', 'gold', 'curse', 'estate', 'duchy', 'province']);
  expect(idsOf(sorted.kingdom)).toEqual(['courtyard', 'pawn', 'duke', 'harem', 'nobles']);
});
