import type { Card, Zone } from '../../base/vocabulary.ts';
import { markOf } from '../marks.ts';

/** Where a card was when the trace started; index -1 means anywhere in an unordered zone. */
export interface StartPlace {
  readonly zone: number;
  readonly index: number;
}

/** A viewer has seen that a card from this place is of this kind. */
export interface LearnedCard {
  readonly viewer: number;
  readonly origin: StartPlace;
  readonly card: Card;
}

/** A viewer has seen a card it did not know. */
export interface SeenCard {
  readonly viewer: number;
  readonly card: Card;
}

/**
 * Follows cards as far as each viewer can: `origins.get(zone)[i][viewer]` is where the card at place i came from, or null
 * once the viewer cannot tell. Active only while an undo is computed.
 */
export interface Trace {
  readonly origins: Map<Zone, (StartPlace | null)[][]>;
  readonly learned: LearnedCard[];
  readonly sights: SeenCard[];
  /** A bit per viewer whose groups were split, so that a card it sees may be one it already knew of. */
  unsure: number;
}

/** Null during normal play, so that it costs verbs one comparison. */
export let trace: Trace | null = null;

export function setTrace(next: Trace | null): void {
  trace = next;
}

export function traceMove(t: Trace, source: Zone, index: number, target: Zone): void {
  rowsOf(t, target).push(...rowsOf(t, source).splice(index, 1));
}

export function traceMoveAll(t: Trace, source: Zone, target: Zone): void {
  rowsOf(t, target).push(...rowsOf(t, source).splice(0));
}

/** A card from outside the zones. */
export function traceArrival(t: Trace, target: Zone, seats: number): void {
  rowsOf(t, target).push(new Array<StartPlace | null>(seats + 1).fill(null));
}

/** For the viewer, two cards of one kind are swapped. */
export function traceSwap(t: Trace, zone: Zone, one: number, other: number, viewer: number): void {
  const rows = rowsOf(t, zone);
  const first = rows[one] as (StartPlace | null)[];
  const second = rows[other] as (StartPlace | null)[];
  const held = first[viewer] as StartPlace | null;
  first[viewer] = second[viewer] as StartPlace | null;
  second[viewer] = held;
}

/** The viewer can no longer distinguish these places; unless all came from the same place, their origin is lost. */
export function traceForgetPositions(t: Trace, zone: Zone, viewer: number, includes: (mark: number) => boolean): void {
  const rows = rowsOf(t, zone).filter((_, i) => includes(markOf(zone.marks[i] as number, viewer)));
  if (rows.every((row) => row[viewer] === rows[0]?.[viewer])) return;
  for (const row of rows) row[viewer] = null;
}

/** `isNew`: the viewer did not know of this card. */
export function traceLearned(t: Trace, zone: Zone, index: number, viewer: number, isNew: boolean): void {
  const card = zone.cards[index] as Card;
  t.sights.push({ viewer, card });
  const origin = rowsOf(t, zone)[index]?.[viewer] ?? null;
  if (origin === null) return;
  if (origin.index < 0 && (!isNew || (t.unsure >> viewer) & 1)) return;
  t.learned.push({ viewer, origin, card });
}

function rowsOf(t: Trace, zone: Zone): (StartPlace | null)[][] {
  return t.origins.get(zone) as (StartPlace | null)[][];
}
