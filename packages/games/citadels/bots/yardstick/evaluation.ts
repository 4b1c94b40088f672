import { listBySeat, type Seat } from '@regalia/kernel';
import { CITY_END, costOf, isBuilding } from '../../rules/cards/printed.ts';
import { pointsOf } from '../../rules/scoring.ts';
import { type CitadelsState, coinsOf, NOBODY } from '../../rules/state.ts';
import { cardsIn, characters, cityOf, handOf, offer } from '../../rules/zones.ts';
import { promiseOf, turnWorth } from './promise.ts';

/** Lead over the best of the others: points, and as long as the game goes on what coins, cards and characters promise. */
export function leadsOf(s: Readonly<CitadelsState>): number[] {
  const standings = listBySeat(s.seats, (seat) => standing(s, seat));
  return listBySeat(s.seats, (seat) => leadOf(standings, seat));
}

function leadOf(standings: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < standings.length; other++) {
    if (other === seat) continue;
    const value = standings[other] as number;
    best = Math.max(best, value);
    sum += value;
  }
  return (standings[seat] as number) - 0.7 * best - (0.3 * sum) / (standings.length - 1);
}

function standing(s: Readonly<CitadelsState>, seat: Seat): number {
  const { total } = pointsOf(s, seat);
  if (s.flow.outcome !== null) return total;
  const built = cityOf(s, seat).length;
  return total + 0.8 * Math.min(built, CITY_END) + purseAndHand(s, seat) + charactersWorth(s, seat);
}

/** Coins are worth most where there are buildings to spend them on, cards where there is room for them. */
function purseAndHand(s: Readonly<CitadelsState>, seat: Seat): number {
  const built = cityOf(s, seat);
  const isLast = s.first !== NOBODY;
  const held = isKeeping(s, seat) ? [...handOf(s, seat), ...cardsIn(s, offer(s.seats))] : handOf(s, seat);
  const useful: number[] = [];
  let others = 0;
  for (const card of held) {
    if (isBuilding(card) && !built.includes(card)) useful.push(costOf(card));
    else others += isBuilding(card) ? 0.1 : 0.9;
  }
  useful.sort((a, b) => b - a);
  const room = Math.max(0, CITY_END - built.length);
  let cards = 0;
  let costs = 0;
  for (let i = 0; i < useful.length; i++) {
    cards += i < room ? 0.8 - 0.08 * i : 0.1;
    if (i < Math.min(room, 3)) costs += useful[i] as number;
  }
  if (isKeeping(s, seat)) cards -= 0.5;
  const coins = coinsOf(s, seat);
  const spent = Math.min(coins, costs);
  const worth = 0.75 * spent + 0.4 * (coins - spent) + Math.max(0.2, cards) + others;
  return isLast ? 0.3 * worth : worth;
}

/** Of the cards to choose from one at least is given up. */
function isKeeping(s: Readonly<CitadelsState>, seat: Seat): boolean {
  return s.turn.seat === seat && cardsIn(s, offer(s.seats)).length > 0;
}

/** What the present turn and the characters still to be called may bring; a murdered one brings nothing. */
function charactersWorth(s: Readonly<CitadelsState>, seat: Seat): number {
  let worth = s.turn.seat === seat ? promiseOf(s, seat, s.turn.character) : 0;
  for (const card of cardsIn(s, characters(seat))) {
    if (card !== s.murdered) worth += promiseOf(s, seat, card) + turnWorth(s, seat);
  }
  return worth;
}
