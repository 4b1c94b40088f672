import { outcomeOf } from '@regalia/kernel';
import { PROVINCE } from './cards/printed.ts';
import type { Turn } from './effect.ts';
import { pointsOf } from './scoring.ts';
import type { DominionState } from './state.ts';
import { aside, deck, ownedBy } from './zones.ts';

const EMPTY_PILES_TO_END = 3;

/** DOM-11.8: after this many rounds without a gain or trashing nothing can change. */
export const IDLE_ROUNDS = 25;

/** DOM-11.1, DOM-11.2, DOM-11.8: tested between turns only (DOM-11.3). */
export function isOver(s: Readonly<DominionState>): boolean {
  return s.supply[PROVINCE] === 0 || s.emptyPiles >= EMPTY_PILES_TO_END || s.idleTurns >= IDLE_ROUNDS * s.seats;
}

/** DOM-3.13: all cards are shown; DOM-11.4: all count. */
export function endGame(x: Turn): void {
  const s = x.state;
  s.phase = 'over';
  for (let seat = 0; seat < x.seats; seat++) {
    for (let zone = deck(seat); zone <= aside(seat); zone++) x.revealAll(zone);
  }
  const totals = s.turns.map((_, seat) => pointsOf(ownedBy(s, seat)));
  const outcome = outcomeOf(totals.map((points, seat) => [points, -(s.turns[seat] as number)])); // DOM-11.5, DOM-11.7
  x.out?.push({ t: 'ended', winners: outcome.winners, totals, decidedBy: outcome.decidedBy });
  x.end(outcome);
}
