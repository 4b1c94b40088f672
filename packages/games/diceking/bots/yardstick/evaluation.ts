import { leadsOverBest, listBySeat, NO_CARD, type Seat } from '@regalia/kernel';
import { pointsOf } from '../../rules/scoring.ts';
import type { DicekingState } from '../../rules/state.ts';
import { cardsIn, faceDown, faceUp } from '../../rules/zones.ts';
import { estimate } from './estimate.ts';
import { timeLeft } from './worths.ts';

const JOKER = 0.5;
const SUPER_JOKER = 0.9;

/** Lead over the best of the others: points, jokers, and what the seat's own turn may still bring it. */
export function leadsOf(s: Readonly<DicekingState>): number[] {
  const leads = leadsOverBest(listBySeat(s.seats, (seat) => standing(s, seat)));
  leads[s.turn] = (leads[s.turn] as number) + promise(s);
  return leads;
}

function standing(s: Readonly<DicekingState>, seat: Seat): number {
  if (s.flow.outcome !== null) return pointsOf(s, seat);
  const jokers = JOKER * cardsIn(s, faceUp(seat)).length + SUPER_JOKER * cardsIn(s, faceDown(seat)).length;
  return pointsOf(s, seat) + jokers * timeLeft(s);
}

/** What the dice of this turn may still bring: cheap, as the solver is for those who answer (plan.ts). */
function promise(s: Readonly<DicekingState>): number {
  const prompt = s.flow.asked[0]?.prompt;
  if (s.claim !== NO_CARD || (prompt !== 'reroll' && prompt !== 'claim')) return 0;
  return estimate(s);
}
