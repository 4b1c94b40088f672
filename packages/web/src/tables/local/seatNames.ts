import type { LocalSeat } from './storedTable.ts';

/** A name given after the table was laid stands at it too, where one person plays alone. */
export function withName(seats: readonly LocalSeat[], name: string): readonly LocalSeat[] {
  const people = seats.filter(({ bot }) => bot === null);
  return people.length === 1 && name !== ''
    ? seats.map((seat) => (seat.bot === null ? { ...seat, name } : seat))
    : seats;
}
