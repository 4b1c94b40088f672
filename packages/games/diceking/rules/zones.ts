import { type Card, type Layout, makeLayout, type Seat, type Zone, type ZoneSpec } from '@regalia/kernel';
import { DECKS, deckOf } from './printed/shape.ts';
import type { DicekingState } from './state.ts';

/** Zones by index. Castle tiles are one pool, the cards of each deck another: their backs tell them apart. */
export const TILES = 0;
/** DIC-4.4: two tiles that nobody has seen. */
export const BOX = 1;
/** Tiles shown to all, before one of them is placed. */
export const DRAWN = 2;
/** Tiles on the map. */
export const LAID = 3;
export const DISCARD = 4;
export const deck = (number: number): number => 5 + number;
/** DIC-4.9: the visible top card of a deck. */
export const display = (number: number): number => 10 + number;
export const faceUp = (seat: Seat): number => 15 + 2 * seat;
/** Super-jokers. */
export const faceDown = (seat: Seat): number => 16 + 2 * seat;

const POOL_OF_TILES = 0;
const poolOf = (number: number): number => 1 + number;
/** Cards of all decks lie there together; all of them are known to everybody. */
const ANY_POOL = 1;

const zone = (name: string, visibleTo: ZoneSpec['visibleTo'], pool: number, owner: Seat | null = null): ZoneSpec => ({
  name,
  owner,
  visibleTo,
  ordered: true,
  pool,
});

const LAYOUTS = new Map<number, Layout>();

export function layout(seats: number): Layout {
  const known = LAYOUTS.get(seats) ?? makeLayout(seats, specs(seats));
  LAYOUTS.set(seats, known);
  return known;
}

function specs(seats: number): ZoneSpec[] {
  return [
    zone('tiles', 'none', POOL_OF_TILES),
    zone('box', 'none', POOL_OF_TILES),
    zone('drawn', 'all', POOL_OF_TILES),
    zone('laid', 'all', POOL_OF_TILES),
    zone('discard', 'all', ANY_POOL),
    ...DECKS.map((_, number) => zone('deck', 'none', poolOf(number))),
    ...DECKS.map((_, number) => zone('display', 'all', poolOf(number))),
    ...Array.from({ length: seats }, (_, seat) => [
      zone('face-up', 'all', ANY_POOL, seat),
      zone('face-down', 'all', ANY_POOL, seat),
    ]).flat(),
  ];
}

export function cardsIn(s: Readonly<DicekingState>, zone: number): readonly Card[] {
  return (s.zones[zone] as Zone).cards;
}

/** The visible card of a deck; undefined if it is empty. */
export function topOf(s: Readonly<DicekingState>, number: number): Card | undefined {
  return cardsIn(s, display(number))[0];
}

/** The visible cards of all decks that are not empty. */
export function displayed(s: Readonly<DicekingState>): Card[] {
  const cards: Card[] = [];
  for (let number = 0; number < DECKS.length; number++) {
    const top = topOf(s, number);
    if (top !== undefined) cards.push(top);
  }
  return cards;
}

export const displayOf = (card: Card): number => display(deckOf(card));
