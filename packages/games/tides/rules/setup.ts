import {
  type Card,
  countCardsUpTo,
  firstFrame,
  makeEmptyZones,
  makeHiddenZone,
  newFlow,
  type RngState,
} from '@regalia/kernel';
import { CARDS } from './cards/printed.ts';
import type { TidesOptions } from './options.ts';
import { programs } from './programs.ts';
import { REVISIONS } from './revisions.ts';
import type { TidesState } from './state.ts';
import { DECK, layout } from './zones.ts';

const ALL_CARDS: readonly Card[] = CARDS.map((_, card) => card);

/** All cards in the deck, face down and still in order; the first program shuffles and deals. */
export function initialState(options: TidesOptions, seats: number, rng: RngState, revision: number): TidesState {
  const zones = makeEmptyZones(layout());
  zones[DECK] = makeHiddenZone(ALL_CARDS.slice(0, countCardsUpTo(REVISIONS, revision)));
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones,
    groups: [],
    absences: [],
    round: 0,
    nestWinsZeroTie: options.zeroTie === 'nest-wins',
    scoredKingdoms: [],
    scoredPoints: [],
  };
}

/** TID-1.1, TID-4.11: each card is in exactly one place. */
export function checkInvariants(s: Readonly<TidesState>): void {
  const seen = s.zones.flatMap((zone) => zone.cards).sort((a, b) => a - b);
  if (seen.length !== countCardsUpTo(REVISIONS, s.revision) || seen.some((card, i) => card !== i)) {
    throw new Error(`the cards are not each in one place: ${seen.join(' ')}`);
  }
}
