import type { Card, Part, Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { costOf } from '../state.ts';
import { aside, deck, hand, play, trash } from '../zones.ts';
import { type Choice, pick } from './ask.ts';
import { readyDeck } from './draw.ts';

/** No card was trashed. */
export const NOTHING = -1;

export function trashFromHand(x: Turn, cards: readonly Card[], seat: Seat = x.me): void {
  if (cards.length === 0) return;
  for (let i = 0; i < cards.length; i++) x.move(hand(seat), cards[i] as Card, trash(x.seats));
  tellTrashed(x, seat, cards);
}

/** Asks for cards of the hand and trashes them; a step of a card. */
export function trashing(choice: Omit<Choice, 'prompt'>): Part<Turn> {
  return [
    pick({ ...choice, prompt: choice.min === choice.max ? 'trash' : 'trash-up-to' }),
    (x) => trashFromHand(x, x.answer),
  ];
}

/** The same for one card; `cost` is then its current cost, or NOTHING. */
export function trashingOne(choice: Omit<Choice, 'prompt' | 'min' | 'max'>): Part<Turn> {
  return [
    pick({ ...choice, prompt: 'trash', min: 1, max: 1 }),
    (x) => {
      x.set({ cost: x.chosen < 0 ? NOTHING : costOf(x.state, x.chosen) });
      trashFromHand(x, x.answer);
    },
  ];
}

/** The top card of the deck; `cost` is then its current cost, or NOTHING. */
export function trashTop(x: Turn): void {
  x.set({ cost: NOTHING });
  if (!readyDeck(x)) return;
  const card = x.moveTop(deck(x.me), trash(x.seats));
  x.set({ cost: costOf(x.state, card) });
  tellTrashed(x, x.me, [card]);
}

/** DOM-10.5: the card being played, unless it has left play before; whether it was trashed. */
export function trashThis(x: Turn): boolean {
  if (!x.state.stillInPlay) return false;
  const place = x.playOf().lastIndexOf(x.frame.card);
  x.moveAt(play(x.me), place, trash(x.seats));
  x.state.stillInPlay = false;
  tellTrashed(x, x.me, [x.frame.card]);
  return true;
}

/** The card turned up last, if it fits; `cost` is then its current cost, else NOTHING. */
export function trashAside(x: Turn, which: (kind: Card, x: Turn) => boolean): void {
  const card = x.asideOf().at(-1);
  x.set({ cost: NOTHING });
  if (card === undefined || !which(card, x)) return;
  x.set({ cost: costOf(x.state, card) });
  x.moveTop(aside(x.me), trash(x.seats));
  tellTrashed(x, x.me, [card]);
}

/** After cards went to the Trash, from wherever. */
export function tellTrashed(x: Turn, seat: Seat, cards: readonly Card[]): void {
  x.state.idleTurns = -1;
  x.out?.push({ t: 'trashed', seat, cards });
}
