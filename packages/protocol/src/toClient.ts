import type { Answer, Decision, GameEvent, GameView, Seat } from '@regalia/kernel';
import type { ChatLine } from './chat.ts';
import type { WireError } from './errors.ts';
import type { DataOf } from './immutable.ts';
import type { SeatClock } from './pace.ts';
import type { Me } from './people.ts';
import type { ScoreChange } from './score.ts';
import type { tablePast } from './tablePast.ts';
import type { TableEnd, TableInfo } from './tables.ts';

/** Something that raised `step` by one. `at`: when, by the sender's clock; left out if unknown. */
export type Happening = { readonly at?: number } /** A set of decisions was resolved; step 0 is the set-up. */ & (
  | { readonly step: number; readonly kind: 'events'; readonly events: readonly GameEvent[] }
  /** Answers were taken back: everything after step `to` no longer stands. `agreed`: all had to be asked. */
  | {
      readonly step: number;
      readonly kind: 'undo';
      readonly seat: Seat;
      readonly to: number;
      readonly agreed: boolean;
    }
);

/** The table as one viewer saw it after a step that still stands. */
export type TablePast = DataOf<typeof tablePast>;

/** A request that needs the consent of all other people at the table. */
export interface Consent {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Seats whose reply is awaited. */
  readonly missing: readonly Seat[];
  /** Whose answers fall if all agree, one entry for each answer; none fall with an offer to stop. */
  readonly takesBack: readonly Seat[];
}

/** Where a running or finished game stands, for one viewer. Animate `happened`, then adopt the rest; never fold events. */
export interface TableUpdate {
  readonly type: 'update';
  readonly table: string;
  readonly step: number;
  readonly viewer: Seat | 'spectator';
  /** What the viewer has not been told yet, oldest first. */
  readonly happened: readonly Happening[];
  readonly view: GameView;
  /** After the end: what the judge sees. */
  readonly reveal: GameView | null;
  /** The viewer's own open decisions. */
  readonly decisions: readonly Decision[];
  /** The viewer's own answer to a joint decision that still waits for others; it can be withdrawn. */
  readonly parked: Answer | null;
  /** A change of what the last update over the same connection said; the first one is whole. */
  readonly score: readonly ScoreChange[];
  /** Everybody who is asked in this step, whether or not they have answered. */
  readonly asked: readonly Seat[];
  /** Who has answered, as far as the viewer may know. */
  readonly ready: readonly Seat[];
  readonly clocks: readonly SeatClock[];
  /** Whether the viewer may take back its last answer without asking. */
  readonly canUndo: boolean;
  /** Whose answers would fall if the viewer asked to take back its last, one entry for each; empty if it has none. */
  readonly askUndo: readonly Seat[];
  readonly end: TableEnd | null;
}

/**
 * The viewer's own answer to a joint decision was stored, or was taken back, while others are still to answer. It changes
 * these fields of the last update, and nothing else.
 */
export type Parked = Pick<TableUpdate, 'step' | 'decisions' | 'parked' | 'ready' | 'clocks'> & {
  readonly type: 'parked';
};

/** Everything the server may send over the socket of a table. */
export type ToClient =
  /** The first message: who you are here, the table, and what was said. An `update` follows if the game has begun. */
  | {
      readonly type: 'welcome';
      readonly me: Me;
      readonly viewer: Seat | 'spectator';
      readonly table: TableInfo;
      readonly chat: readonly ChatLine[];
      readonly undo: Consent | null;
      readonly stop: Consent | null;
      /** One's own standing orders, by their ids; those never given are left out. */
      readonly orders: Readonly<Record<string, string>>;
    }
  /** Seats, presence, phase or end of the table changed. */
  | { readonly type: 'table'; readonly viewer: Seat | 'spectator'; readonly table: TableInfo }
  | TableUpdate
  | Parked
  /** Others have answered an open decision, or taken the answer back. The step is the same. */
  | { readonly type: 'ready'; readonly step: number; readonly ready: readonly Seat[] }
  /** What you sent has been stored, or had been stored before. */
  | { readonly type: 'accepted'; readonly re: number | null; readonly step: number }
  | { readonly type: 'error'; readonly re: number | null; readonly error: WireError }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Somebody asks to go back, or the request is settled (null): by a refusal, or in any other way. */
  | { readonly type: 'undo'; readonly consent: Consent | null; readonly refused: boolean }
  | { readonly type: 'stop'; readonly consent: Consent | null; readonly refused: boolean }
  /** One's own standing orders, after one was given. */
  | { readonly type: 'orders'; readonly orders: Readonly<Record<string, string>> }
  /** The server restarts then, or does not after all (null). Games go on where they were. */
  | { readonly type: 'notice'; readonly restartAt: number | null }
  | { readonly type: 'pong'; readonly re: number | null; readonly now: number };
