import { type Card, type GameView, memoryOf, type Seat, type Viewer, viewZone, type ZoneView } from '@regalia/kernel';
import { standingOf } from '../rules/scoring.ts';
import { ROUNDS, SEATS, type TidesState, totalOf } from '../rules/state.ts';
import { BOX, cardsIn, DECK, hand, kingdomOf, laid, layout, monuments } from '../rules/zones.ts';

export interface TidesView extends GameView {
  /** From 1; stays 3 after the end. */
  readonly round: number;
  readonly deck: number;
  readonly removed: readonly Card[];
  readonly seats: readonly TidesSeatView[];
  readonly nestWinsZeroTie: boolean;
}

export interface TidesSeatView {
  readonly hand: ZoneView;
  readonly laid: readonly Card[];
  readonly monuments: readonly Card[];
  /** Symbols of the present kingdom, doubled by Roof of the World. */
  readonly counts: readonly number[];
  /** Points of the rounds scored so far. */
  readonly points: readonly number[];
  readonly total: number;
  /** TID-7.1: has committed; the answer stays secret. */
  readonly ready: boolean;
}

export function view(s: Readonly<TidesState>, viewer: Viewer): TidesView {
  return {
    round: Math.min(s.round + 1, ROUNDS),
    deck: cardsIn(s, DECK).length,
    removed: cardsIn(s, BOX).slice(),
    seats: Array.from({ length: SEATS }, (_, seat) => viewSeat(s, seat, viewer)),
    nestWinsZeroTie: s.nestWinsZeroTie,
    memory: memoryOf(s, layout(), viewer),
  };
}

function viewSeat(s: Readonly<TidesState>, seat: Seat, viewer: Viewer): TidesSeatView {
  return {
    hand: viewZone(s, layout(), hand(seat), viewer),
    laid: cardsIn(s, laid(seat)).slice(),
    monuments: cardsIn(s, monuments(seat)).slice(),
    counts: standingOf(kingdomOf(s, seat)).counts,
    points: s.scoredPoints.filter((_, i) => i % SEATS === seat),
    total: totalOf(s, seat),
    ready: ((s.flow.ready >> seat) & 1) === 1,
  };
}
