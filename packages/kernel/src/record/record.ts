import type { Answer, Seat } from '../base/vocabulary.ts';
import type { Seed } from '../rng/seed.ts';

/** Who gave an answer. */
export type AnsweredBy = 'person' | 'bot' | 'fallback';

export interface RecordedAnswer {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  readonly answer: Answer;
}

/** The hash of format 1 covered how the rules were written, too, and can no longer be checked; that of format 2 covers facts. */
export type RecordFormat = 1 | typeof RECORD_FORMAT;

/** What is written today. */
export const RECORD_FORMAT = 2;

/** What is played and where its randomness comes from. */
export interface RecordHeader {
  readonly format: RecordFormat;
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Left out where the game was played from its beginning. */
  readonly from?: BranchPoint;
}

/** The moment of another game at which this one begins: game, revision, options and seats are that game's. */
export interface BranchPoint {
  readonly record: GameRecord;
  /** After so many of its answers; not within a joint decision. */
  readonly upTo: number;
  /**
   * Whose knowledge stays: everything this seat could not know is dealt anew by the seed, and what others alone knew is
   * forgotten. Null: all cards stay where they lie, and only what is random from there on comes out anew.
   */
  readonly seat: Seat | null;
}

/** An undo that all agreed to: `lost` was played after the first `at` answers, and what was seen of it stays known. */
export interface Rewind {
  readonly at: number;
  readonly lost: readonly RecordedAnswer[];
}

/** Everything that was done. */
export interface RecordedPlay extends RecordHeader {
  /** The answers that stand; those to a joint decision in seat order. */
  readonly answers: readonly RecordedAnswer[];
  /** Oldest first. */
  readonly rewinds: readonly Rewind[];
}

/** A whole game: it replays to the same hash on any machine. */
export interface GameRecord extends RecordedPlay {
  /** The hash of the facts of the state the answers lead to. */
  readonly hash: string;
}
