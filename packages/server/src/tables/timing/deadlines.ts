import type { Decision, Seat } from '@regalia/kernel';
import type { SeatClock } from '@regalia/protocol';
import { isAutoPlayed, parkedAt, type TableState } from '../state/tableState.ts';
import { windowDeadline } from './responseWindow.ts';

const DAY_MS = 86_400_000;

/**
 * The seat's deadline; undefined if it has none. A hushed decision uses no reserve:
 * the remaining reserve would reveal who answered when.
 */
export function deadlineOf(t: TableState, d: Decision, asked: readonly Decision[]): number | undefined {
  const { pace } = t.opening;
  if (pace.kind === 'relaxed') return undefined;
  if (pace.kind === 'days') return t.askedAt + pace.days * DAY_MS;
  const reserve = isPublic(d, asked) ? (t.seats[d.seat]?.reserve ?? 0) : 0;
  return t.askedAt + pace.perDecision * 1000 + reserve;
}

/** Deducts from each seat's reserve what it used beyond the time of this decision. */
export function chargeReserves(t: TableState, asked: readonly Decision[], at: number): void {
  const { pace } = t.opening;
  if (pace.kind !== 'live' || t.window !== null) return;
  for (const d of asked) {
    const seat = t.seats[d.seat];
    if (seat === undefined || isAutoPlayed(seat) || !isPublic(d, asked)) continue;
    const used = (seat.answeredAt ?? at) - t.askedAt - pace.perDecision * 1000;
    seat.reserve = Math.max(0, seat.reserve - Math.max(0, used));
  }
}

/** The clocks as one viewer may see them: a hushed answer does not stop the clock for others. */
export function clocksFor(t: TableState, viewer: Seat | 'spectator'): SeatClock[] {
  const isRunning = t.phase === 'playing' && !t.resting;
  if (t.window !== null && isRunning) return windowClocks(t);
  if (t.opening.pace.kind === 'relaxed') return [];
  const asked = isRunning ? (t.liveGame?.state.flow.asked ?? []) : [];
  return t.seats.map(({ reserve }, seat) => {
    const d = asked.find((one) => one.seat === seat);
    const isDone = d === undefined || ((d.open || seat === viewer) && parkedAt(t, seat) !== null);
    return { seat, deadline: isDone ? null : (deadlineOf(t, d, asked) ?? null), reserve };
  });
}

/** The same for all asked seats and all viewers, no matter who has answered. */
function windowClocks(t: TableState): SeatClock[] {
  const asked = t.liveGame?.state.flow.asked ?? [];
  const deadline = windowDeadline(t);
  return t.seats.map(({ reserve }, seat) => ({
    seat,
    deadline: asked.some((d) => d.seat === seat) ? deadline : null,
    reserve,
  }));
}

/** Whether everybody sees when the seat answers. */
function isPublic(d: Decision, asked: readonly Decision[]): boolean {
  return d.open || asked.length === 1;
}
