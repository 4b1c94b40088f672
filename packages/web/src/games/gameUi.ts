import type { Answer, Breakdown, Card, Decision, Game, GameEvent, GameView, OptionId, Viewer } from '@regalia/kernel';
import type { ComponentType } from 'react';
import type { Lesson } from '../lesson/lesson.ts';
import type { TableSpeech } from '../table/speech.ts';
import type { Sitter } from '../tables/table.ts';

/** The choice being made on the board; the same for every game. */
export interface Choice {
  readonly decision: Decision | null;
  /** What is marked so far, in the order it was marked. */
  readonly picked: Answer;
  /** What was sent and waits for others. */
  readonly parked: Answer | null;
  /** Marks or unmarks an option; for one that is not offered, says why. */
  readonly toggle: (option: OptionId) => void;
}

export interface BoardProps {
  readonly game: Game;
  readonly view: GameView;
  readonly viewer: Viewer;
  readonly step: number;
  readonly sitters: readonly Sitter[];
  readonly ready: readonly number[];
  readonly asked: readonly number[];
  readonly score: readonly Breakdown[];
  readonly choice: Choice;
  readonly speech: TableSpeech;
}

export interface CardProps {
  readonly card: Card;
  readonly speech: TableSpeech;
  /** Points to show in the seal. */
  readonly points?: number | null | undefined;
}

export interface InterludeProps {
  readonly events: readonly GameEvent[];
  readonly score: readonly Breakdown[];
  readonly speech: TableSpeech;
}

/** What a game adds to the generic table. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>;
  readonly Card: ComponentType<CardProps>;
  /** What the card does, in a sentence. */
  readonly cardText: (card: Card, speech: TableSpeech) => string;
  /** A pause worth taking after these events, e.g. a scored round; undefined for none. */
  readonly interludeTitle: (events: readonly GameEvent[], speech: TableSpeech) => string | undefined;
  readonly Interlude: ComponentType<InterludeProps>;
  /** What the lines of a score section have in common, e.g. "Round 2". */
  readonly sectionName: (section: number, speech: TableSpeech) => string;
  readonly lesson: Lesson | null;
}
