import { type Answer, type Decision, findFault } from '@regalia/kernel';
import { USUAL_DELAYS } from './delays.ts';
import type { LineOf } from './log.ts';
import {
  type AnySitting,
  isLookedAfter,
  type Orders,
  peopleAt,
  type ResponseWindow,
  seatState,
  type TableState,
} from './state.ts';

/** Whether the present questions are one; never where one person plays alone with bots. */
export function openWindow(t: TableState): ResponseWindow | null {
  const { asked } = (t.sitting as AnySitting).state.flow;
  const { windows } = t.game.timing;
  if (asked.length === 0 || windows.length === 0 || peopleAt(t).length < 2) return null;
  if (!asked.every(({ prompt }) => windows.includes(prompt))) return null;
  return { held: new Map(), orders: t.seats.map(({ orders }) => orders) };
}

/** When nobody may answer any more, told to everybody alike. */
export function windowDeadline(t: TableState): number {
  const { window, windowLeast } = t.opening.delays ?? USUAL_DELAYS;
  return t.askedAt + (t.opening.pace.kind === 'days' ? windowLeast : window);
}

/** When the window closes; undefined if there is none. No answer of a bot brings that nearer or puts it off. */
export function windowCloses(t: TableState): number | undefined {
  const { window } = t;
  if (window === null || t.phase !== 'playing') return undefined;
  const { windowLeast } = t.opening.delays ?? USUAL_DELAYS;
  const people = questions(t).filter(({ seat }) => !isLookedAfter(seatState(t, seat)));
  const times = people.map((d) => window.held.get(d.seat)?.at ?? (orderedAnswer(t, d) ? t.askedAt : null));
  if (people.length === 0 || times.includes(null)) return windowDeadline(t);
  return Math.min(windowDeadline(t), Math.max(t.askedAt + windowLeast, ...(times as number[])));
}

/** Closes the window if it is time: whoever has not answered does so by the standing order, or passes. */
export function closeWindow(t: TableState, now: number): LineOf<'window'> | null {
  const time = windowCloses(t);
  if (time === undefined || time > now) return null;
  const answers = questions(t).map((d) => {
    const held = t.window?.held.get(d.seat);
    if (held !== undefined) return { seat: d.seat, answer: held.answer, by: held.by };
    const ordered = orderedAnswer(t, d);
    if (ordered !== undefined) return { seat: d.seat, answer: ordered, by: 'person' as const };
    return { seat: d.seat, answer: passOf(t, d), by: 'fallback' as const };
  });
  return { kind: 'window', seat: null, body: { answers } };
}

/** What the seat's standing order answers; undefined where it leaves the question to the person. */
export function orderedAnswer(t: TableState, d: Decision): Answer | undefined {
  const orders = (t.window?.orders[d.seat] ?? t.seats[d.seat]?.orders) as Orders;
  for (const order of t.game.timing.standingOrders) {
    const choice = orders[order.id];
    const answer = choice === undefined ? undefined : order.answer(choice, d);
    if (answer !== undefined) return findFault(d, answer) === undefined ? answer : passOf(t, d);
  }
  return undefined;
}

function questions(t: TableState): readonly Decision[] {
  return (t.sitting as AnySitting).state.flow.asked;
}

function passOf(t: TableState, d: Decision): Answer {
  return t.game.fallback((t.sitting as AnySitting).state, d);
}
