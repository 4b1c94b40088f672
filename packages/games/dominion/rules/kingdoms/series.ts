import type { Outcome, Seat } from '@regalia/kernel';

/**
 * DOM-2.10: who starts the next game of a series. After a shared win lots are drawn among those who did not win, or among
 * all if everybody did; `lot(n)` draws from 0 to n - 1.
 */
export function starterAfter({ winners, places }: Outcome, lot: (n: number) => number): Seat {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return (only + 1) % places.length;
  const all = places.map((_, seat) => seat);
  const others = all.filter((seat) => !winners.includes(seat));
  const candidates = others.length > 0 ? others : all;
  return candidates[lot(candidates.length)] as Seat;
}
