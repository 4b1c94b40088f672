import type { Answer, Decision, GameEvent, GameView, Seat } from '@regalia/kernel';
import type { ChatLine } from './chat.ts';
import type { WireError } from './errors.ts';
import type { DataOf } from './immutable.ts';
import type { SeatClock } from './pace.ts';
import type { Me } from './people.ts';
import type { ScoreChange } from './score.ts';
import type { tablePast } from './tablePast.ts';
import type { TableEnd, TableInfo } from './tables.ts';

/** An event that increased `step` by one. `at`: its time by the sender's clock; omitted if unknown. */
export type Happening = { readonly at?: number } /** A set of decisions was resolved; step 0 is the set-up. */ & (
  | { readonly step: number; readonly kind: 'events'; readonly events: readonly GameEvent[] }
  /** Answers were undone: steps after `to` no longer stand. `agreed`: the others had to consent. */
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
  /** Seats that have not replied. */
  readonly missing: readonly Seat[];
  /** The seats whose answers would be undone, one entry per answer; empty for an offer to stop. */
  readonly takesBack: readonly Seat[];
}

/** A running or finished game for one viewer. Animate `happened`, then adopt the rest; never fold events. */
export interface TableUpdate {
  readonly type: 'update';
  readonly table: string;
  readonly step: number;
  readonly viewer: Seat | 'spectator';
  /** Events not sent to the viewer yet, oldest first. */
  readonly happened: readonly Happening[];
  readonly view: GameView;
  /** The judge's view, after the end. */
  readonly reveal: GameView | null;
  /** The viewer's own open decisions. */
  readonly decisions: readonly Decision[];
  /** The viewer's own answer to a joint decision that still waits for others; it can be withdrawn. */
  readonly parked: Answer | null;
  /** A change to the score of the last update on this connection; the first update has the whole score. */
  readonly score: readonly ScoreChange[];
  /** All seats asked in this step, whether or not they have answered. */
  readonly asked: readonly Seat[];
  /** Who has answered, as far as the viewer may know. */
  readonly ready: readonly Seat[];
  readonly clocks: readonly SeatClock[];
  /** Whether the viewer may undo its last answer without asking. */
  readonly canUndo: boolean;
  /** The seats whose answers an undo request of the viewer would undo, one entry per answer; empty if it has none. */
  readonly askUndo: readonly Seat[];
  readonly end: TableEnd | null;
}

/**
 * The viewer's own answer to a joint decision was stored or withdrawn while others have not answered. It changes
 * only these fields of the last update.
 */
export type Parked = Pick<TableUpdate, 'step' | 'decisions' | 'parked' | 'ready' | 'clocks'> & {
  readonly type: 'parked';
};

/** Every message the server may send over a table's socket. */
export type ToClient =
  /** The first message: the viewer's identity, the table and the chat. An `update` follows if the game has started. */
  | {
      readonly type: 'welcome';
      readonly me: Me;
      readonly viewer: Seat | 'spectator';
      readonly table: TableInfo;
      readonly chat: readonly ChatLine[];
      readonly undo: Consent | null;
      readonly stop: Consent | null;
      /** One's own standing orders by id; those never set are omitted. */
      readonly orders: Readonly<Record<string, string>>;
    }
  /** Seats, presence, phase or end of the table changed. */
  | { readonly type: 'table'; readonly viewer: Seat | 'spectator'; readonly table: TableInfo }
  | TableUpdate
  | Parked
  /** Others have answered an open decision, or withdrawn an answer. The step is the same. */
  | { readonly type: 'ready'; readonly step: number; readonly ready: readonly Seat[] }
  /** A client message was stored, now or before. */
  | { readonly type: 'accepted'; readonly re: number | null; readonly step: number }
  | { readonly type: 'error'; readonly re: number | null; readonly error: WireError }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Somebody requests an undo or a stop, or the request is settled (null). */
  | { readonly type: 'undo'; readonly consent: Consent | null; readonly refused: boolean }
  | { readonly type: 'stop'; readonly consent: Consent | null; readonly refused: boolean }
  /** One's own standing orders, after one was set. */
  | { readonly type: 'orders'; readonly orders: Readonly<Record<string, string>> }
  /** The announced restart time, or its cancellation (null). Games continue after it. */
  | { readonly type: 'notice'; readonly restartAt: number | null }
  | { readonly type: 'pong'; readonly re: number | null; readonly now: number };
