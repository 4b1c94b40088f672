import { type Card, type Layout, makeLayout, type Seat, type State, type Zone, type ZoneSpec } from '@regalia/kernel';

/** Zones by index: five of all, then six of each seat. */
export const LARGE = 0;
export const SMALL = 1;
export const LAWS = 2;
export const OFFER = 3;
export const DISCARD = 4;
const SHARED = 5;
const PER_SEAT = 6;

/** Characters and laws have different backs, so that everybody sees how many of each a seat holds. */
export const characters = (seat: Seat): number => SHARED + PER_SEAT * seat;
export const laws = (seat: Seat): number => characters(seat) + 1;
/** Cards tucked face down. Their order is that of `hiddenUnder`. */
export const tuckedCharacters = (seat: Seat): number => characters(seat) + 2;
export const tuckedLaws = (seat: Seat): number => characters(seat) + 3;
/** What lies open before a seat: cards in slots, tucked openly, or just turned up. `place` says which. */
export const pyramid = (seat: Seat): number => characters(seat) + 4;
/** PAN-12.4: the two gems that the seat gave back at the start. */
export const returned = (seat: Seat): number => characters(seat) + 5;

/** The card that stands for a blue gem; the other colors follow. */
export const FIRST_GEM: Card = 89;

const CHARACTER_POOL = 0;
const LAW_POOL = 1;
const GEM_POOL = 2;

const LAYOUTS = [1, 2, 3, 4].map((seats) => makeLayout(seats, specs(seats)));

export function layout(seats: number): Layout {
  return LAYOUTS[seats - 1] as Layout;
}

export function cardsIn(s: Readonly<State>, zone: number): readonly Card[] {
  return (s.zones[zone] as Zone).cards;
}

/** Hand cards of both kinds. */
export function handOf(s: Readonly<State>, seat: Seat): Card[] {
  const cards = cardsIn(s, characters(seat)).slice();
  const added = cardsIn(s, laws(seat));
  for (let i = 0; i < added.length; i++) cards.push(added[i] as Card);
  return cards;
}

export function handSize(s: Readonly<State>, seat: Seat): number {
  return cardsIn(s, characters(seat)).length + cardsIn(s, laws(seat)).length;
}

function specs(seats: number): ZoneSpec[] {
  const shared = (name: string, visibleTo: ZoneSpec['visibleTo'], pool: number): ZoneSpec => {
    return { name, owner: null, visibleTo, ordered: true, pool };
  };
  const own = (
    name: string,
    owner: Seat,
    visibleTo: ZoneSpec['visibleTo'],
    ordered: boolean,
    pool: number,
  ): ZoneSpec => {
    return { name, owner, visibleTo, ordered, pool };
  };
  return [
    shared('large-deck', 'none', CHARACTER_POOL),
    shared('small-deck', 'none', CHARACTER_POOL),
    shared('law-deck', 'none', LAW_POOL),
    shared('offer', 'all', CHARACTER_POOL),
    shared('discard', 'all', CHARACTER_POOL),
    ...Array.from({ length: seats }, (_, seat) => [
      own('characters', seat, 'owner', false, CHARACTER_POOL),
      own('laws', seat, 'owner', false, LAW_POOL),
      own('tucked-characters', seat, 'owner', true, CHARACTER_POOL),
      own('tucked-laws', seat, 'owner', true, LAW_POOL),
      own('pyramid', seat, 'all', true, CHARACTER_POOL),
      own('returned-gems', seat, 'owner', false, GEM_POOL),
    ]).flat(),
  ];
}
