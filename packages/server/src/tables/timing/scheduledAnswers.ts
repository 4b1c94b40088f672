import type { Decision, Seat } from '@regalia/kernel';
import { DEFAULT_MOMENT } from '../state/delays.ts';
import { isAbandoned, isAutoPlayed, seatState, stepOf, type TableState, unanswered } from '../state/tableState.ts';
import { deadlineOf } from './deadlines.ts';
import { nextDealStep } from './dealing.ts';
import { standingAnswer, windowClosesAt } from './responseWindow.ts';

/** An answer that the server must give. */
export interface ScheduledAnswer {
  readonly decision: Decision;
  readonly at: number;
  /** How long before that to start computing, so that the computing time stays hidden. */
  readonly lead: number;
}

const NONE: readonly ScheduledAnswer[] = [];

/** When the table must act on its own; undefined if it may sleep until somebody comes. */
export function nextScheduledTime(t: TableState): number | undefined {
  let next = nextDealStep(t)?.at ?? windowClosesAt(t);
  for (const { at } of scheduledAnswers(t)) if (next === undefined || at < next) next = at;
  return next;
}

/**
 * All answers that the server will give unless somebody does before, with their times. A game that all people have left
 * pauses until somebody returns.
 */
export function scheduledAnswers(t: TableState): readonly ScheduledAnswer[] {
  if (t.phase !== 'playing' || t.liveGame === null || t.resting || isAbandoned(t)) return NONE;
  const { asked } = t.liveGame.state.flow;
  const found: ScheduledAnswer[] = [];
  for (const decision of unanswered(t)) {
    const at = dueTime(t, decision, asked);
    if (at !== undefined) found.push({ decision, at, lead: leadOf(t, decision) });
  }
  return found;
}

/** People in a response window have no deadline: its end answers for them. */
function dueTime(t: TableState, d: Decision, asked: readonly Decision[]): number | undefined {
  if (isAutoPlayed(seatState(t, d.seat))) return botTime(t, d.seat);
  if (t.window !== null) return undefined;
  return standingAnswer(t, d) === undefined ? deadlineOf(t, d, asked) : botTime(t, d.seat);
}

/** The larger part of a bot's delay: more than any bot may think. */
const LEAD = 0.7;

function leadOf(t: TableState, { seat }: Decision): number {
  const { least } = t.opening.delays?.moment ?? DEFAULT_MOMENT;
  return isAutoPlayed(seatState(t, seat)) ? Math.floor(least * LEAD) : 0;
}

/** After a human delay, determined by table, step and seat. */
function botTime(t: TableState, seat: Seat): number {
  const from = Math.max(t.askedAt, seatState(t, seat).awaySince ?? 0);
  const { least, most } = t.opening.delays?.moment ?? DEFAULT_MOMENT;
  return from + least + (mix(`${t.id} ${stepOf(t)} ${seat}`) % (most - least + 1));
}

/** FNV-1a; any uniform hash would do. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
