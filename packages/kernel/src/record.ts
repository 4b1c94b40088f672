import type { Seed } from './seed.ts';
import type { Answer, Seat } from './vocabulary.ts';

/** Who gave an answer. */
export type AnsweredBy = 'person' | 'bot' | 'fallback';

export interface RecordedAnswer {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  readonly answer: Answer;
}

/** What is played and where its randomness comes from. */
export interface RecordHeader {
  readonly format: 1;
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
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
  /** The hash of the state the answers lead to. */
  readonly hash: string;
}
