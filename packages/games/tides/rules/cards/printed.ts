import { type Card, sortByCardNumber } from '@regalia/kernel';
import { REVISIONS } from '../revisions.ts';

/** The five symbols in the order of the counts. */
export const SYMBOLS = ['palace', 'library', 'garden', 'temple', 'stronghold'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
/** Index into SYMBOLS. */
export type SymbolIndex = number;

const [PALACE, LIBRARY, GARDEN, TEMPLE, STRONGHOLD] = [0, 1, 2, 3, 4] as const;
const ALL: readonly SymbolIndex[] = [PALACE, LIBRARY, GARDEN, TEMPLE, STRONGHOLD];

/** What a card does when a round is scored. */
export type Ability =
  | { readonly kind: 'perSymbol'; readonly symbol: SymbolIndex; readonly points: number }
  | { readonly kind: 'perSet'; readonly symbols: readonly SymbolIndex[]; readonly points: number }
  | { readonly kind: 'perMissing'; readonly points: number }
  | { readonly kind: 'majority'; readonly symbol: SymbolIndex; readonly points: number }
  | { readonly kind: 'moreSingles'; readonly points: number }
  | { readonly kind: 'bestSingleCard'; readonly points: number }
  | { readonly kind: 'doubleMost' }
  | { readonly kind: 'winTies' };

export interface TidesCard {
  readonly id: string;
  readonly symbol: SymbolIndex | null;
  readonly ability: Ability;
}

const card = (id: string, symbol: SymbolIndex | null, ability: Ability): TidesCard => ({ id, symbol, ability });
const per = (symbol: SymbolIndex): Ability => ({ kind: 'perSymbol', symbol, points: 3 });
const majority = (symbol: SymbolIndex): Ability => ({ kind: 'majority', symbol, points: 7 });
const set = (points: number, ...symbols: readonly SymbolIndex[]): Ability => ({ kind: 'perSet', symbols, points });

/** The 18 cards, named by their index here: in the rule book's order, so that it is one less than the number there. */
export const CARDS: readonly TidesCard[] = sortByCardNumber(REVISIONS, [
  card('kings-nest', PALACE, { kind: 'winTies' }),
  card('ancient-divide', PALACE, majority(STRONGHOLD)),
  card('eternal-palace', PALACE, per(LIBRARY)),
  card('great-library-of-ahm', LIBRARY, majority(TEMPLE)),
  card('wellspring-of-power', LIBRARY, set(9, PALACE, STRONGHOLD, TEMPLE)),
  card('citadel-of-the-prophets', LIBRARY, per(GARDEN)),
  card('golden-ziggurat', GARDEN, majority(PALACE)),
  card('bath-of-the-gods', GARDEN, per(STRONGHOLD)),
  card('maze-of-the-damned', GARDEN, set(13, ...ALL)),
  card('eye-of-the-north', STRONGHOLD, { kind: 'perMissing', points: 3 }),
  card('jinns-shackles', STRONGHOLD, per(TEMPLE)),
  card('old-mans-pass', STRONGHOLD, majority(LIBRARY)),
  card('blood-tear-spring', TEMPLE, majority(GARDEN)),
  card('sky-pillars', TEMPLE, set(5, LIBRARY, GARDEN)),
  card('great-hall', TEMPLE, per(PALACE)),
  card('shield-mountain', null, { kind: 'moreSingles', points: 8 }),
  card('roof-of-the-world', null, { kind: 'doubleMost' }),
  card('sapphire-port', null, { kind: 'bestSingleCard', points: 8 }),
]);

export function cardOf(card: Card): TidesCard {
  return CARDS[card] as TidesCard;
}

export const CARD_IDS: ReadonlyMap<string, Card> = new Map(CARDS.map(({ id }, index) => [id, index]));
