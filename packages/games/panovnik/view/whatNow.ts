import { type Card, makeHiddenZone, type Seat, seedFast } from '@regalia/kernel';
import { costOf, isLaw, TOP_LAW_LEVEL, TOP_LEVEL } from '../rules/cards/printed.ts';
import { ALL_COLORS, type Color } from '../rules/colors.ts';
import { parseOptions } from '../rules/options.ts';
import { unusedEternals } from '../rules/pyramid/costs.ts';
import { type Slot, TUCKED } from '../rules/pyramid/pyramid.ts';
import { reckon } from '../rules/pyramid/reckoning.ts';
import { REVISIONS } from '../rules/revisions.ts';
import type { Reward } from '../rules/rewards.ts';
import { pyramidPoints } from '../rules/scoring.ts';
import { initialState } from '../rules/setup.ts';
import { gemsOf, type PanovnikState } from '../rules/state.ts';
import { eternal } from '../rules/tokens.ts';
import { tokenOn } from '../rules/tokensOnCards.ts';
import { rewardsOnLevel, tokensOf } from '../rules/verbs/reward.ts';
import { pyramid, returned } from '../rules/zones.ts';
import { placesOf } from './plans.ts';
import type { PanovnikView } from './view.ts';

/** What a card would mean to a seat on one level, as things stand. */
export interface LevelNow {
  readonly level: number;
  /** Gems by color, before eternal gems. */
  readonly cost: readonly number[];
  /** What unused eternal gems would save at most. */
  readonly saved: readonly number[];
  /** What is missing even so. */
  readonly missing: readonly number[];
  /** Whether a slot of this level is open; what follows is said of the best one. */
  readonly hasPlace: boolean;
  /** The color of the circle that it would close, or null. */
  readonly closes: Color | null;
  /** By how many points the pyramid would grow, without gems and cards that are yet to be chosen. */
  readonly gain: number;
}

/** What the card would bring the seat on each level, the highest first; nothing of laws that take no slot of their own. */
export function whatNow(view: PanovnikView, seat: Seat, card: Card): LevelNow[] {
  const s = stateOf(view, seat);
  const places = placesOf(s, seat, card);
  if (places.length === 0) return [];
  const before = pyramidPoints(reckon(s, seat, false));
  const levels = Array.from({ length: isLaw(card) ? TOP_LAW_LEVEL : TOP_LEVEL }, (_, i) => i + 1);
  return levels.reverse().map((level) => {
    const options = places
      .filter((place) => place.level === level)
      .map(({ slot, closes }) => ({ closes, gain: pointsWith(s, seat, card, slot, level) - before }))
      .sort((a, b) => b.gain - a.gain);
    const [best] = options;
    return { level, ...costNow(s, seat, card, level), hasPlace: best !== undefined, closes: null, gain: 0, ...best };
  });
}

function costNow(
  s: PanovnikState,
  seat: Seat,
  card: Card,
  level: number,
): Pick<LevelNow, 'cost' | 'saved' | 'missing'> {
  const cost = ALL_COLORS.map((color) => costOf(card, level, color));
  const saved = cost.map((gems, color) => Math.min(gems, unusedEternals(s, seat, color)));
  const missing = cost.map((gems, color) => Math.max(0, gems - (saved[color] as number) - gemsOf(s, seat, color)));
  return { cost, saved, missing };
}

/** The points of the pyramid with the card in the slot; on level 5 with the better of its two rewards. */
function pointsWith(s: PanovnikState, seat: Seat, card: Card, slot: Slot, level: number): number {
  const rewards = rewardsOnLevel(card, level);
  const zone = s.zones[pyramid(seat)];
  const zones = s.zones.with(pyramid(seat), makeHiddenZone([...(zone?.cards ?? []), card]));
  const place = s.place.with(card, slot);
  const pointsOf = (parts: readonly Reward[]): number => {
    const tokens = [...s.tokens, ...parts.flatMap(lastingTokens).map((token) => tokenOn(slot, token))];
    return pyramidPoints(reckon({ ...s, zones, place, tokens }, seat, false));
  };
  return Math.max(...(rewards.length === 0 ? [[]] : rewards).map(pointsOf));
}

function lastingTokens(part: Reward): number[] {
  return part.type === 'eternal' && part.color !== null ? [eternal(part.color)] : tokensOf(part);
}

/** A table on which nothing lies but what this seat has, as the view shows it. */
function stateOf(view: PanovnikView, seat: Seat): PanovnikState {
  const s = initialState(parseOptions({}, view.seats.length), view.seats.length, seedFast(1), REVISIONS.length);
  const own = view.seats[seat];
  s.phase = 'building';
  s.zones[returned(seat)] = makeHiddenZone([]);
  ALL_COLORS.forEach((color) => {
    s.counted[4 * seat + color] = own?.gems?.[color] ?? 0;
  });
  const cards: Card[] = [];
  for (const { card, slot, tokens, tucked } of own?.pyramid ?? []) {
    cards.push(card, ...tucked.cards);
    s.place[card] = slot;
    for (const under of tucked.cards) s.place[under] = TUCKED + slot;
    for (const token of tokens) s.tokens.push(tokenOn(slot, token));
  }
  s.zones[pyramid(seat)] = makeHiddenZone(cards);
  return s;
}
