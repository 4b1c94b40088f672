import type { Answer, Seat } from '../base/vocabulary.ts';
import type { Seed } from '../rng/seed.ts';

/** Who gave an answer. */
export type AnsweredBy = 'person' | 'bot' | 'fallback';

export interface RecordedAnswer {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  readonly answer: Answer;
}

/** The hash of format 1 depended on the implementation and can no longer be checked; that of format 2 covers only facts. */
export type RecordFormat = 1 | typeof RECORD_FORMAT;

/** The format of new records. */
export const RECORD_FORMAT = 2;

/** What is played, and its seed. */
export interface RecordHeader {
  readonly format: RecordFormat;
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Set if the game branched off from another one. */
  readonly from?: BranchPoint;
}

/** The moment of another game at which this one starts. Game, revision, options and seats are the same in both. */
export interface BranchPoint {
  readonly record: GameRecord;
  /** The number of its answers that are replayed; never in the middle of a joint decision. */
  readonly upTo: number;
  /**
   * The seat whose knowledge is kept: everything it could not know is re-dealt by the seed, and what only others knew is
   * forgotten. Null: all cards stay in place, and only later random events differ.
   */
  readonly seat: Seat | null;
}

/** An undo that all seats agreed to. `lost` was played after the first `at` answers; what it revealed stays known. */
export interface Rewind {
  readonly at: number;
  readonly lost: readonly RecordedAnswer[];
}

/** All answers of a game. */
export interface RecordedPlay extends RecordHeader {
  /** The answers that stand. Those to one joint decision are in seat order. */
  readonly answers: readonly RecordedAnswer[];
  /** Oldest first. */
  readonly rewinds: readonly Rewind[];
}

/** A whole game. It replays to the same hash on any machine. */
export interface GameRecord extends RecordedPlay {
  /** The hash of the final state's facts. */
  readonly hash: string;
}
