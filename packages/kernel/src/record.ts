import { hash } from './canonical.ts';
import { InvalidInput } from './errors.ts';
import type { Game, GameEvent, GameView } from './game.ts';
import { replayLine } from './rewind.ts';
import type { Seed } from './seed.ts';
import type { Answer, Seat, State } from './vocabulary.ts';

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

/** The state after the first `upTo` of the answers that stand, or after all. */
export function replay<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  record: RecordedPlay,
  upTo = record.answers.length,
): S {
  if (record.game !== game.id) {
    throw new InvalidInput('invalid-record', `this is a record of "${record.game}", not of "${game.id}"`);
  }
  return replayLine(game, record, upTo);
}

/** Whether the record leads to the state it says it does. */
export function keepsHash<S extends State>(game: Game<S>, record: GameRecord): boolean {
  return hash(replay(game, record)) === record.hash;
}
