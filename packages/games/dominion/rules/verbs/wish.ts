import { type Card, decision, type Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { deck, hand, SUPPLY } from '../zones.ts';
import { put } from './ask.ts';

/** DOM-I09.2, DOM-I09.5: a card is named, one of the kinds of the game. `takeWish` compares it. */
export const namingKind: Part<Turn> = [
  (x) => {
    const kinds = x.state.supply.flatMap((left, kind) => (left >= 0 ? [kind] : []));
    put(x, decision(x.me, 'wish', 'DOM-I09.2', 'card', kinds, { params: x.source, where: SUPPLY }));
  },
  (x) => {
    x.set({ wish: x.chosen });
    x.out?.push({ t: 'wished', seat: x.me, card: x.chosen });
  },
];

/** DOM-I09.3: the revealed top card goes to the hand if it is the one named, seen by all. */
export function takeWish(x: Turn, revealed: Card): void {
  if (revealed !== x.vars.wish) return;
  x.moveTop(deck(x.me), hand(x.me));
  x.out?.push({ t: 'took', seat: x.me, cards: [revealed] });
}
