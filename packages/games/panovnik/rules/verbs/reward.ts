import { type Card, callingStep, type Program, program, type Seat } from '@regalia/kernel';
import { cardOf, isLaw, LEVEL_FIVE_POINTS, TOP_LEVEL } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import type { Slot } from '../pyramid/pyramid.ts';
import type { Reward } from '../rewards.ts';
import { circleBonus, DEFENSE, MAGIC, magicBonus, pointToken, SCIENCE, type Token } from '../tokens.ts';
import { FOR_REWARD, takeGems } from './gems.ts';
import { drawCards } from './take.ts';
import { chooseEternal, gainAttack, gainEternal, putToken } from './tokens.ts';

/** Rows of a card beyond its own: what level 5 may bring (PAN-7.11). */
export const BUNDLE_ROW = 4;
export const POINTS_ROW = 5;
const FIFTEEN: readonly Reward[] = [{ type: 'points', count: LEVEL_FIVE_POINTS, color: null }];

/** The parts of a reward in their order; `row` is a level less 1, or an option of a law. */
export function partsOf(card: Card, row: number): readonly Reward[] {
  if (row === POINTS_ROW) return FIFTEEN;
  const { rewards } = cardOf(card);
  if (row < BUNDLE_ROW) return rewards[row] ?? [];
  return rewards.slice(0, TOP_LEVEL - 2).flat();
}

/** What a card brings on a level: one reward, or the two of level 5 to choose from (PAN-7.11); none of a law. */
export function rewardsOnLevel(card: Card, level: number): (readonly Reward[])[] {
  if (isLaw(card)) return [];
  return (level === TOP_LEVEL ? [BUNDLE_ROW, POINTS_ROW] : [level - 1]).map((row) => partsOf(card, row));
}

/** Row `row` of a card, brought onto `slot` from left to right (PAN-7.12). */
export const reward: Program<Turn> = program([callingStep(giveParts, takeGems, drawCards, gainEternal, chooseEternal)]);

function giveParts(x: Turn): void {
  const parts = partsOf(x.card, x.count('row'));
  const slot = x.count('slot');
  for (let i = x.count('part'); i < parts.length; i++) {
    const part = parts[i] as Reward;
    if (givesAtOnce(x, x.me, slot, part)) continue;
    x.set({ part: i + 1 });
    x.repeatStep();
    callFor(x, slot, part);
    return;
  }
}

/** Tokens need no decision. */
function givesAtOnce(x: Turn, seat: Seat, slot: Slot, part: Reward): boolean {
  if (part.type === 'gems' || part.type === 'cards' || part.type === 'eternal') return false;
  if (part.type === 'attack') for (let i = 0; i < part.count; i++) gainAttack(x, seat);
  for (const token of tokensOf(part)) putToken(x, slot, token);
  return true;
}

/** The tokens that come to lie on the card without a decision. */
export function tokensOf({ type, count, color }: Reward): Token[] {
  switch (type) {
    case 'gems':
    case 'cards':
    case 'eternal':
    case 'attack':
      return [];
    case 'points':
      return [pointToken(count)];
    case 'magic-bonus':
      return [magicBonus(count)];
    case 'circle-bonus':
      return [circleBonus(color ?? 0, count)];
    default:
      return new Array<Token>(count).fill(PLAIN[type]);
  }
}

const PLAIN: Readonly<Record<'magic' | 'science' | 'defense', Token>> = {
  magic: MAGIC,
  science: SCIENCE,
  defense: DEFENSE,
};

function callFor(x: Turn, slot: Slot, { type, count, color }: Reward): void {
  if (type === 'gems') {
    x.call(takeGems, x.me, x.card, { least: count, most: count, why: FOR_REWARD });
    return;
  }
  if (type === 'cards') {
    x.call(drawCards, x.me, x.card, { cards: count });
    return;
  }
  if (color === null) {
    x.call(chooseEternal, x.me, x.card, { slot });
    return;
  }
  x.call(gainEternal, x.me, x.card, { slot, color });
}
