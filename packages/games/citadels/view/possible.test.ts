import { type OptionId, openDecisions, type Seat, seedFast, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { policy } from '../bots/policy.ts';
import { citadels } from '../index.ts';
import type { CitadelsState } from '../rules/state.ts';
import { cardsIn, characters } from '../rules/zones.ts';

const SEATS = 7;

test('CIT-10.1 with seven seats no character is possible that the same view knows to be missing, and none that is there is left out', () => {
  let lists = 0;
  for (let seed = 1; seed <= 4; seed++) {
    for (const state of statesOf(seed)) for (let viewer = 0; viewer < SEATS; viewer++) lists += check(state, viewer);
  }
  expect(lists).toBeGreaterThan(100);
});

/** After every answer of the first two rounds. */
function* statesOf(seed: number): Generator<CitadelsState> {
  const { liveGame, rng } = {
    liveGame: startLiveGame(citadels, { seats: SEATS, seed: { kind: 'fast', seed } }),
    rng: seedFast(7),
  };
  while (liveGame.state.round < 3) {
    for (const d of openDecisions(liveGame.state)) {
      const answer: OptionId[] = [];
      policy(liveGame.state, d, rng, answer);
      liveGame.answer(d.seat, answer, 'bot');
    }
    yield liveGame.state;
  }
}

/** How many lists were held against an absence. */
function check(s: CitadelsState, viewer: Seat): number {
  const { memory, seats } = citadels.view(s, viewer);
  let lists = 0;
  for (const [seat, { possible }] of seats.entries()) {
    const zone = characters(seat);
    const known = memory.zones.find((one) => one.zone === zone)?.cards ?? [];
    const missing = memory.absences.find((one) => one.zone === zone)?.cards ?? [];
    expect(possible.filter((card) => missing.includes(card) && !known.includes(card))).toEqual([]);
    expect(possible).toEqual(expect.arrayContaining(cardsIn(s, zone).slice()));
    if (missing.length > 0) lists++;
  }
  return lists;
}
