import type { Answer, Breakdown, Card, Decision, Game, GameEvent, GameView, OptionId, Viewer } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
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
  /** Unmarks one copy of an option. */
  readonly drop: (option: OptionId) => void;
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
  /** What happened, as far as the viewer may know it. */
  readonly log: readonly Happening[];
  readonly choice: Choice;
  /** My standing order, where the game knows some and I sit at the table. */
  readonly standing: Standing | null;
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

/** A standing order, and how to give another. */
export interface Standing {
  readonly order: string;
  readonly give: (order: string) => void;
}

/** Answers that a person gives in advance, the same whether the cards allow it or not. */
export interface StandingOrders {
  /** The first one asks the person. */
  readonly orders: readonly string[];
  /** The answer by this order; null where it leaves the question to the person. */
  readonly answer: (order: string, decision: Decision) => Answer | null;
}

/** The buttons of a question. */
export interface Answering {
  readonly confirm: string;
  /** On the button that takes nothing. */
  readonly none?: string | undefined;
  /** An answer that has a button of its own while nothing is marked. */
  readonly shortcut?: { readonly label: string; readonly answer: Answer } | undefined;
}

/** A question that stands for several of the same kind, asked one after the other. */
export interface Bundle {
  readonly decision: Decision;
  readonly fits: (answer: Answer) => boolean;
  readonly split: (answer: Answer) => readonly Answer[];
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
  /** The words on the buttons of a question; the shell's own where left out. */
  readonly answering?: (d: Decision, picked: Answer, view: GameView, speech: TableSpeech) => Answering;
  /** What is worth knowing besides the question itself; undefined for nothing. */
  readonly remark?: (d: Decision, view: GameView, speech: TableSpeech) => string | undefined;
  /** What a place in an order means; the number alone where left out. */
  readonly slotName?: (d: Decision, place: number, speech: TableSpeech) => string | undefined;
  /** Null where the question stands for itself. */
  readonly bundle?: (d: Decision, view: GameView) => Bundle | null;
  readonly standing?: StandingOrders;
  /** All options can be chosen on the board, so that a narrow screen need not repeat them in words. */
  readonly optionsOnBoard?: boolean;
  /** Names a row of the score sheet by the card of the line instead of by its section. */
  readonly sheetByCard?: boolean;
  /** What the end of the game shows besides the score. */
  readonly Finale?: ComponentType<FinaleProps>;
}

export interface FinaleProps {
  readonly view: GameView;
  readonly score: readonly Breakdown[];
  readonly speech: TableSpeech;
}
