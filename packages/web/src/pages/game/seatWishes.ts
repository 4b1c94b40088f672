import type { SeatWish } from '@regalia/protocol';

/** I take the first seat; the others are by invitation. */
export function usualWishes(seats: number): readonly SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
}

/** Changes the wish for one seat. If I move there, my old seat opens. */
export function withWish(wishes: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] {
  return wishes.map((old, i) => {
    if (i === seat) return wish;
    return wish.kind === 'me' && old.kind === 'me' ? { kind: 'open' } : old;
  });
}
