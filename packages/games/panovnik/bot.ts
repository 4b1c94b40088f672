import type { Answer, Card, Decision, Seat } from '@regalia/kernel';
import { cardOf, costOf, isLaw, TOP_LEVEL } from './card.ts';
import { payableLevel } from './costs.ts';
import { lawOf } from './law.ts';
import { levelOf, openSlots, type Slot } from './pyramid.ts';
import type { Reckoning } from './reckoning.ts';
import type { Reward } from './rewards.ts';
import { attackPoints, attacksOn, circlePoints, lawPoints, reckon, SET_POINTS, setsOf, totalOf } from './scoring.ts';
import { gemCount, type PanovnikState, ROUNDS, supplyCount } from './state.ts';
import { partsOf } from './verbs/reward.ts';
import { cardsIn, characters, laws } from './zones.ts';

/** Lead over the best of the others; alone, what the own pyramid promises. */
export function evaluate(s: Readonly<PanovnikState>, seat: Seat): number {
  const judge = s.phase === 'over' ? totalOf : promise;
  const own = judge(s, seat);
  if (s.seats === 1) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, judge(s, other));
  return own - best;
}

/** For an absent person: passes, takes what must be taken, and else nothing. */
export function fallback(_: PanovnikState, d: Decision): Answer {
  const copies = d.options.flatMap((option, i) => new Array<number>(d.limits?.[i] ?? 1).fill(option));
  return copies.slice(0, d.min);
}

/** The weights below were found by trial. */
const GEM = 0.8;
const MANY_GEMS = 9;
const LAW_IN_HAND = 3;
const LAW_AT_WORK = 4;

/** Points as they stand, and what tokens, gems and hand cards may still become. */
function promise(s: Readonly<PanovnikState>, seat: Seat): number {
  const left = roundsLeft(s);
  const r = reckon(s, seat, left < 1.5);
  const stands =
    circlePoints(r) + r.eternalPoints + lawPoints(r) + r.points + r.magic * r.magicBonus + SET_POINTS * setsOf(r);
  return (
    stands +
    attackPoints(attacksOn(s, seat), r.defence) +
    tokensPromise(r, left) +
    gemsPromise(s, seat, left) +
    handPromise(s, seat, r, left) +
    underWay(s, seat, r, left)
  );
}

/** Rounds that are still to come, the present one in part. */
function roundsLeft(s: Readonly<PanovnikState>): number {
  if (s.phase === 'set-up') return ROUNDS;
  return ROUNDS - s.round + (s.phase === 'auction' ? 1 : 0.8 - 0.25 * s.turn);
}

/** Tokens that a set or a multiplication lacks, gems for passing, and payments saved. */
function tokensPromise(r: Reckoning, left: number): number {
  const hope = Math.min(1, left / 6);
  const sets = setsOf(r);
  let loose = 0;
  for (const count of [r.magic, r.science, r.defence])
    loose += Math.min(1, count - sets) + 0.3 * Math.max(0, count - sets - 1);
  return hope * (2 * loose + 0.8 * r.magicBonus + r.magic) + left * (0.25 * r.science + 0.45 * r.eternals);
}

function gemsPromise(s: Readonly<PanovnikState>, seat: Seat, left: number): number {
  const gems = gemCount(s, seat);
  const worth = GEM * Math.min(gems, MANY_GEMS) + 0.2 * Math.max(0, gems - MANY_GEMS);
  return worth * Math.min(1, left / 2);
}

/** The hand cards by what their best level would bring now; only as many as can still be played. */
function handPromise(s: Readonly<PanovnikState>, seat: Seat, r: Reckoning, left: number): number {
  const plays = Math.floor(left) * 2 + (s.phase === 'building' ? 3 - s.turn : 0);
  const values: number[] = [];
  for (const card of cardsIn(s, laws(seat))) values.push(lawOf(card).entrance === 'slot' ? LAW_IN_HAND : 1.5);
  for (const card of cardsIn(s, characters(seat))) values.push(characterPromise(s, seat, card, r, left));
  values.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < values.length && i < plays; i++) sum += (values[i] as number) * (i < 2 ? 0.8 : i < 4 ? 0.4 : 0.1);
  return sum;
}

function characterPromise(s: Readonly<PanovnikState>, seat: Seat, card: Card, r: Reckoning, left: number): number {
  const payable = payableLevel(s, seat, card);
  let best = 0;
  let seen = 0;
  for (const slot of openSlots(s, seat, card)) {
    const level = levelOf(slot);
    if (level === seen) continue;
    seen = level;
    const value = rowWorth(card, level, r, left) + 0.4 * level - (payable >= level ? 0.5 : 1.2) * gemsFor(card, level);
    if (value > best) best = value;
  }
  return best;
}

/** What is turned up, being placed or being rewarded, and so in no other sum. */
function underWay(s: Readonly<PanovnikState>, seat: Seat, r: Reckoning, left: number): number {
  let sum = 0;
  const waiting = s.waiting[seat] as Card;
  if (s.phase === 'building' && waiting > 0) sum += playedPromise(s, seat, waiting, r, left, 0);
  for (const { seat: own, card, program, vars } of s.flow.stack) {
    if (own !== seat || card <= 0) continue;
    if (program === 'reward') sum += restWorth(card, vars.row ?? 0, vars.part ?? 0, r, left);
    else if (program === 'take-gems') sum += GEM * Math.min(vars.most ?? 0, supplyCount(s)) * Math.min(1, left / 2);
    else if (program === 'draw-cards') sum += 2 * (vars.cards ?? 0) * Math.min(1, left / 3);
    else if (program === 'play-character' && s.place[card] === 0)
      sum += playedPromise(s, seat, card, r, left, vars.slot ?? 0);
    else if (program.startsWith('law-')) sum += LAW_AT_WORK;
  }
  return sum;
}

function playedPromise(
  s: Readonly<PanovnikState>,
  seat: Seat,
  card: Card,
  r: Reckoning,
  left: number,
  slot: Slot,
): number {
  if (isLaw(card)) return LAW_AT_WORK;
  if (slot === 0) return characterPromise(s, seat, card, r, left) + 0.5;
  return rowWorth(card, levelOf(slot), r, left) - GEM * gemsFor(card, levelOf(slot));
}

function restWorth(card: Card, row: number, part: number, r: Reckoning, left: number): number {
  let sum = 0;
  for (const one of partsOf(card, row).slice(part)) sum += partWorth(one, r, left);
  return sum;
}

function gemsFor(card: Card, level: number): number {
  return costOf(card, level, 0) + costOf(card, level, 1) + costOf(card, level, 2) + costOf(card, level, 3);
}

function rowWorth(card: Card, level: number, r: Reckoning, left: number): number {
  if (isLaw(card)) return 0;
  if (level === TOP_LEVEL) return 15;
  let sum = 0;
  for (const part of cardOf(card).rewards[level - 1] ?? []) sum += partWorth(part, r, left);
  return sum;
}

function partWorth({ type, count }: Reward, r: Reckoning, left: number): number {
  const hope = Math.min(1, left / 6);
  switch (type) {
    case 'points':
      return count;
    case 'gems':
      return count * GEM * Math.min(1, left / 2);
    case 'cards':
      return 2 * count * Math.min(1, left / 3);
    case 'science':
      return count * (2 * hope + 0.25 * left);
    case 'magic':
      return count * (r.magicBonus + 2 * hope);
    case 'defence':
      return 2.5 * count * hope + 1;
    case 'attack':
      return r.state.seats > 1 ? 4 * count : count;
    case 'magic-bonus':
      return count * (r.magic + 0.8 * hope);
    case 'circle-bonus':
      return count * (1 + hope);
    case 'eternal':
      return 2 + 0.45 * left;
  }
}
