import type { Card } from '@regalia/kernel';
import {
  COPPER,
  CURSE,
  ESTATE,
  isAction,
  isTreasure,
  isVictory,
  printedCoinsOf,
  printedCost,
} from '../../rules/cards/printed.ts';

/** How useful a card is in the deck, for choosing what to keep, discard, pass and trash; not counting its points. */
export function worthOf(kind: Card): number {
  if (kind === CURSE) return -3;
  if (isVictory(kind) && !isAction(kind) && !isTreasure(kind)) return -1;
  if (isTreasure(kind)) return 2 * printedCoinsOf(kind) - 1;
  return 1 + printedCost(kind);
}

/** Cards one would rather be rid of: Curses, Estates and, later on, Coppers. */
export function isJunk(kind: Card): boolean {
  return kind === CURSE || kind === ESTATE || kind === COPPER;
}

/** The `count` cards of least worth, least first. */
export function worstOf(cards: readonly Card[], count: number): Card[] {
  return cards
    .slice()
    .sort((a, b) => worthOf(a) - worthOf(b) || a - b)
    .slice(0, count);
}

/** The card of most worth; of equals the first. */
export function bestOf(cards: readonly Card[]): Card {
  return cards.reduce((best, card) => (worthOf(card) > worthOf(best) ? card : best));
}
