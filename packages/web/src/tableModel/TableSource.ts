import type { Answer, Decision, Game, GameRecord, GameView, ScoreBreakdown, Seat, Viewer } from '@regalia/kernel';
import type {
  ChatLine,
  Consent,
  Happening,
  PhraseKey,
  SeatClock,
  TableEnd,
  TableInfo,
  TablePast,
} from '@regalia/protocol';
import type { OrderChoices } from './standingOrders.ts';

/** The occupant of a seat, as it is shown. */
export interface Sitter {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  /** Empty for bots and for people who gave none. */
  readonly name: string;
  /** The level of a bot. */
  readonly level: string | null;
  /** At a remote table: whether the person's page is open. */
  readonly present: boolean;
  readonly autoPlayed: boolean;
  /** The person has given up; a bot plays on. */
  readonly resigned?: boolean;
}

/** Where a table stands for the person at this screen. A new object after every change. */
export interface TableSnapshot {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly connection: 'here' | 'open' | 'lost';
  readonly sitters: readonly Sitter[];
  /** Whose eyes see it; the judge's only in a replay. */
  readonly viewer: Viewer;
  readonly step: number;
  /** Null until the game has begun. */
  readonly view: GameView | null;
  /** After the end: everything. */
  readonly reveal: GameView | null;
  readonly decision: Decision | null;
  /** The viewer's answer that still waits for others. */
  readonly parked: Answer | null;
  readonly score: readonly ScoreBreakdown[];
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
  /** Everything the viewer may know of what happened, oldest first. */
  readonly log: readonly Happening[];
  readonly canUndo: boolean;
  /** How often bots still agree to go back to my last answer where an undo is not free. */
  readonly botUndos: number;
  /** At a shared screen: who is to take it over. Nothing secret is in the snapshot meanwhile. */
  readonly curtain: Seat | null;
  readonly end: TableEnd | null;
  /** The viewer's own standing orders. */
  readonly orders: OrderChoices;
  /** What only a table on a server has. */
  readonly remote: RemotePart | null;
  /** What only a replay has. */
  readonly replay: ReplayPart | null;
}

/** Where a turn begins. */
export interface TurnStart {
  readonly step: number;
  readonly of: Seat | 'all';
  /** 1-based number of this turn of the seat, or of all. */
  readonly number: number;
}

export interface ReplayPart {
  readonly last: number;
  readonly turns: readonly TurnStart[];
  /** The whole log; the snapshot's own ends at its step. */
  readonly log: readonly Happening[];
  readonly isPlaying: boolean;
  readonly speed: number;
}

export interface RemotePart {
  readonly info: TableInfo;
  /** My id among the people. */
  readonly me: string;
  readonly chat: readonly ChatLine[];
  readonly undoAsked: Consent | null;
  readonly stopAsked: Consent | null;
  /** Whose answers would fall if I asked to take back my last, one entry for each. */
  readonly askUndo: readonly Seat[];
  /** The last request that somebody refused, until the game goes on or the next one is made. */
  readonly refused: RefusedRequest | null;
  /** Who has resigned, and after which step; null where this page did not see it. */
  readonly resigned: readonly { readonly seat: Seat; readonly step: number | null }[];
  readonly clocks: readonly SeatClock[];
  /** The server's clock minus ours, in ms. */
  readonly clockAhead: number;
  /** Something of ours is on its way, and it takes long enough to be noticed. */
  readonly sending: boolean;
}

export interface RefusedRequest {
  readonly what: 'undo' | 'stop';
  readonly by: Seat;
  /** Those who had not agreed. */
  readonly others: readonly Seat[];
}

/** Where a table comes from: this browser, a server, a lesson or a record. The screen knows no difference. */
export interface TableSource {
  readonly id: string;
  readonly game: Game;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableSnapshot;
  /**
   * Answers what was asked at that step; if the table has moved on, another question is never answered by it. Rejects with a
   * sentence if the answer was not taken.
   */
  answer(answer: Answer, step: number): Promise<void>;
  withdraw(): Promise<void>;
  /** Sets how my questions of a kind are answered from now on. */
  order(order: string, choice: string): Promise<void>;
  undo(): Promise<void>;
  /** The person named by the curtain takes the screen. */
  takeScreen(): void;
  /** What the viewer saw after a step that still stands. Rejects where that is unknown. */
  past(step: number): Promise<TablePast>;
  /** The whole game, once it is over. */
  record(): Promise<GameRecord>;
  /** Where the same people play again. */
  rematch(): Promise<string>;
  close(): void;
  readonly remote: RemoteActions | null;
  readonly replay: ReplayActions | null;
}

/** What can be done only with a finished game. */
export interface ReplayActions {
  turnTo(step: number): void;
  togglePlaying(): void;
  setSpeed(speed: number): void;
  setViewer(viewer: Viewer): void;
  leave(): void;
}

/** What can be done only where others sit at other screens. */
export interface RemoteActions {
  say(text: string): Promise<void>;
  phrase(key: PhraseKey): Promise<void>;
  /** Connects again, so that the others see my new name at once. */
  reconnect(): Promise<void>;
  sit(seat?: Seat): Promise<void>;
  addBot(seat: Seat, level: string): Promise<void>;
  /** The host frees a bot's seat before the game. */
  removeBot(seat: Seat): Promise<void>;
  /** The host removes a person; with `block`, for good. */
  remove(person: string, block: boolean): Promise<void>;
  leave(): Promise<void>;
  resign(): Promise<void>;
  offerStop(): Promise<void>;
  replyStop(agree: boolean): Promise<void>;
  replyUndo(agree: boolean): Promise<void>;
}
