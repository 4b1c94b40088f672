import { at } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { aside, deck } from '../zones.ts';
import type { LyingCards } from './ask.ts';
import { readyDeck } from './draw.ts';

/** DOM-3.30: the next card to be drawn, seen by its owner only; it stays on the deck until it is kept or set aside. */
export function lookAtTop(x: Turn): void {
  if (readyDeck(x)) x.reveal(deck(x.me), x.deckOf().length - 1, 1 << x.me);
}

/** DOM-7.12: face up, without doing what it says. */
export function setAsideTop(x: Turn): void {
  const card = x.moveTop(deck(x.me), aside(x.me));
  x.out?.push({ t: 'set-aside', seat: x.me, card });
}

export function topOfDeck(x: Turn): LyingCards {
  return { cards: x.deckOf().slice(-1), where: at('deck', x.me) };
}
