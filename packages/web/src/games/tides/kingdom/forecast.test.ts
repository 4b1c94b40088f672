import { CARD_IDS, tides } from '@regalia/games/tides';
import { type Card, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { monumentGainOf } from './forecast.ts';

const card = (name: string): Card => CARD_IDS.get(name) as Card;

test('a monument is worth what the hands that are known may bring it', () => {
  const view = tides.view(startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 1 } }).state, 0);
  const hand = ['great-hall', 'kings-nest', 'roof-of-the-world'].map(card);
  const seats = view.seats.map((own) => ({ ...own, laid: [], monuments: [], hand: { count: 3, cards: hand } }));
  const worth = (name: string, theirs: string[]): number =>
    monumentGainOf({ ...view, seats }, 0, card(name), theirs.map(card)).mine;
  expect(worth('kings-nest', [])).toBe(0);
  const alone = worth('great-hall', []);
  expect(worth('great-hall', ['eternal-palace', 'citadel-of-the-prophets'])).toBeGreaterThan(alone);
});
