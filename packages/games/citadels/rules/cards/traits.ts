import type { Card } from '@regalia/kernel';
import {
  ARCHITECT,
  BISHOP,
  CARDS,
  GREAT_WALL,
  HAUNTED_CITY,
  KEEP,
  LIBRARY,
  OBSERVATORY,
  SAPITO,
  SCHOOL_OF_MAGIC,
} from './printed.ts';

/** What a kind of card changes by being there. Left out: nothing. */
export interface Traits {
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

const TRAITS: ReadonlyMap<Card, Traits> = new Map<Card, Traits>([
  [BISHOP, { protectsCity: true }],
  [ARCHITECT, { builds: 3 }],
  [HAUNTED_CITY, { anyColor: true }],
  [KEEP, { stands: true }],
  [OBSERVATORY, { draws: 3 }],
  [LIBRARY, { keeps: 2 }],
  [SCHOOL_OF_MAGIC, { anyIncome: true }],
  [GREAT_WALL, { surcharge: 1 }],
  [SAPITO, { stands: true }],
]);

/** All names in one order, so that every card's traits are objects of one shape. */
const BLANK: Readonly<Record<keyof Traits, undefined>> = {
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
const BY_CARD: readonly Traits[] = CARDS.map((_, card) => ({ ...NONE, ...TRAITS.get(card) }));

/** By card, 0 where it has no such trait: a menu asks for these of every building. */
const NUMBERS = {
  draws: Int8Array.from(BY_CARD, ({ draws }) => draws ?? 0),
  keeps: Int8Array.from(BY_CARD, ({ keeps }) => keeps ?? 0),
};

export function traitsOf(card: Card): Traits {
  return BY_CARD[card] ?? NONE;
}

/** The largest number that a card of the city gives by this trait, at least `standard`. */
export function bestOf(cards: readonly Card[], trait: keyof typeof NUMBERS, standard: number): number {
  const own = NUMBERS[trait];
  let best = standard;
  for (let i = 0; i < cards.length; i++) best = Math.max(best, own[cards[i] as Card] as number);
  return best;
}
