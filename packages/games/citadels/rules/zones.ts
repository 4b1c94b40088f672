import { type Card, type Layout, makeLayout, type Seat, type State, type Zone, type ZoneSpec } from '@regalia/kernel';

/**
 * Zones by index: three for each seat, then those of the table. Two pools: what is built and held, and the characters.
 * A seat's two characters are an unordered pair (CIT-3.11).
 */
const PER_SEAT = 3;
const BUILDINGS = 0;
const CHARACTERS = 1;

export const hand = (seat: Seat): number => PER_SEAT * seat;
export const city = (seat: Seat): number => PER_SEAT * seat + 1;
export const characters = (seat: Seat): number => PER_SEAT * seat + 2;
export const deck = (seats: number): number => PER_SEAT * seats;
export const discard = (seats: number): number => PER_SEAT * seats + 1;
/** Cards taken from the deck to choose from; seen by the seat that chooses. */
export const offer = (seats: number): number => PER_SEAT * seats + 2;
/** CIT-9.12: in the order of `CitadelsState.wagons`. */
export const wagons = (seats: number): number => PER_SEAT * seats + 3;
export const characterDeck = (seats: number): number => PER_SEAT * seats + 4;
export const faceUp = (seats: number): number => PER_SEAT * seats + 5;
export const faceDown = (seats: number): number => PER_SEAT * seats + 6;
/** The characters that go round in the draft; seen by the seat that has them in hand. */
export const draft = (seats: number): number => PER_SEAT * seats + 7;
/** Characters that have answered this round. */
export const answered = (seats: number): number => PER_SEAT * seats + 8;

const SEAT_COUNTS = [2, 3, 4, 5, 6, 7];
const LAYOUTS: readonly Layout[] = SEAT_COUNTS.map(makeCitadelsLayout);
const HELD_CHARACTERS: readonly (readonly number[])[] = SEAT_COUNTS.map((seats) =>
  Array.from({ length: seats }, (_, seat) => characters(seat)),
);
const CHARACTERS_ZONES: readonly (readonly number[])[] = SEAT_COUNTS.map((seats, i) => [
  characterDeck(seats),
  ...(HELD_CHARACTERS[i] as readonly number[]),
  answered(seats),
  faceUp(seats),
  faceDown(seats),
  draft(seats),
]);

export function layout(seats: number): Layout {
  return LAYOUTS[seats - 2] as Layout;
}

/** The characters of every seat, in the order of seats. */
export function heldCharacters(seats: number): readonly number[] {
  return HELD_CHARACTERS[seats - 2] as readonly number[];
}

/** Every zone where characters lie, their deck first. */
export function charactersZones(seats: number): readonly number[] {
  return CHARACTERS_ZONES[seats - 2] as readonly number[];
}

export function cardsIn(s: Readonly<State>, zone: number): readonly Card[] {
  return (s.zones[zone] as Zone).cards;
}

export const handOf = (s: Readonly<State>, seat: Seat): readonly Card[] => cardsIn(s, hand(seat));
export const cityOf = (s: Readonly<State>, seat: Seat): readonly Card[] => cardsIn(s, city(seat));

function makeCitadelsLayout(seats: number): Layout {
  const own = Array.from({ length: seats }, (_, owner): ZoneSpec[] => [
    { name: 'hand', owner, visibleTo: 'owner', ordered: false, pool: BUILDINGS },
    { name: 'city', owner, visibleTo: 'all', ordered: true, pool: BUILDINGS },
    { name: 'characters', owner, visibleTo: 'owner', ordered: false, pool: CHARACTERS },
  ]);
  const shared: ZoneSpec[] = [
    { name: 'deck', owner: null, visibleTo: 'none', ordered: true, pool: BUILDINGS },
    { name: 'discard', owner: null, visibleTo: 'all', ordered: true, pool: BUILDINGS },
    { name: 'offer', owner: null, visibleTo: 'none', ordered: false, pool: BUILDINGS },
    { name: 'wagons', owner: null, visibleTo: 'all', ordered: true, pool: BUILDINGS },
    { name: 'character-deck', owner: null, visibleTo: 'none', ordered: true, pool: CHARACTERS },
    { name: 'face-up', owner: null, visibleTo: 'all', ordered: true, pool: CHARACTERS },
    { name: 'face-down', owner: null, visibleTo: 'none', ordered: false, pool: CHARACTERS },
    { name: 'draft', owner: null, visibleTo: 'none', ordered: false, pool: CHARACTERS },
    { name: 'answered', owner: null, visibleTo: 'all', ordered: true, pool: CHARACTERS },
  ];
  return makeLayout(seats, [...own.flat(), ...shared], true);
}
