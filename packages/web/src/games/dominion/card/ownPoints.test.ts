import { dominion } from '@regalia/games/dominion';
import { type Game, NO_MEMORY, randomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { contentsOf } from '../../../kit/remembered.ts';
import { ownPoints } from './ownPoints.ts';

const game = dominion as unknown as Game;

/** The third turn of a seat: its deck has been shuffled once. */
function later(seed: number) {
  const rng = seedFast(seed);
  const state = dominion.setup(dominion.parseOptions({}, 2), 2, seedFast(seed));
  while ((state.turns[0] as number) < 4 && state.flow.outcome === null) {
    const d = state.flow.asked[0];
    if (d === undefined) break;
    dominion.apply(state, d.seat, d.prompt === 'treasures' ? [] : randomAnswer(d, rng));
  }
  return state;
}

test('DOM-3.11 with the memory aid one knows the contents of one’s deck, never their order, and one’s points', () => {
  for (let seed = 0; seed < 20; seed++) {
    const state = later(seed);
    const view = dominion.view(state, 0);
    const deck = state.zones[game.layout(2).specs.findIndex((z) => z.name === 'deck' && z.owner === 0)]?.cards ?? [];
    const contents = contentsOf(game, view, 2, 'deck', 0, deck.length);
    expect(contents).toEqual(deck.slice().sort((a, b) => a - b));
    expect(ownPoints(game, view, 0, contents ?? [])).toBe(dominion.score(state, 'judge')[0]?.total);
  }
});

test('without it, and of the others, nothing is said', () => {
  const view = dominion.view(later(0), 0);
  const { deck } = view.seats[0] as { deck: number };
  expect(contentsOf(game, { ...view, memory: NO_MEMORY }, 2, 'deck', 0, deck)).toBeNull();
});
