import { type Card, leadsOverBest, listBySeat, type Seat } from '@regalia/kernel';
import { lawOf } from '../../rules/cards/laws.ts';
import { cardOf, costOf, isLaw, TOP_LEVEL } from '../../rules/cards/printed.ts';
import { ALL_COLORS } from '../../rules/colors.ts';
import { unusedEternals } from '../../rules/pyramid/costs.ts';
import { colorClosedBy, halfCircles, levelOf, openSlots, type Slot } from '../../rules/pyramid/pyramid.ts';
import type { Reckoning } from '../../rules/pyramid/reckoning.ts';
import { reckon, setsOf } from '../../rules/pyramid/reckoning.ts';
import type { Reward } from '../../rules/rewards.ts';
import { attackPoints, attacksOn, circlePoints, lawPoints, SET_POINTS, totalOf } from '../../rules/scoring.ts';
import { gemsOf, type PanovnikState, ROUNDS, supplyCount } from '../../rules/state.ts';
import { partsOf } from '../../rules/verbs/reward.ts';
import { cardsIn, characters, laws } from '../../rules/zones.ts';

/** Lead over the best opponent; solo, what one's pyramid promises. */
export function leadsOf(s: Readonly<PanovnikState>): number[] {
  const judge = s.phase === 'over' ? totalOf : promise;
  const standings = listBySeat(s.seats, (seat) => judge(s, seat));
  return s.seats === 1 ? standings : leadsOverBest(standings);
}

/** Points that things promise, found by trial. */
const W = {
  /** A gem behind the screen, and one beyond the many. */
  gem: 0.7,
  extraGem: 0.2,
  manyGems: 3,
  /** The first of a color, besides. */
  firstGem: 0.6,
  /** With fewer rounds than this left, gems lose their worth. */
  gemRounds: 2,
  lawInHand: 3,
  lawToTuck: 1.5,
  lawAtWork: 4,
  /** Tokens of a kind that a set lacks, and further ones of that kind. */
  loose: 2,
  spare: 0.3,
  magicBonus: 0.8,
  magic: 1,
  /** By round left. */
  science: 0.25,
  eternal: 0.45,
  /** Hand cards: the first two, the next two, the others. */
  soon: 0.8,
  later: 0.4,
  last: 0.1,
  /** What a level is worth by itself, and what gems cost that are there or are not. */
  level: 0.4,
  paid: 0.5,
  lacking: 0.9,
  /** The points of a circle that a hand card could close. */
  closes: 0.6,
  /** A circle that only lacks its upper card, by its level. */
  circle: 0.4,
  card: 2,
  attack: 4,
  defense: 2.5,
} as const;

/** Points as they stand, and what tokens, gems and hand cards may still become. */
function promise(s: Readonly<PanovnikState>, seat: Seat): number {
  const left = roundsLeft(s);
  const r = reckon(s, seat, left < 1.5);
  const stands =
    circlePoints(r) + r.eternalPoints + lawPoints(r) + r.points + r.magic * r.magicBonus + SET_POINTS * setsOf(r);
  return (
    stands +
    attackPoints(attacksOn(s, seat), r.defense) +
    tokensPromise(r, left) +
    circlesPromise(s, seat, r, left) +
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
  for (const count of [r.magic, r.science, r.defense])
    loose += W.loose * Math.min(1, count - sets) + W.spare * Math.max(0, count - sets - 1);
  return (
    hope * (loose + W.magicBonus * r.magicBonus + W.magic * r.magic) +
    left * (W.science * r.science + W.eternal * r.eternals)
  );
}

/** Empty slots over two cards that show each other the same color. */
function circlesPromise(s: Readonly<PanovnikState>, seat: Seat, r: Reckoning, left: number): number {
  let sum = 0;
  for (const { level, color } of halfCircles(s, seat)) sum += level + (r.circleBonus[color] as number);
  return W.circle * sum * Math.min(1, left / 2);
}

/** Gems behind the screen: the fewer there are of a color, the more each is worth. */
function gemsPromise(s: Readonly<PanovnikState>, seat: Seat, left: number): number {
  let worth = 0;
  for (const color of ALL_COLORS) {
    const gems = gemsOf(s, seat, color);
    worth += W.gem * Math.min(gems, W.manyGems) + W.extraGem * Math.max(0, gems - W.manyGems);
    if (gems > 0) worth += W.firstGem;
  }
  return worth * Math.min(1, left / W.gemRounds);
}

/** The hand cards by what their best level would bring now; only as many as can still be played. */
function handPromise(s: Readonly<PanovnikState>, seat: Seat, r: Reckoning, left: number): number {
  const plays = Math.floor(left) * 2 + (s.phase === 'building' ? 3 - s.turn : 0);
  const values: number[] = [];
  for (const card of cardsIn(s, laws(seat))) values.push(lawOf(card).entrance === 'slot' ? W.lawInHand : W.lawToTuck);
  for (const card of cardsIn(s, characters(seat))) values.push(characterPromise(s, seat, card, r, left));
  values.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < values.length && i < plays; i++)
    sum += (values[i] as number) * (i < 2 ? W.soon : i < 4 ? W.later : W.last);
  return sum;
}

function characterPromise(s: Readonly<PanovnikState>, seat: Seat, card: Card, r: Reckoning, left: number): number {
  let best = 0;
  let seen = 0;
  for (const slot of openSlots(s, seat, card)) {
    const level = levelOf(slot);
    if (level === seen && colorClosedBy(card, slot) < 0) continue;
    seen = level;
    const lacking = lackingFor(s, seat, card, level);
    const closed = colorClosedBy(card, slot);
    const circle = closed < 0 ? 0 : level + (r.circleBonus[closed] as number) + 1;
    const gems = W.paid * gemsFor(card, level) + W.lacking * lacking;
    const value = rowWorth(card, level, r, left) + W.level * level + W.closes * circle - gems;
    if (value > best) best = value;
  }
  return best;
}

/** Gems of the right colors that the seat has not got. */
function lackingFor(s: Readonly<PanovnikState>, seat: Seat, card: Card, level: number): number {
  let sum = 0;
  for (const color of ALL_COLORS) {
    const cost = costOf(card, level, color);
    if (cost > 0) sum += Math.max(0, cost - gemsOf(s, seat, color) - unusedEternals(s, seat, color));
  }
  return sum;
}

/** What is turned up, being placed or being rewarded, and so in no other sum. */
function underWay(s: Readonly<PanovnikState>, seat: Seat, r: Reckoning, left: number): number {
  let sum = 0;
  const waiting = s.waiting[seat] as Card;
  if (s.phase === 'building' && waiting > 0) sum += playedPromise(s, seat, waiting, r, left, 0);
  for (const { seat: own, card, program, vars } of s.flow.stack) {
    if (own !== seat || card <= 0) continue;
    if (program === 'reward') sum += restWorth(card, vars.row ?? 0, vars.part ?? 0, r, left);
    else if (program === 'take-gems')
      sum += W.gem * Math.min(vars.most ?? 0, supplyCount(s)) * Math.min(1, left / W.gemRounds);
    else if (program === 'draw-cards') sum += W.card * (vars.cards ?? 0) * Math.min(1, left / 3);
    else if (program === 'play-character' && s.place[card] === 0)
      sum += playedPromise(s, seat, card, r, left, vars.slot ?? 0);
    else if (program.startsWith('law-')) sum += W.lawAtWork;
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
  if (isLaw(card)) return W.lawAtWork;
  if (slot === 0) return characterPromise(s, seat, card, r, left) + 0.5;
  return rowWorth(card, levelOf(slot), r, left) - W.gem * gemsFor(card, levelOf(slot));
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
      return count * W.gem * Math.min(1, left / W.gemRounds);
    case 'cards':
      return W.card * count * Math.min(1, left / 3);
    case 'science':
      return count * (W.loose * hope + W.science * left);
    case 'magic':
      return count * (r.magicBonus + W.loose * hope);
    case 'defense':
      return W.defense * count * hope + 1;
    case 'attack':
      return r.state.seats > 1 ? W.attack * count : count;
    case 'magic-bonus':
      return count * (r.magic + W.magicBonus * hope);
    case 'circle-bonus':
      return count * (1 + hope);
    case 'eternal':
      return 2 + W.eternal * left;
  }
}
