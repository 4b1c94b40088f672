import {
  type Decision,
  eventsFor,
  type GameView,
  NO_MEMORY,
  readySeats,
  type ScoreBreakdown,
  type Seat,
  type TableViewer,
  updateFor,
} from '@regalia/kernel';
import type {
  ChatLine,
  Happening,
  Parked,
  SeatInfo,
  TableInfo,
  TablePast,
  TableSummary,
  TableUpdate,
} from '@regalia/protocol';
import type { TableRow, TableTurn } from '../../ports/store.ts';
import { type PersonRef, personRef } from '../state/logEntry.ts';
import { withName, withSeatNames } from '../state/names.ts';
import type { Presence } from '../state/Presence.ts';
import { countAnswers, undoneAnswers } from '../state/pastSteps.ts';
import {
  type AnyLiveGame,
  isAutoPlayed,
  parkedAt,
  type StoredChat,
  seatedPeople,
  stepOf,
  type TableState,
  unanswered,
} from '../state/tableState.ts';
import { clocksFor } from '../timing/deadlines.ts';
import { nextDealStep } from '../timing/dealing.ts';
import { nextScheduledTime } from '../timing/scheduledAnswers.ts';

export type { TableViewer };

type IsPresent = (person: string) => boolean;

/** Every point with its reason; after the end, as the judge sees it. */
export function renderScore(t: TableState, viewer: TableViewer): readonly ScoreBreakdown[] {
  const { game, state } = t.liveGame as AnyLiveGame;
  return game.score(state, t.phase === 'over' ? 'judge' : viewer);
}

/** The game for one viewer, and what happened since its last step (null: everything). */
export function renderWithoutScore(
  t: TableState,
  viewer: TableViewer,
  since: number | null,
): Omit<TableUpdate, 'score'> {
  const { game, state } = t.liveGame as AnyLiveGame;
  const { view, reveal, asked, canUndo } = updateFor(game, state, viewer, t.phase === 'over');
  const { decisions, parked, ready } = answering(t, viewer);
  // Written out, since spreading after other fields is slow.
  return {
    type: 'update',
    table: t.id,
    step: stepOf(t),
    viewer,
    happened: happenedSince(t, viewer, since),
    view: withMemory(t, view),
    reveal,
    decisions,
    parked,
    asked,
    ready,
    canUndo,
    askUndo: viewer === 'spectator' || t.phase !== 'playing' ? [] : undoneAnswers(t, viewer),
    clocks: clocksFor(t, viewer),
    end: t.end,
  };
}

/** What the viewer saw after a step; undefined if the step was undone or does not exist. */
export function renderPast(t: TableState, viewer: TableViewer, step: number): TablePast | undefined {
  const place = t.standing.indexOf(step);
  if (t.liveGame === null || place < 0) return undefined;
  const answers = countAnswers(t, t.standing.slice(0, place + 1));
  const state = t.liveGame.stateAfter(answers);
  return { view: withMemory(t, t.game.view(state, viewer)), score: t.game.score(state, viewer) };
}

/** What a seat's own answer changes for it while others have not answered. */
export function renderParked(t: TableState, seat: Seat): Parked {
  return {
    type: 'parked',
    step: stepOf(t),
    ...answering(t, seat),
    clocks: clocksFor(t, seat),
  };
}

/** Who has answered, as far as the viewer may know. */
export function readyAt(t: TableState, viewer: TableViewer): Seat[] {
  if (t.phase !== 'playing' || t.liveGame === null) return [];
  if (t.window === null) return readySeats(t.liveGame.state, viewer);
  return viewer === 'spectator' || !t.window.held.has(viewer) ? [] : [viewer];
}

export function renderInfo(t: TableState, presence: Presence): TableInfo {
  const { game, revision, options, pace, listed, memoryAid, spectatorChat } = t.opening;
  return {
    id: t.id,
    game,
    revision,
    options,
    phase: t.phase,
    seats: withSeatNames(t.names, renderSeats(t, presence.has)),
    host: withName(t.names, t.opening.host),
    pace,
    listed,
    memoryAid,
    spectatorChat,
    watchers: presence.countBesides(seatedPeople(t)),
    createdAt: t.createdAt,
    commitment: t.commitment,
    nonces: t.seats.flatMap(({ nonce }, seat) => (nonce === null ? [] : [seat])),
    ...(t.phase === 'gathering' ? renderDealing(t) : {}),
    startsAt: nextDealStep(t, { since: presence.hereSince(seatedPeople(t)), has: presence.has })?.at ?? null,
    end: t.end,
    rematch: t.rematch,
  };
}

function renderDealing({ seats, deal, aborted }: TableState): Pick<TableInfo, 'commitments' | 'deal' | 'aborted'> {
  return {
    commitments: seats.flatMap(({ commitment }, seat) => (commitment === null ? [] : [{ seat, commitment }])),
    deal: deal && { shares: deal.shares },
    aborted,
  };
}

export function renderChat(t: TableState, line: StoredChat): ChatLine {
  return { ...line, from: withName(t.names, line.from) };
}

/** A list row as stored, without names and what changes with every answer. */
export interface StoredSummary
  extends Omit<TableSummary, 'mySeat' | 'deadline' | 'changedAt' | 'waitingFor' | 'seats' | 'host'> {
  readonly seats: readonly StoredSeat[];
  readonly host: PersonRef;
}

interface StoredSeat extends Omit<SeatInfo, 'person'> {
  readonly person: PersonRef | null;
}

/** Each reader learns only whether their own seat has answered. */
export interface StoredTurn extends Pick<TableSummary, 'waitingFor'> {
  /** Seats whose answer waits for others. */
  readonly answered: readonly Seat[];
  /** The deadline of each seat; null if it has none. Older rows lack this. */
  readonly deadlines?: readonly (number | null)[];
}

/** The row for lists and timers. All but `wakeAt` and `answered` is public. */
export function renderRow(t: TableState): TableRow {
  const { game, pace, listed } = t.opening;
  const host = personRef(t.opening.host);
  const summary: StoredSummary = {
    id: t.id,
    game,
    phase: t.phase,
    seats: renderSeats(t, () => false),
    host,
    pace,
    ...shortOptions(t),
    createdAt: t.createdAt,
    end: t.end,
  };
  return {
    ...renderTurnRow(t),
    phase: t.phase,
    listed,
    people: isClosed(t) ? [] : [...new Set([host.id, ...t.seats.flatMap(({ person }) => person?.id ?? [])])],
    summary,
  };
}

/** The options shown in lists: those that differ from the rule book and have a name, never custom data. */
function shortOptions({ game, opening }: TableState): Pick<TableSummary, 'options'> {
  const asked = new Map(Object.entries(opening.options ?? {}));
  const chosen = game.options.flatMap(({ key, standard }) => {
    const value = asked.get(key);
    return typeof value === 'string' && value !== standard && /^[\w-]{1,32}$/.test(value) ? [[key, value]] : [];
  });
  return chosen.length === 0 ? {} : { options: Object.fromEntries(chosen) };
}

/** The part of the row that can change without a change of the table. */
export function renderTurnRow(t: TableState): TableTurn {
  const turn: StoredTurn = {
    waitingFor: waitingFor(t),
    answered: t.seats.flatMap((_, seat) => (parkedAt(t, seat) === null ? [] : [seat])),
    ...(t.opening.pace.kind === 'relaxed' ? {} : { deadlines: t.seats.map((_, seat) => deadlineAt(t, seat)) }),
  };
  return { id: t.id, wakeAt: nextScheduledTime(t) ?? null, changedAt: t.changedAt, turn };
}

function deadlineAt(t: TableState, seat: Seat): number | null {
  return clocksFor(t, seat).find((clock) => clock.seat === seat)?.deadline ?? null;
}

/** Closed before the game; shown in no list. */
function isClosed(t: TableState): boolean {
  return t.phase === 'over' && t.liveGame === null;
}

function waitingFor(t: TableState): Seat[] {
  if (t.phase !== 'playing') return [];
  const ready = readyAt(t, 'spectator');
  return (t.liveGame?.state.flow.asked ?? []).map((d) => d.seat).filter((seat) => !ready.includes(seat));
}

function renderSeats(t: TableState, isPresent: IsPresent): StoredSeat[] {
  return t.seats.map((seat, i) => ({
    seat: i,
    kind: seat.kind,
    person: seat.person,
    level: seat.level,
    present: seat.person !== null && isPresent(seat.person.id),
    autoPlayed: seat.kind === 'person' && isAutoPlayed(seat),
    resigned: seat.resigned,
  }));
}

function happenedSince(t: TableState, viewer: TableViewer, since: number | null): Happening[] {
  const from = since === null ? 0 : since + 1;
  return t.past.slice(from).map((past, i) => {
    const step = from + i;
    if (past.kind === 'undo') return { step, ...past };
    return { step, at: past.at, kind: 'events', events: eventsFor(t.game, past.events, viewer) };
  });
}

function withMemory(t: TableState, view: GameView): GameView {
  return t.opening.memoryAid ? view : { ...view, memory: NO_MEMORY };
}

/** The viewer's open and given answers; the game does not yet have those of a response window. */
function answering(t: TableState, viewer: TableViewer): Pick<TableUpdate, 'decisions' | 'parked' | 'ready'> {
  return {
    decisions: unanswered(t).filter(({ seat }: Decision) => seat === viewer),
    parked: viewer === 'spectator' ? null : parkedAt(t, viewer),
    ready: readyAt(t, viewer),
  };
}
