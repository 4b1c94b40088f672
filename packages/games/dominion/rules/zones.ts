import {
  at,
  type Card,
  type Layout,
  makeLayout,
  type Seat,
  type State,
  type Zone,
  type ZoneSpec,
} from '@regalia/kernel';

/**
 * Zones by index, five for each seat and the Trash. What a seat owns is a pool of its own, since everybody sees what is
 * gained and trashed (DOM-3.15): an unknown card can only be one of its owner's.
 */
const PER_SEAT = 5;
export const deck = (seat: Seat): number => PER_SEAT * seat;
export const hand = (seat: Seat): number => PER_SEAT * seat + 1;
/** Cards laid out this turn, in the order in which they were laid. */
export const play = (seat: Seat): number => PER_SEAT * seat + 2;
/** The top card is shown to all (DOM-3.1); the zone itself hides what lies below. */
export const discard = (seat: Seat): number => PER_SEAT * seat + 3;
/** Revealed or set aside while an effect runs, in the order of revealing. */
export const aside = (seat: Seat): number => PER_SEAT * seat + 4;
export const trash = (seats: number): number => PER_SEAT * seats;

/** The piles have no zone of their own: they hold one kind each, all open. */
export const SUPPLY = at('supply');
/** The hand of each seat, as questions name it. */
export const HANDS = [0, 1, 2, 3].map((seat) => at('hand', seat));

const LAYOUTS: readonly Layout[] = [2, 3, 4].map(makeDominionLayout);

export function layout(seats: number): Layout {
  return LAYOUTS[seats - 2] as Layout;
}

export function cardsIn(s: Readonly<State>, zone: number): readonly Card[] {
  return (s.zones[zone] as Zone).cards;
}

/** Everything a seat owns: deck, hand, play, discard pile and what is set aside. */
export function ownedBy(s: Readonly<State>, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let zone = deck(seat); zone <= aside(seat); zone++) for (const card of cardsIn(s, zone)) cards.push(card);
  return cards;
}

function makeDominionLayout(seats: number): Layout {
  const specs = Array.from({ length: seats }, (_, owner): ZoneSpec[] => [
    { name: 'deck', owner, visibleTo: 'none', ordered: true, pool: owner },
    { name: 'hand', owner, visibleTo: 'owner', ordered: false, pool: owner },
    { name: 'play', owner, visibleTo: 'all', ordered: true, pool: owner },
    { name: 'discard', owner, visibleTo: 'none', ordered: true, pool: owner },
    { name: 'aside', owner, visibleTo: 'all', ordered: true, pool: owner },
  ]);
  return makeLayout(seats, [
    ...specs.flat(),
    { name: 'trash', owner: null, visibleTo: 'all', ordered: true, pool: seats },
  ]);
}
