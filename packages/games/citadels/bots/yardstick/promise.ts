import type { Card, Seat } from '@regalia/kernel';
import {
  ARCHITECT,
  ASSASSIN,
  BISHOP,
  colorOf,
  KING,
  MAGICIAN,
  MERCHANT,
  THIEF,
  WARLORD,
} from '../../rules/cards/printed.ts';
import { traitsOf } from '../../rules/cards/traits.ts';
import { type CitadelsState, coinsOf } from '../../rules/state.ts';
import { cardsIn, characters, cityOf, handOf } from '../../rules/zones.ts';

/** A turn brings about two coins or a card, and a chance to build. */
const TURN = 2.2;
const COIN = 0.7;

/** What a character in this seat's hands still promises: in its own turn what is left of it, else the whole. */
export function promiseOf(s: Readonly<CitadelsState>, seat: Seat, character: Card): number {
  const { turn } = s;
  const isNow = turn.seat === seat && turn.character === character;
  const income = isNow && turn.colored ? 0 : COIN * colorCount(s, seat, character);
  const ability = isNow && turn.ability ? 0 : abilityWorth(s, seat, character, isNow);
  const step = isNow && turn.income ? 0 : 2 * COIN;
  return (isNow && turn.ended ? 0 : income + ability + (isNow ? step : 0)) + named(s, seat, character);
}

/** What the turn of a character not yet called is worth by itself. */
export function turnWorth(s: Readonly<CitadelsState>, seat: Seat): number {
  return TURN + 0.15 * Math.min(coinsOf(s, seat), 6);
}

function colorCount(s: Readonly<CitadelsState>, seat: Seat, character: Card): number {
  const color = colorOf(character);
  if (color === null) return 0;
  let count = 0;
  for (const card of cityOf(s, seat)) if (colorOf(card) === color || traitsOf(card).anyIncome) count++;
  return count;
}

function abilityWorth(s: Readonly<CitadelsState>, seat: Seat, character: Card, isNow: boolean): number {
  const held = handOf(s, seat).length;
  switch (character) {
    case ASSASSIN:
      return isNow ? 0.2 : 1.4;
    case THIEF:
      return isNow ? 0.2 : 0.3 * richest(s, seat);
    case MAGICIAN:
      return Math.max(0.2, 0.5 * (largestHand(s, seat) - held));
    case KING:
      return isNow ? 0 : 0.8;
    case BISHOP:
      return isNow ? 0 : 0.12 * cityOf(s, seat).length;
    case MERCHANT:
      return isNow ? 0 : COIN;
    case ARCHITECT:
      return 1.2 + (isNow ? 0 : 0.25 * Math.min(coinsOf(s, seat), 8));
    case WARLORD:
      return 0.3;
    default:
      return 0;
  }
}

/** CIT-6.6: coins that will change hands when the robbed character is called. */
function named(s: Readonly<CitadelsState>, seat: Seat, character: Card): number {
  if (s.robbed === character && s.called < character + 1 && s.holders[THIEF] !== seat) return -COIN * coinsOf(s, seat);
  if (character !== THIEF || s.holders[THIEF] !== seat || s.robbed < 0) return 0;
  const victim = victimOf(s);
  return victim < 0 || victim === seat ? 0 : 0.6 * coinsOf(s, victim);
}

function victimOf(s: Readonly<CitadelsState>): Seat {
  if (s.robbed === s.murdered || s.called >= s.robbed + 1) return -1;
  for (let seat = 0; seat < s.seats; seat++) if (cardsIn(s, characters(seat)).includes(s.robbed)) return seat;
  return -1;
}

function richest(s: Readonly<CitadelsState>, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, coinsOf(s, other));
  return most;
}

function largestHand(s: Readonly<CitadelsState>, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, handOf(s, other).length);
  return most;
}
