import { type Answer, type Decision, findFault } from '@regalia/kernel';
import { DEFAULT_DELAYS } from '../state/delays.ts';
import type { EntryOf } from '../state/logEntry.ts';
import {
  type AnyLiveGame,
  isAutoPlayed,
  type Orders,
  type ResponseWindow,
  seatState,
  type TableState,
  votingSeats,
} from '../state/tableState.ts';

/** Whether the current questions are a window; never if one person plays alone with bots. */
export function openWindow(t: TableState): ResponseWindow | null {
  const { asked } = (t.liveGame as AnyLiveGame).state.flow;
  const { windows } = t.game.timing;
  if (asked.length === 0 || windows.length === 0 || votingSeats(t).length < 2) return null;
  if (!asked.every(({ prompt }) => windows.includes(prompt))) return null;
  return { held: new Map(), orders: t.seats.map(({ orders }) => orders) };
}

/** When the window closes, the same for every viewer. */
export function windowDeadline(t: TableState): number {
  const { window, windowLeast } = t.opening.delays ?? DEFAULT_DELAYS;
  return t.askedAt + (t.opening.pace.kind === 'days' ? windowLeast : window);
}

/** When the window closes; undefined if there is none. Answers of bots do not affect it. */
export function windowClosesAt(t: TableState): number | undefined {
  const { window } = t;
  if (window === null || t.phase !== 'playing' || t.resting) return undefined;
  const { windowLeast } = t.opening.delays ?? DEFAULT_DELAYS;
  const people = questions(t).filter(({ seat }) => !isAutoPlayed(seatState(t, seat)));
  const times = people.map((d) => window.held.get(d.seat)?.at ?? (standingAnswer(t, d) ? t.askedAt : null));
  if (people.length === 0 || times.includes(null)) return windowDeadline(t);
  return Math.min(windowDeadline(t), Math.max(t.askedAt + windowLeast, ...(times as number[])));
}

/** Closes the window when due: a seat without an answer uses its standing order, or passes. */
export function closeWindow(t: TableState, now: number): EntryOf<'close-window'> | null {
  const time = windowClosesAt(t);
  if (time === undefined || time > now) return null;
  const answers = questions(t).map((d) => {
    const held = t.window?.held.get(d.seat);
    if (held !== undefined) return { seat: d.seat, answer: held.answer, by: held.by };
    const ordered = standingAnswer(t, d);
    if (ordered !== undefined) return { seat: d.seat, answer: ordered, by: 'person' as const };
    return { seat: d.seat, answer: passOf(t, d), by: 'fallback' as const };
  });
  return { kind: 'close-window', seat: null, body: { answers } };
}

/** The answer of the seat's standing order; undefined if it leaves the question to the person. */
export function standingAnswer(t: TableState, d: Decision): Answer | undefined {
  const orders = (t.window?.orders[d.seat] ?? t.seats[d.seat]?.orders) as Orders;
  for (const order of t.game.timing.standingOrders) {
    const choice = orders[order.id];
    const answer = choice === undefined ? undefined : order.answer(choice, d);
    if (answer !== undefined) return findFault(d, answer) === undefined ? answer : passOf(t, d);
  }
  return undefined;
}

function questions(t: TableState): readonly Decision[] {
  return (t.liveGame as AnyLiveGame).state.flow.asked;
}

function passOf(t: TableState, d: Decision): Answer {
  return t.game.fallback((t.liveGame as AnyLiveGame).state, d);
}
