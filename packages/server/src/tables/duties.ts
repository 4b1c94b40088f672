import type { Decision, Seat } from '@regalia/kernel';
import { USUAL_MOMENT } from './delays.ts';
import { deadlineOf } from './pace.ts';
import { isForsaken, isLookedAfter, seatState, stepOf, type TableState, unanswered } from './state.ts';
import { startsAt } from './verbs/start.ts';
import { orderedAnswer, windowCloses } from './window.ts';

/** An answer that the server has to see to. */
export interface Duty {
  readonly decision: Decision;
  readonly at: number;
  /** How long before that to begin with it, so that how long it takes is not seen. */
  readonly lead: number;
}

const NONE: readonly Duty[] = [];

/** When the table has something to do by itself; undefined if it may sleep until somebody comes. */
export function nextDuty(t: TableState): number | undefined {
  let next = startsAt(t) ?? windowCloses(t);
  for (const { at } of duties(t)) if (next === undefined || at < next) next = at;
  return next;
}

/**
 * All answers the server will have to give if nobody does before, with their times. A game that all people have left rests
 * until somebody comes back.
 */
export function duties(t: TableState): readonly Duty[] {
  if (t.phase !== 'playing' || t.sitting === null || isForsaken(t)) return NONE;
  const { asked } = t.sitting.state.flow;
  const found: Duty[] = [];
  for (const decision of unanswered(t)) {
    const at = dueTime(t, decision, asked);
    if (at !== undefined) found.push({ decision, at, lead: leadOf(t, decision) });
  }
  return found;
}

/** People in a response window are not hurried: its end answers for them. */
function dueTime(t: TableState, d: Decision, asked: readonly Decision[]): number | undefined {
  if (isLookedAfter(seatState(t, d.seat))) return botTime(t, d.seat);
  if (t.window !== null) return undefined;
  return orderedAnswer(t, d) === undefined ? deadlineOf(t, d, asked) : botTime(t, d.seat);
}

/** The greater part of a bot's moment: more than any bot may think. */
const LEAD = 0.7;

function leadOf(t: TableState, { seat }: Decision): number {
  const { least } = t.opening.delays?.moment ?? USUAL_MOMENT;
  return isLookedAfter(seatState(t, seat)) ? Math.floor(least * LEAD) : 0;
}

/** After a human moment, fixed by table, step and seat. */
function botTime(t: TableState, seat: Seat): number {
  const from = Math.max(t.askedAt, seatState(t, seat).awaySince ?? 0);
  const { least, most } = t.opening.delays?.moment ?? USUAL_MOMENT;
  return from + least + (mix(`${t.id} ${stepOf(t)} ${seat}`) % (most - least + 1));
}

/** FNV-1a: any even spread will do. */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
