import { type Card, type Layout, makeLayout, type Seat, type Zone, type ZoneSpec } from '@regalia/kernel';
import { SEATS, type TidesState } from './state.ts';

/** Zones by index. All cards are of one pool: anything unseen could be anywhere unseen. */
export const DECK = 0;
export const BOX = 1;
export const hand = (seat: Seat): number => 2 + seat;
/** Cards laid in the present round. */
export const laid = (seat: Seat): number => 4 + seat;
export const monuments = (seat: Seat): number => 6 + seat;

const shared = (name: string, visibleTo: ZoneSpec['visibleTo']): ZoneSpec => ({
  name,
  owner: null,
  visibleTo,
  ordered: true,
  pool: 0,
});
const perSeat = (name: string, visibleTo: ZoneSpec['visibleTo'], ordered: boolean): ZoneSpec[] =>
  Array.from({ length: SEATS }, (_, owner) => ({ name, owner, visibleTo, ordered, pool: 0 }));

const LAYOUT = makeLayout(SEATS, [
  shared('deck', 'none'),
  shared('box', 'all'),
  ...perSeat('hand', 'owner', false),
  ...perSeat('laid', 'all', true),
  ...perSeat('monuments', 'all', true),
]);

export const layout = (): Layout => LAYOUT;

export function cardsIn(s: Readonly<TidesState>, zone: number): readonly Card[] {
  return (s.zones[zone] as Zone).cards;
}

/** Monuments and the cards laid this round: everything that is scored. */
export function kingdomOf(s: Readonly<TidesState>, seat: Seat): Card[] {
  const cards = cardsIn(s, monuments(seat)).slice();
  const added = cardsIn(s, laid(seat));
  for (let i = 0; i < added.length; i++) cards.push(added[i] as Card);
  return cards;
}
