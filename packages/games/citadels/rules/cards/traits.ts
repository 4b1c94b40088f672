import type { Card } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Ability } from './ability.ts';
import { CARDS } from './printed.ts';

/** What a kind of card changes. Left out: nothing. */
export interface Traits {
  /** What it lets a seat do in its turn. */
  readonly abilities?: readonly Ability[];
  /** CIT-4.1: what happens by itself once the character has answered. */
  readonly answers?: (x: Turn) => void;
  /** How many buildings the character may build in step 2. */
  readonly builds?: number;
  /** CIT-6.10: no building in the city of the character can be destroyed. */
  readonly protectsCity?: true;
  /** Cards taken and kept in step 1. */
  readonly draws?: number;
  readonly keeps?: number;
  /** CIT-7.11: counts for every color income. */
  readonly anyIncome?: true;
  /** CIT-7.4: counts as any color at the end. */
  readonly anyColor?: true;
  /** Cannot be destroyed. */
  readonly stands?: true;
  /** CIT-7.12: what destroying any other building of the city costs more. */
  readonly surcharge?: number;
}

/** All names in one order, so that every card's traits are objects of one shape. */
const BLANK: Readonly<Record<keyof Traits, undefined>> = {
  abilities: undefined,
  answers: undefined,
  builds: undefined,
  protectsCity: undefined,
  draws: undefined,
  keeps: undefined,
  anyIncome: undefined,
  anyColor: undefined,
  stands: undefined,
  surcharge: undefined,
};
const NONE = BLANK as unknown as Traits;
const table: Traits[] = CARDS.map(() => NONE);

/** By card, 0 where it has no such trait: a menu asks for these of every building. */
const numbers = { draws: new Int8Array(CARDS.length), keeps: new Int8Array(CARDS.length) };

/** Fills the tables, once. */
export function registerTraits(cards: ReadonlyMap<Card, Traits>): void {
  for (const [card, traits] of cards) {
    table[card] = { ...NONE, ...traits };
    numbers.draws[card] = traits.draws ?? 0;
    numbers.keeps[card] = traits.keeps ?? 0;
  }
}

export function traitsOf(card: Card): Traits {
  return table[card] ?? NONE;
}

/** The largest number that a card of the city gives by this trait, at least `standard`. */
export function bestOf(cards: readonly Card[], trait: keyof typeof numbers, standard: number): number {
  const own = numbers[trait];
  let best = standard;
  for (let i = 0; i < cards.length; i++) best = Math.max(best, own[cards[i] as Card] as number);
  return best;
}
