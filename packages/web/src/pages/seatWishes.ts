import type { SeatWish } from '@regalia/protocol';

/** Me first, everybody else by invitation. */
export function usualWishes(seats: number): readonly SeatWish[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
}

/** The wishes with another one for a seat. I can sit on one seat only: where I come from becomes free. */
export function withWish(wishes: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] {
  return wishes.map((old, i) => {
    if (i === seat) return wish;
    return wish.kind === 'me' && old.kind === 'me' ? { kind: 'open' } : old;
  });
}
