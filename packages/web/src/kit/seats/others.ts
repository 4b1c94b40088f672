import type { Seat } from '@regalia/kernel';

/** The other seats in the order of play, the next one first. */
export function othersOf(me: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
}
