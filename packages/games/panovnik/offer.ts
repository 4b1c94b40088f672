import type { Card } from '@regalia/kernel';
import { ALL_COLOURS, type Colour } from './colours.ts';
import type { Reign } from './effect.ts';
import { type PanovnikState, placeAbove, placeBelow, ROUNDS } from './state.ts';
import { DISCARD, LARGE, OFFER } from './zones.ts';

export function cardsAt({ offer }: Readonly<PanovnikState>, colour: Colour): number {
  return (offer[placeAbove(colour)] === 0 ? 0 : 1) + (offer[placeBelow(colour)] === 0 ? 0 : 1);
}

/** PAN-5.15, 5.16: older cards leave, newer ones move up, four new ones come. */
export function moveOffer(x: Reign): void {
  const { offer, round } = x.state;
  const discarded: Card[] = [];
  for (const colour of ALL_COLOURS) {
    const old = offer[placeAbove(colour)] as Card;
    if (old > 0) {
      x.move(OFFER, old, DISCARD);
      discarded.push(old);
    }
    offer[placeAbove(colour)] = offer[placeBelow(colour)] as Card;
    offer[placeBelow(colour)] = 0;
  }
  const laid = round < ROUNDS ? layFour(x) : [];
  x.out?.push({ t: 'offered', discarded, laid });
}

/** PAN-3.8: four cards of the large deck, one below each auction card. */
export function layFour(x: Reign): Card[] {
  return ALL_COLOURS.map((colour) => {
    const card = x.moveTop(LARGE, OFFER);
    x.state.offer[placeBelow(colour)] = card;
    return card;
  });
}
