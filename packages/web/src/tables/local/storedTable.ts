import type { GameRecord, Outcome, RecordedAnswer, Seed } from '@regalia/kernel';

export interface LocalSeat {
  readonly name: string;
  /** The level of the bot that sits here; null for a person. */
  readonly bot: string | null;
}

/** What is chosen when a table is opened in this browser. */
export interface LocalPlan {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: unknown;
  /** Left out: a fresh one. Lessons have their own. */
  readonly seed?: Seed;
  readonly lesson?: boolean;
}

/** A table of this browser as it is kept: with the record it can be played on, replayed and given away. */
export interface StoredTable {
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly lesson: boolean;
  readonly record: GameRecord;
  /** Answers that wait for others; kept here only, since they are not part of the record. */
  readonly parked?: readonly RecordedAnswer[];
  /** When each step came, in ms. */
  readonly times?: readonly (number | null)[];
  readonly over: boolean;
  /** How it ended; tables kept before there was this have none. */
  readonly outcome?: Outcome | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

export function isSeats(value: unknown): value is readonly LocalSeat[] {
  return (
    Array.isArray(value) &&
    value.every((seat) => typeof seat?.name === 'string' && (seat.bot === null || typeof seat.bot === 'string'))
  );
}
