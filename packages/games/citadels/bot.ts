import type { Answer, Card, Decision, OptionId, Seat } from '@regalia/kernel';
import { CITY_END, cardOf, costOf, isBuilding } from './cards.ts';
import { optionOf } from './menu.ts';
import { pointsOf } from './scoring.ts';
import { type CitadelsState, coinsOf } from './state.ts';
import { cityOf, handOf } from './zones.ts';

/** Lead over the best of the others: points, and as long as the game goes on what coins and cards promise. */
export function evaluate(s: Readonly<CitadelsState>, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, standing(s, other));
  return standing(s, seat) - best;
}

function standing(s: Readonly<CitadelsState>, seat: Seat): number {
  const { total } = pointsOf(s, seat);
  if (s.flow.outcome !== null) return total;
  const built = cityOf(s, seat).length;
  return total + 0.5 * built + 0.8 * Math.min(coinsOf(s, seat), 12) + cardsWorth(s, seat);
}

function cardsWorth(s: Readonly<CitadelsState>, seat: Seat): number {
  const built = cityOf(s, seat);
  let worth = 0;
  for (const card of handOf(s, seat)) {
    if (isBuilding(card)) worth += built.includes(card) ? 0.1 : 0.4 + 0.1 * costOf(card);
    else worth += 0.8;
  }
  return Math.min(worth, 0.7 * CITY_END);
}

/** CIT-14.11: for an absent person: income in coins, then the end of the turn; windows are passed. */
export function fallback(_: Readonly<CitadelsState>, d: Decision): Answer {
  if (d.prompt === 'turn') return [COINS, END].filter((option) => d.options.includes(option)).slice(0, 1);
  const copies = d.options.flatMap((option, i) => new Array<Card>(d.limits?.[i] ?? 1).fill(option));
  const takes = d.prompt === 'keep' || d.prompt === 'take';
  if (takes) copies.sort((a, b) => cardOf(b).cost - cardOf(a).cost || a - b);
  return copies.slice(0, d.min);
}

const COINS: OptionId = optionOf('coins');
const END: OptionId = optionOf('end');
