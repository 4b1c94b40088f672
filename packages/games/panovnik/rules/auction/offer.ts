import type { Card } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { type PanovnikState, placeAbove, placeBelow, ROUNDS } from '../state.ts';
import { DISCARD, LARGE, OFFER } from '../zones.ts';

export function cardsAt({ offer }: Readonly<PanovnikState>, color: Color): number {
  return (offer[placeAbove(color)] === 0 ? 0 : 1) + (offer[placeBelow(color)] === 0 ? 0 : 1);
}

/** PAN-5.15, 5.16: older cards leave, newer ones move up, four new ones come. */
export function moveOffer(x: Turn): void {
  const { offer, round } = x.state;
  const discarded: Card[] = [];
  for (const color of ALL_COLORS) {
    const old = offer[placeAbove(color)] as Card;
    if (old > 0) {
      x.move(OFFER, old, DISCARD);
      discarded.push(old);
    }
    offer[placeAbove(color)] = offer[placeBelow(color)] as Card;
    offer[placeBelow(color)] = 0;
  }
  const laid = round < ROUNDS ? layFour(x) : [];
  x.out?.push({ t: 'offered', discarded, laid });
}

/** PAN-3.8: four cards of the large deck, one below each auction card. */
export function layFour(x: Turn): Card[] {
  return ALL_COLORS.map((color) => {
    const card = x.moveTop(LARGE, OFFER);
    x.state.offer[placeBelow(color)] = card;
    return card;
  });
}
