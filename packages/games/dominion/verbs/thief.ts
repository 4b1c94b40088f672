import type { Card, Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { aside, cardsIn, discard, trash } from '../zones.ts';
import { amongCards, put } from './ask.ts';
import { tellTrashed } from './trash.ts';

/** The card the attacker chose of those laid aside. */
export function trashChosenAside(x: Turn): void {
  if (x.chosen < 0) return;
  x.move(aside(x.me), x.chosen, trash(x.seats));
  tellTrashed(x, x.me, x.answer);
}

/** DOM-B16.3: any of the cards trashed by this play, which are those above the number of the frame. */
export const steal: Part<Turn> = [
  (x) => {
    const loot = cardsIn(x.state, trash(x.seats)).slice(x.frame.n);
    put(x, amongCards(x, x.me, loot, { prompt: 'steal', rule: 'DOM-B16.3', min: 0, max: loot.length }));
  },
  (x) => {
    for (const card of x.answer) x.moveAt(trash(x.seats), newest(x, card), discard(x.me));
    if (x.answer.length > 0) x.out?.push({ t: 'stole', seat: x.me, cards: x.answer });
  },
];

function newest(x: Turn, card: Card): number {
  return cardsIn(x.state, trash(x.seats)).lastIndexOf(card);
}
