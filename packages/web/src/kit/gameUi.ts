import type {
  Answer,
  Card,
  Decision,
  GameEvent,
  GameView,
  ScoreBreakdown,
  ScoreLine,
  Seat,
  Viewer,
} from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { OrderChoices } from '../tableModel/standingOrders.ts';
import type { ArtBook, CardFace } from './cards/face/cardFace.ts';
import type { TableLayout } from './layout/layout.ts';
import type { Lesson } from './lesson.ts';
import type { Flight } from './motion/flight.ts';
import type { TableSpeech } from './text/speech.ts';

export interface BoardProps<V extends GameView = GameView> {
  readonly view: V;
  readonly viewer: Viewer;
  /** Whose things lie nearest: the viewer's, or the first seat's for those who watch. */
  readonly me: Seat;
  readonly layout: TableLayout;
  readonly step: number;
  readonly score: readonly ScoreBreakdown[];
  /** What happened, as far as the viewer may know it. */
  readonly log: readonly Happening[];
  /** My standing order, where the game knows some and I sit at the table. */
  readonly standing: Standing | null;
}

export interface InterludeProps<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  readonly score: readonly ScoreBreakdown[];
  readonly speech: TableSpeech;
}

/** The viewer's standing orders, and how to give another. */
export interface Standing {
  readonly given: OrderChoices;
  readonly give: (order: string, choice: string) => void;
}

/** The buttons of a question. */
export interface Answering {
  readonly confirm: string;
  /** On the button that takes nothing. */
  readonly none?: string | undefined;
  /** An answer that has a button of its own while nothing is marked. */
  readonly shortcut?: { readonly label: string; readonly answer: Answer } | undefined;
}

export interface FinaleProps<V extends GameView = GameView> {
  readonly table: string;
  /** The seat of the one person at this screen; null where several share it, and for those who watch. */
  readonly me: Seat | null;
  readonly view: V;
  readonly score: readonly ScoreBreakdown[];
  readonly speech: TableSpeech;
}

export interface WhatNowProps<V extends GameView = GameView> {
  readonly card: Card;
  readonly view: V;
  /** Whose eyes see the table; null for a spectator's. */
  readonly me: Seat | null;
}

/** What a game adds to the table that all games share. */
export interface GameUi<V extends GameView, E extends GameEvent> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** `art` holds nothing until it has come. */
  readonly cardFace: (card: Card, speech: TableSpeech, art: ArtBook, printing: string) => CardFace;
  /** Draws a card as large as it gets, where that takes more than its face. */
  readonly LargeFace?: ComponentType<{ readonly card: Card }>;
  /** Beside a large card: what it would bring as the table stands. */
  readonly WhatNow?: ComponentType<WhatNowProps<V>>;
  /** What is printed on the cards of this table, where tables differ. */
  readonly printing?: (view: V) => string;
  /** Drawings by name, which come once the table can be used. */
  readonly art?: () => Promise<ArtBook>;
  /** What the lines of a score section have in common, e.g. "Round 2". */
  readonly sectionName: (section: number, speech: TableSpeech) => string;
  /** The guided first game; loaded for those who take it. */
  readonly lesson: (() => Promise<Lesson>) | null;
  /** Whose turn begins with this, or a round of all; null where none does. The log and the replay are divided by it. */
  readonly turnOf?: (event: E) => Seat | 'all' | null;
  /** What moves when this happens, as this seat sees it; without it nothing flies. */
  readonly flights?: (event: E, me: Seat) => readonly Flight[];
  /** Draws a flying piece that is not a card, such as a coin. */
  readonly token?: (of: string, id: number) => ReactNode;
  /** A pause worth taking after these events, e.g. a scored round. */
  readonly interlude?: {
    /** Undefined where there is nothing to pause for. */
    readonly title: (events: readonly E[], speech: TableSpeech) => string | undefined;
    readonly Body: ComponentType<InterludeProps<E>>;
  };
  /** The words on the buttons of a question; the shell's own where left out. */
  readonly answering?: (d: Decision, picked: Answer, view: V, speech: TableSpeech) => Answering;
  /** What is worth knowing besides the question itself; undefined for nothing. */
  readonly remark?: (d: Decision, view: V, speech: TableSpeech) => string | undefined;
  /** What a place in an order means, e.g. "on top"; the number alone where left out. */
  readonly slotName?: (d: Decision, place: number, speech: TableSpeech) => string | undefined;
  /** Questions whose marks are numbered although any order will do; orders always are. */
  readonly numbersMarks?: (d: Decision) => boolean;
  /** All options can be chosen on the board, so that the prompt need not repeat them in words. */
  readonly optionsOnBoard?: boolean;
  /** The rows of the score sheet where they are not the sections. */
  readonly scoreSheet?: {
    readonly rowOf: (line: ScoreLine) => number;
    readonly nameOf: (row: number, speech: TableSpeech) => string;
  };
  /** The sections of the score are rounds: the last one is read first. */
  readonly scoredByRound?: boolean;
  /** What the end of the game shows besides the score. */
  readonly Finale?: ComponentType<FinaleProps<V>>;
}

/** Any game's, as the shell knows it. */
export type AnyGameUi = GameUi<GameView, GameEvent>;

/** The one place where the shell forgets which game it is: a game's own views and events come back to it alone. */
export function gameUi<V extends GameView, E extends GameEvent>(ui: GameUi<V, E>): AnyGameUi {
  return ui as unknown as AnyGameUi;
}
