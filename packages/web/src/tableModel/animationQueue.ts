import type { GameEvent, Seat } from '@regalia/kernel';
import type { Flight } from './flight.ts';
import type { TableSnapshot } from './TableSource.ts';

/** One event and what moves in it. */
export interface AnimationStep {
  readonly event: GameEvent;
  readonly flights: readonly Flight[];
}

/** The table as it is drawn: it stays as it was until every event has been animated, and then follows. */
export interface AnimationQueue<Table> {
  readonly shown: Table;
  readonly latest: Table;
  /** Still to be played, the present one first. */
  readonly steps: readonly AnimationStep[];
  /** The length of the queue when the last step was added: all steps share one pace. */
  readonly planned: number;
}

/** A longer queue is skipped: a player who was away wants the table. */
const MOST_STEPS = 40;
/** Game steps after which a returning player wants the table, not animations. */
const CATCH_UP = 6;

export function still<Table>(table: Table): AnimationQueue<Table> {
  return { shown: table, latest: table, steps: [], planned: 0 };
}

/** Queues what is to be seen of a change of the table. */
export function enqueue<Table>(
  queue: AnimationQueue<Table>,
  latest: Table,
  added: readonly AnimationStep[],
): AnimationQueue<Table> {
  const steps = [...queue.steps, ...added];
  if (steps.length === 0 || steps.length > MOST_STEPS) return still(latest);
  return { shown: queue.shown, latest, steps, planned: added.length === 0 ? queue.planned : steps.length };
}

/** The present step has been played. */
export function advance<Table>(queue: AnimationQueue<Table>): AnimationQueue<Table> {
  return queue.steps.length <= 1 ? still(queue.latest) : { ...queue, steps: queue.steps.slice(1) };
}

/** Limits in ms: of one step, and of all together. */
const LONGEST = 280;
const ALL_TOGETHER = 1800;

/** How long each step of a queue of this length takes, in ms. */
export function paceOf(count: number, speed: number): number {
  return Math.min(LONGEST, ALL_TOGETHER / Math.max(1, count)) / speed;
}

/** What moves when an event happens, as a seat sees it. */
export type FlightsOf = (event: GameEvent, me: Seat) => readonly Flight[];

/** The queue after a new snapshot: animated where the game goes on before the same eyes, else shown at once. */
export function follow(
  queue: AnimationQueue<TableSnapshot>,
  next: TableSnapshot,
  flightsOf: FlightsOf | undefined,
): AnimationQueue<TableSnapshot> {
  const { latest } = queue;
  if (!isContinuation(latest, next)) return still(next);
  return enqueue(queue, next, flightsOf === undefined ? [] : stepsBetween(latest, next, flightsOf));
}

function isContinuation(before: TableSnapshot, after: TableSnapshot): boolean {
  return (
    after.replay === null &&
    after.viewer === before.viewer &&
    after.curtain === null &&
    before.curtain === null &&
    before.view !== null &&
    after.step >= before.step &&
    after.step - before.step <= CATCH_UP
  );
}

function stepsBetween(before: TableSnapshot, after: TableSnapshot, flightsOf: FlightsOf): AnimationStep[] {
  if (after.step === before.step) return [];
  const me = typeof after.viewer === 'number' ? after.viewer : 0;
  const events = after.log.flatMap((one): readonly GameEvent[] =>
    one.kind === 'events' && one.step > before.step ? one.events : [],
  );
  return events.map((event) => ({ event, flights: flightsOf(event, me) })).filter(({ flights }) => flights.length > 0);
}
