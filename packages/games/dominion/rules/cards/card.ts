import type { Card, Part, Program } from '@regalia/kernel';
import { program } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { type CardType, registerKinds } from './kinds.ts';

export * from './kinds.ts';

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

const table: DominionCard[] = [];
const byId = new Map<string, Card>();

/** Fills the table of kinds, once; a kind is named by its place there. */
export function registerCards(cards: readonly DominionCard[]): void {
  for (const one of cards) {
    byId.set(one.id, table.length);
    table.push(one);
  }
  registerKinds(cards);
}

export function cardOf(kind: Card): DominionCard {
  const found = table[kind];
  if (found === undefined) throw new RangeError(`there is no card ${kind}`);
  return found;
}

/** All kinds by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = byId;
/** All kinds in the order of their numbers, the basic ones first. */
export const CARDS: readonly DominionCard[] = table;
