import type { Answer, Locale } from '@regalia/kernel';

/** A part of the table that a lesson points at: the value of a `data-place` on the board or in the shell. */
export type PlaceName = string;

export interface LessonStep {
  /** Shown while the table stands at this step. */
  readonly at: number;
  readonly text: Readonly<Record<Locale, string>>;
  readonly place?: PlaceName;
  /** The answer the coach asks for; the step then ends with it and not by a click on "next". */
  readonly answer?: Answer;
}

/** A guided game from real decisions: the deal is fixed, and the other seats answer by the script. */
export interface Lesson {
  readonly seed: number;
  /** The options of its table; the book's if left out. */
  readonly options?: unknown;
  readonly steps: readonly LessonStep[];
  /** By seat, the learner's first: what it answers at which table step; after the script a bot goes on. */
  readonly others: readonly Readonly<Record<number, Answer>>[];
}
