import type { Answer, Card, Decision, Seat } from '@regalia/kernel';
import { CURSE, cardOf, is, printedCost, VICTORY } from './card.ts';
import { pointsOf } from './scoring.ts';
import type { DominionState } from './state.ts';
import { ownedBy } from './zones.ts';

export function evaluate(s: Readonly<DominionState>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) best = Math.max(best, pointsOf(ownedBy(s, other)));
  }
  return pointsOf(ownedBy(s, seat)) - best;
}

/** For an absent person: does what must be done with the least useful cards, shows a Moat, and else nothing. */
export function fallback(_: DominionState, d: Decision): Answer {
  if (d.prompt === 'react') return d.options.filter((kind) => cardOf(kind).showsOnce).slice(0, d.max);
  const best = d.prompt === 'gain' || d.prompt === 'swindle' ? 1 : -1;
  const copies = d.options.flatMap((option, i) => new Array<Card>(d.limits?.[i] ?? 1).fill(option));
  if (d.of === 'card') copies.sort((a, b) => best * (use(b) - use(a)));
  return copies.slice(0, d.min);
}

function use(kind: Card): number {
  if (kind === CURSE) return -2;
  return is(kind, VICTORY) && cardOf(kind).program === null ? -1 : printedCost(kind);
}
