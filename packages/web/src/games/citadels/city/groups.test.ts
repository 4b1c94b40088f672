import { CARD_IDS } from '@regalia/games/citadels';
import { expect, test } from 'vitest';
import { groupsOf, inHandOrder } from './groups.ts';

const card = (id: string): number => CARD_IDS.get(id) ?? -1;

test('a city is grouped by color, the dearest of a color last, and what has no color comes at the end', () => {
  const city = [card('sapito'), card('palace'), card('tavern'), card('manor')];
  expect(groupsOf(city)).toEqual([
    { color: 'yellow', cards: [card('manor'), card('palace')] },
    { color: 'green', cards: [card('tavern')] },
    { color: null, cards: [card('sapito')] },
  ]);
  expect(inHandOrder(city)).toEqual([card('manor'), card('palace'), card('tavern'), card('sapito')]);
});
