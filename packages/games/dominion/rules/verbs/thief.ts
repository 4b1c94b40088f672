import { at, type Card, type Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { aside, cardsIn, discard, trash } from '../zones.ts';
import { type LyingCards, pick } from './ask.ts';
import { tellTrashed } from './trash.ts';

/** The card the attacker chose of those laid aside. */
export function trashChosenAside(x: Turn): void {
  if (x.chosen < 0) return;
  x.move(aside(x.me), x.chosen, trash(x.seats));
  tellTrashed(x, x.me, x.answer);
}

/** DOM-B16.3: any of the cards trashed by this play, which lie above those from before. */
export const stealing: Part<Turn> = [
  pick({ prompt: 'steal', rule: 'DOM-B16.3', from: loot, min: 0, max: Number.MAX_SAFE_INTEGER }),
  (x) => {
    for (const card of x.answer) x.moveAt(trash(x.seats), newest(x, card), discard(x.me));
    if (x.answer.length > 0) x.out?.push({ t: 'stole', seat: x.me, cards: x.answer });
  },
];

/** Marks where newly trashed cards begin. */
export function markTrash(x: Turn): void {
  x.set({ trashedBefore: cardsIn(x.state, trash(x.seats)).length });
}

function loot(x: Turn): LyingCards {
  return { cards: cardsIn(x.state, trash(x.seats)).slice(x.vars.trashedBefore), where: at('trash') };
}

function newest(x: Turn, card: Card): number {
  return cardsIn(x.state, trash(x.seats)).lastIndexOf(card);
}
