import {
  type Answer,
  type AnsweredBy,
  commitTo,
  type Deal,
  type Decision,
  type Game,
  type GameEvent,
  type GameView,
  type LiveGame,
  parkedAnswer,
  type Seat,
  type Share,
  type State,
} from '@regalia/kernel';
import type { ChatLine, Consent, TableEnd, TablePhase } from '@regalia/protocol';
import { type Dated, type EntryOf, type Opening, type PersonRef, personRef } from './logEntry.ts';

export type AnyLiveGame = LiveGame<State, GameEvent, GameView, unknown>;

export interface SeatState {
  kind: 'open' | 'person' | 'bot';
  person: PersonRef | null;
  level: string | null;
  /** Since when the seat is auto-played; null while its person plays. */
  awaySince: number | null;
  /** Left deliberately: nobody waits for their consent. */
  left: boolean;
  resigned: boolean;
  /** The commitment to its nonce in the current deal, or for the next one. */
  commitment: string | null;
  /** Its nonce; without a commitment, one that was sent before any deal. */
  nonce: string | null;
  /** When the commitment or nonce arrived: its person was present. */
  nonceAt: number | null;
  /** The remaining reserve, in ms. */
  reserve: number;
  /** When the parked answer was given. */
  answeredAt: number | null;
  orders: Orders;
  /** The number of consecutive automatic answers for its person. */
  missed: number;
}

/** Standing orders by id; those never set are absent. */
export type Orders = Readonly<Record<string, string>>;

/** An answer that waits for the window to close. */
interface HeldAnswer {
  readonly answer: Answer;
  readonly by: AnsweredBy;
  readonly at: number;
}

/**
 * An open response window. Its answers are kept outside the game until it closes, so that the last answer does not
 * close it: it stays open for its time, no matter who has answered.
 */
export interface ResponseWindow {
  readonly held: Map<Seat, HeldAnswer>;
  /** The standing orders when it opened; later ones apply to the next window. */
  readonly orders: readonly Orders[];
}

/** An answer and its seat. */
export interface SeatAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A step with all secrets. `answers` led to it. */
export type PastStep = { readonly at: number } & (
  | { readonly kind: 'events'; readonly events: readonly GameEvent[]; readonly answers: readonly SeatAnswer[] }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly agreed: boolean }
);

/** A chat line in the log. */
export interface StoredChat extends Omit<ChatLine, 'from'> {
  readonly from: PersonRef;
}

export interface OpenDeal {
  readonly at: number;
  readonly shares: readonly Share[];
}

/** A table folded from its log. Only `fold` changes it, apart from names. */
export interface TableState {
  readonly id: string;
  readonly game: Game;
  readonly opening: Opening;
  readonly commitment: string;
  readonly createdAt: number;
  /** The number of the next line. */
  seq: number;
  /** When public information last changed. */
  changedAt: number;
  phase: TablePhase;
  /** Nobody plays, so nothing happens until one of the people returns. */
  resting: boolean;
  seats: SeatState[];
  blocked: Set<string>;
  /** Since when a table without free seats waits for commitments. */
  filledAt: number | null;
  /** The published deal whose nonces are being revealed. */
  deal: OpenDeal | null;
  aborted: Deal[];
  liveGame: AnyLiveGame | null;
  /** `past[step]` is what led to the step. */
  past: PastStep[];
  /** The steps that stand, the setup first. */
  standing: number[];
  /** When the current questions were asked. */
  askedAt: number;
  /** The open response window, if the current questions are one. */
  window: ResponseWindow | null;
  chat: StoredChat[];
  said: number;
  /** Seats and ids of client messages, newest last. */
  heard: string[];
  /** The number of lines of each limited kind, in total and per seat or person. */
  counts: Map<string, number>;
  /** The number of agreed rewinds. */
  rewinds: number;
  undo: Consent | null;
  stop: Consent | null;
  end: TableEnd | null;
  rematch: string | null;
  /** Current names by person. */
  readonly names: Map<string, string>;
}

export function openTable(id: string, game: Game, line: Dated<EntryOf<'create'>>): TableState {
  const { body: opening, at } = line;
  return {
    id,
    game,
    opening,
    commitment: commitTo(opening.secret),
    createdAt: at,
    seq: 1,
    changedAt: at,
    phase: 'gathering',
    resting: false,
    seats: opening.seats.map((wish) => ({
      kind: wish.kind === 'me' ? 'person' : wish.kind,
      person: wish.kind === 'me' ? personRef(opening.host) : null,
      level: wish.kind === 'bot' ? wish.level : null,
      awaySince: null,
      left: false,
      resigned: false,
      commitment: null,
      nonce: null,
      nonceAt: null,
      reserve: opening.pace.kind === 'live' ? opening.pace.reserve * 1000 : 0,
      answeredAt: null,
      orders: {},
      missed: 0,
    })),
    blocked: new Set(),
    filledAt: opening.seats.every(({ kind }) => kind !== 'open') ? at : null,
    deal: null,
    aborted: [],
    liveGame: null,
    past: [],
    standing: [],
    askedAt: at,
    window: null,
    chat: [],
    said: 0,
    heard: [],
    counts: new Map(),
    rewinds: 0,
    undo: null,
    stop: null,
    end: null,
    rematch: null,
    names: new Map(),
  };
}

/** More than any client sends before it is acknowledged. */
const MOST_HEARD = 100;

/** Whether this message is a repeat. */
export function isRepeatedMessage(t: TableState, seat: Seat | null, id: string): boolean {
  return t.heard.includes(`${seat} ${id}`);
}

export function rememberMessage(t: TableState, seat: Seat | null, id: string): void {
  t.heard.push(`${seat} ${id}`);
  if (t.heard.length > MOST_HEARD) t.heard.shift();
}

export function stepOf(t: TableState): number {
  return Math.max(0, t.past.length - 1);
}

export function seatOf(t: TableState, person: string): Seat | undefined {
  const at = t.seats.findIndex((seat) => seat.person?.id === person);
  return at < 0 ? undefined : at;
}

/** Ids of everybody on a seat. */
export function seatedPeople(t: TableState): string[] {
  return t.seats.flatMap(({ person }) => person?.id ?? []);
}

export function seatState(t: TableState, seat: Seat): SeatState {
  return t.seats[seat] as SeatState;
}

/** Whether the seats are fixed: from the first published deal on. */
export function hasFixedSeats(t: TableState): boolean {
  return t.phase !== 'gathering' || t.deal !== null || t.aborted.length > 0;
}

/** Whether a bot or the fallback answers for the seat. */
export function isAutoPlayed(seat: SeatState): boolean {
  return seat.kind === 'bot' || seat.resigned || seat.awaySince !== null;
}

/** Seats whose people have a vote, including absent people. */
export function votingSeats(t: TableState): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, state] of t.seats.entries()) if (canVote(t, state)) seats.push(seat);
  return seats;
}

/** Whether nobody with a vote is left. */
export function isAbandoned(t: TableState): boolean {
  return !t.seats.some((seat) => canVote(t, seat));
}

function canVote(t: TableState, { person, left, resigned }: SeatState): boolean {
  return person !== null && !left && !resigned && !t.blocked.has(person.id);
}

/** The seat's answer to the current joint decision. */
export function parkedAt(t: TableState, seat: Seat): Answer | null {
  if (t.window !== null) return t.window.held.get(seat)?.answer ?? null;
  return t.liveGame === null ? null : parkedAnswer(t.liveGame.state, seat);
}

/** The unanswered questions. */
export function unanswered(t: TableState): readonly Decision[] {
  const asked = t.phase === 'playing' ? (t.liveGame?.state.flow.asked ?? []) : [];
  return asked.filter(({ seat }) => parkedAt(t, seat) === null);
}
