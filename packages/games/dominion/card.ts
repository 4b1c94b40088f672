import type { Card, Part, Program } from '@regalia/kernel';
import { program } from '@regalia/kernel';
import type { Turn } from './effect.ts';

/** DOM-1.1, DOM-1.3: a card is each of its types at all times. */
export const TYPES = ['action', 'attack', 'reaction', 'treasure', 'victory', 'curse'] as const;
export type CardType = (typeof TYPES)[number];

export type CardSet = 'basic' | 'intrigue' | 'base';

/** What a kind of card is: the printed facts, and what happens when it is played or shown. */
export interface DominionCard {
  readonly id: string;
  /** The rules of this card. */
  readonly rule: string;
  readonly cost: number;
  readonly types: readonly CardType[];
  /** Coins a Treasure gives when it is played. */
  readonly coins: number;
  /** Victory points at the end, which may depend on all the cards its owner has. */
  readonly points: number | ((owned: readonly Card[]) => number);
  readonly program: Program<Turn> | null;
  /** What happens when it is shown against an Attack. */
  readonly reaction: Program<Turn> | null;
  /** DOM-9.7: showing it twice against one Attack could not change anything. */
  readonly showsOnce: boolean;
}

interface PrintedFacts {
  readonly cost: number;
  readonly types: readonly CardType[];
  readonly coins?: number;
  readonly points?: DominionCard['points'];
  readonly reaction?: readonly Part<Turn>[];
  readonly showsOnce?: boolean;
}

/** A kind of card; `text` is what it does when it is played, in the order of its printed text. */
export function card(id: string, rule: string, facts: PrintedFacts, text: readonly Part<Turn>[] = []): DominionCard {
  const { cost, types, coins = 0, points = 0, reaction, showsOnce = false } = facts;
  return {
    id,
    rule,
    cost,
    types,
    coins,
    points,
    program: types.includes('action') ? program(text) : null,
    reaction: reaction === undefined ? null : program(reaction),
    showsOnce,
  };
}

/** The cards that other cards name; they come first, in this order. */
export const [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE] = [0, 1, 2, 3, 4, 5, 6] as const;
export const BASIC_KINDS = 7;

const table: DominionCard[] = [];
const printedCosts: number[] = [];
const typeBits: number[] = [];
const printedCoins: number[] = [];
const byId = new Map<string, Card>();

/** Fills the table of kinds, once; a kind is named by its place there. */
export function registerCards(cards: readonly DominionCard[]): void {
  for (const one of cards) {
    byId.set(one.id, table.length);
    table.push(one);
    printedCosts.push(one.cost);
    printedCoins.push(one.coins);
    typeBits.push(one.types.reduce((bits, type) => bits | typeBit(type), 0));
  }
}

export function cardOf(kind: Card): DominionCard {
  const found = table[kind];
  if (found === undefined) throw new RangeError(`there is no card ${kind}`);
  return found;
}

/** All kinds by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = byId;
/** All kinds in their order: basic, Intrigue, base. */
export const CARDS: readonly DominionCard[] = table;

export const typeBit = (type: CardType): number => 1 << TYPES.indexOf(type);
export const ACTION = typeBit('action');
export const ATTACK = typeBit('attack');
export const TREASURE = typeBit('treasure');
export const VICTORY = typeBit('victory');

/** Whether the kind is of a type, given as a bit. */
export function is(kind: Card, type: number): boolean {
  return ((typeBits[kind] as number) & type) !== 0;
}

export const isAction = (kind: Card): boolean => is(kind, ACTION);
export const isAttack = (kind: Card): boolean => is(kind, ATTACK);
export const isTreasure = (kind: Card): boolean => is(kind, TREASURE);
export const isVictory = (kind: Card): boolean => is(kind, VICTORY);
export const printedCost = (kind: Card): number => printedCosts[kind] as number;
export const printedCoinsOf = (kind: Card): number => printedCoins[kind] as number;
