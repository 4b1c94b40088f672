import { type Card, firstFrame, HIDDEN, newFlow, parseBySpec, type RngState, type Zone } from '@regalia/kernel';
import { CARDS } from './cards.ts';
import { OPTIONS, type TidesOptions } from './options.ts';
import type { TidesState } from './state.ts';
import { programs } from './turn.ts';
import { DECK, layout } from './zones.ts';

export function parseOptions(raw: unknown): TidesOptions {
  return parseBySpec(OPTIONS, raw);
}

/** All cards in the deck, face down and still in order; the first program shuffles and deals. */
export function begin(options: TidesOptions, seats: number, rng: RngState, revision: number): TidesState {
  const zones: Zone[] = layout().specs.map(() => ({ cards: [], marks: [] }));
  const all: Card[] = CARDS.map((_, card) => card);
  zones[DECK] = { cards: all, marks: all.map(() => HIDDEN) };
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones,
    groups: [],
    round: 0,
    nestWinsZeroTie: options.zeroTie === 'nest-wins',
    scoredKingdoms: [],
    scoredPoints: [],
  };
}

/** TID-1.1, TID-4.11: each of the 18 cards is in exactly one place. */
export function checkInvariants(s: Readonly<TidesState>): void {
  const seen = s.zones.flatMap((zone) => zone.cards).sort((a, b) => a - b);
  if (seen.length !== CARDS.length || seen.some((card, i) => card !== i)) {
    throw new Error(`the 18 cards are not each in one place: ${seen.join(' ')}`);
  }
}
