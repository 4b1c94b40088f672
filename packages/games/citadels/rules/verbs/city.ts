import type { Card, Seat } from '@regalia/kernel';
import { CITY_END, costOf, HAUNTED_CITY, isBuilding } from '../cards/printed.ts';
import { traitsOf } from '../cards/traits.ts';
import type { Turn } from '../effect.ts';
import type { Menu } from '../menu.ts';
import { type CitadelsState, isComplete, NOBODY } from '../state.ts';
import { city, cityOf, discard, hand } from '../zones.ts';

/** CIT-5.3, CIT-5.4: whether a card of the hand is a building that may go into the city, and its price can be paid. */
export function canBuild({ coins, city: built }: Menu, card: Card): boolean {
  return isBuilding(card) && costOf(card) <= coins && !built.includes(card);
}

/** Puts a card of the hand into the city; the eighth makes this the last round (CIT-8.1). */
export function putInCity(x: Turn, card: Card): void {
  const s = x.state;
  x.move(hand(x.me), card, city(x.me));
  if (card === HAUNTED_CITY) s.hauntedSince = s.round;
  if (s.first !== NOBODY || x.cityOf().length < CITY_END) return;
  s.first = x.me;
  x.out?.push({ t: 'last-round', seat: x.me });
}

/** Takes a card out of a city, onto the discard pile. */
export function takeFromCity(x: Turn, seat: Seat, card: Card): void {
  x.move(city(seat), card, discard(x.seats));
}

/** CIT-6.14, CIT-6.16: whether no building of the seat may be destroyed. */
export function isProtected(s: Readonly<CitadelsState>, seat: Seat): boolean {
  if (isComplete(s, seat)) return true;
  const { holders } = s;
  for (let character = 0; character < holders.length; character++) {
    if (holders[character] === seat && traitsOf(character).protectsCity === true) return true;
  }
  return false;
}

/** CIT-6.15, CIT-7.12: what destroying a building costs; null if that cannot be done. */
export function priceOf(s: Readonly<CitadelsState>, seat: Seat, card: Card): number | null {
  return isProtected(s, seat) || traitsOf(card).stands ? null : priceIn(cityOf(s, seat), card);
}

/** The same for a card of a city that is not protected, and which does not stand for ever. */
export function priceIn(city: readonly Card[], card: Card): number {
  let price = Math.max(0, costOf(card) - 1);
  for (let i = 0; i < city.length; i++) {
    if (city[i] !== card) price += traitsOf(city[i] as Card).surcharge ?? 0;
  }
  return price;
}
