import type { Answer, Card, Decision, Refusal, StandingOrder, Viewer } from '@regalia/kernel';
import type { TablePast } from '@regalia/protocol';
import { type AnimationQueue, type FlightsOf, follow, still } from './animationQueue.ts';
import { type Draft, NO_DRAFT, picksFor, questionKey } from './draft.ts';
import { orderedAnswer } from './standingOrders.ts';
import type { TableSnapshot } from './TableSource.ts';

/** What a narrow screen shows. */
export type Panel = 'table' | 'log' | 'score' | 'chat';

/** The table as the viewer saw it after an earlier step. */
export interface PastStep extends TablePast {
  readonly step: number;
  /** Whose eyes saw it, and where the table stood when one began to look back. */
  readonly viewer: Viewer;
  readonly begun: number;
}

/** What lies open over the table. */
export interface OpenedPanels {
  /** A card to be seen large, and why it could not be chosen. */
  readonly inspected: { readonly card: Card | null; readonly refusal: Refusal | null } | null;
  /** The rule to read; null for the whole book, undefined for none. */
  readonly rule: string | null | undefined;
  readonly isListingKeys: boolean;
  /** Whether the result opens when the game is over. */
  readonly isEnding: boolean;
}

/** All of a table that is not the source's: plain data, changed by the functions below alone. */
export interface ModelState {
  /** What the source says. */
  readonly live: TableSnapshot;
  readonly queue: AnimationQueue<TableSnapshot>;
  readonly draft: Draft;
  /** The question that has been answered, until the table shows another. */
  readonly pending: Decision | null;
  /** The last question that was shown. */
  readonly lastAsked: Decision | null;
  /** What is looked at instead of the present. */
  readonly past: PastStep | null;
  /** Whether a standing order answers the question of a step, settled when the question came. */
  readonly ordered: { readonly step: number; readonly isOrdered: boolean } | null;
  readonly panel: Panel;
  /** The step up to which the log was read in its panel. */
  readonly readStep: number;
  /** The draft for which the screen says what is missing. */
  readonly missingIn: Draft | null;
  /** What went wrong last, or is to be said about the table. */
  readonly trouble: Error | string | null;
  readonly opened: OpenedPanels;
}

const NOTHING_OPENED: OpenedPanels = { inspected: null, rule: undefined, isListingKeys: false, isEnding: true };

/** What a state needs to know of the game when the table changes. */
export interface Following {
  readonly orders: readonly StandingOrder[];
  /** Undefined where nothing may move. */
  readonly flightsOf: FlightsOf | undefined;
  readonly isAnimated: boolean;
}

export function firstState(live: TableSnapshot, following: Following): ModelState {
  return settle({
    live,
    queue: still(live),
    draft: NO_DRAFT,
    pending: null,
    lastAsked: null,
    past: null,
    ordered: orderedAt(null, live, following.orders),
    panel: 'table',
    readStep: 0,
    missingIn: null,
    trouble: null,
    opened: NOTHING_OPENED,
  });
}

/** The source has something new. */
export function receive(state: ModelState, live: TableSnapshot, following: Following): ModelState {
  if (live === state.live) return state;
  const queue = following.isAnimated ? follow(state.queue, live, following.flightsOf) : still(live);
  const past = staysPast(state.past, live) ? state.past : null;
  return settle({ ...state, live, queue, past, ordered: orderedAt(state.ordered, live, following.orders) });
}

export function withQueue(state: ModelState, queue: ModelState['queue']): ModelState {
  return settle({ ...state, queue });
}

export function withPast(state: ModelState, past: PastStep | null): ModelState {
  return settle({ ...state, past });
}

/** Marks these options for the present question. */
export function withPicked(state: ModelState, picked: Answer): ModelState {
  return { ...state, draft: { question: questionOf(state) ?? '', picked } };
}

/** A panel that is left has been read. */
export function withPanel(state: ModelState, panel: Panel): ModelState {
  const readStep = state.panel === 'log' ? state.queue.shown.step : state.readStep;
  return { ...state, panel, readStep };
}

export function withOpened(state: ModelState, opened: Partial<OpenedPanels>): ModelState {
  return { ...state, opened: { ...state.opened, ...opened } };
}

/** What the viewer may answer now; null while something moves, in the past, and where an order answers. */
export function decisionOf({ live, queue, past, ordered }: ModelState): Decision | null {
  const isOrdered = live.decision !== null && ordered?.isOrdered === true;
  return isOrdered || past !== null || queue.steps.length > 0 ? null : queue.shown.decision;
}

export function pickedOf(state: ModelState): Answer {
  return picksFor(state.draft, questionOf(state));
}

/** Says what the answer still lacks, until something else is marked or asked. */
export function withMissing(state: ModelState): ModelState {
  const draft = { question: questionOf(state) ?? '', picked: pickedOf(state) };
  return { ...state, draft, missingIn: draft };
}

/** Whether it is said what the answer still lacks. */
export function isMissingSaid(state: ModelState): boolean {
  return state.missingIn === state.draft && state.draft.question === questionOf(state);
}

function questionOf(state: ModelState): string | null {
  const decision = decisionOf(state);
  return decision && questionKey(decision, state.queue.shown.step);
}

/** The given answer belongs to its question alone. */
function settle(state: ModelState): ModelState {
  const decision = decisionOf(state);
  const pending = state.pending === decision ? state.pending : null;
  return { ...state, pending, lastAsked: decision ?? state.lastAsked };
}

/** A new question, and another person at the screen, lead back to the present. */
function staysPast(past: PastStep | null, live: TableSnapshot): boolean {
  if (past === null) return false;
  const isCalled = live.decision !== null && live.step !== past.begun;
  return !isCalled && live.curtain === null && live.viewer === past.viewer;
}

/**
 * At a remote table the server answers by order after a human pause. An order given while the question is open leaves it on the
 * screen: the server heeds it from the next one on. A local table does not ask what is ordered.
 */
function orderedAt(
  before: ModelState['ordered'],
  { remote, decision, step, orders: given }: TableSnapshot,
  orders: readonly StandingOrder[],
): ModelState['ordered'] {
  if (remote === null || decision === null || before?.step === step) return before;
  return { step, isOrdered: orderedAnswer(orders, given, decision) !== null };
}

/** The table after an earlier step: nothing is asked there, and nothing has happened since. */
export function asItWas(now: TableSnapshot, { step, view, score }: PastStep): TableSnapshot {
  const log = now.log.filter((happening) => happening.step <= step);
  return { ...now, step, view, score, log, reveal: null, decision: null, parked: null, asked: [], ready: [] };
}
