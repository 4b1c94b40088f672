import type { Card } from '@regalia/kernel';

/** DOM-1.1, DOM-1.3: a card is each of its types at all times. */
export const TYPES = ['action', 'attack', 'reaction', 'treasure', 'victory', 'curse'] as const;
export type CardType = (typeof TYPES)[number];

/** What state and bots need to know of a kind. */
interface KindFacts {
  readonly cost: number;
  readonly types: readonly CardType[];
  readonly coins: number;
}

/** The cards that other cards name; they come first, in this order. */
export const [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE] = [0, 1, 2, 3, 4, 5, 6] as const;
export const BASIC_KINDS = 7;

const printedCosts: number[] = [];
const printedCoins: number[] = [];
const typeBits: number[] = [];

/** Fills the tables, once; a kind is named by its place there. */
export function registerKinds(kinds: readonly KindFacts[]): void {
  for (const { cost, coins, types } of kinds) {
    printedCosts.push(cost);
    printedCoins.push(coins);
    typeBits.push(types.reduce((bits, type) => bits | typeBit(type), 0));
  }
}

const typeBit = (type: CardType): number => 1 << TYPES.indexOf(type);
const ACTION = typeBit('action');
const ATTACK = typeBit('attack');
const TREASURE = typeBit('treasure');
const VICTORY = typeBit('victory');

function is(kind: Card, type: number): boolean {
  return ((typeBits[kind] as number) & type) !== 0;
}

export const isAction = (kind: Card): boolean => is(kind, ACTION);
export const isAttack = (kind: Card): boolean => is(kind, ATTACK);
export const isTreasure = (kind: Card): boolean => is(kind, TREASURE);
export const isVictory = (kind: Card): boolean => is(kind, VICTORY);
export const printedCost = (kind: Card): number => printedCosts[kind] as number;
export const printedCoinsOf = (kind: Card): number => printedCoins[kind] as number;
