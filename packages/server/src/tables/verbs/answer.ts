import { type Answer, type AnsweredBy, findFault, type RecordedAnswer, type Seat } from '@regalia/kernel';
import { countPauses, DEFAULT_DELAYS } from '../state/delays.ts';
import { RequestRefused } from '../state/errors.ts';
import { factsHash } from '../state/factsHash.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import { countMissed, isSameAnswer } from '../state/rest.ts';
import type { TableChange } from '../state/tableChange.ts';
import {
  type AnyLiveGame,
  parkedAt,
  seatState,
  stepOf,
  type TableState,
  unanswered,
  votingSeats,
} from '../state/tableState.ts';
import { chargeReserves } from '../timing/deadlines.ts';
import { openWindow, standingAnswer } from '../timing/responseWindow.ts';

/** The log stores a hash of the facts once in this many steps. */
const FACTS_EVERY = 16;

/** Null for a repeated answer. Refuses illegal answers with the rule. */
export function answer(
  t: TableState,
  seat: Seat,
  step: number,
  given: Answer,
  by: AnsweredBy,
): EntryOf<'answer'> | null {
  if (isRepeat(t, seat, step, given)) return null;
  const { state, game } = playing(t);
  checkStep(t, step);
  const d = unanswered(t).find((one) => one.seat === seat);
  if (d === undefined) throw whyNotAsked(t, seat);
  if (findFault(d, given) !== undefined) {
    const refusal = game.whyNot(game.view(state, seat), d, given);
    throw new RequestRefused(
      'illegal-answer',
      `The rules do not allow that (${refusal.rule}). Choose another answer.`,
      refusal,
    );
  }
  const facts = state.flow.step % FACTS_EVERY === 0 ? { facts: factsHash(game, state) } : {};
  return { kind: 'answer', seat, body: { answer: given, by, ...facts } };
}

/** Withdraws a parked answer. Null if there is none, e.g. after a repeat. */
export function withdraw(t: TableState, seat: Seat, step: number): EntryOf<'withdraw'> | null {
  playing(t);
  checkStep(t, step);
  return parkedAt(t, seat) === null ? null : { kind: 'withdraw', seat, body: {} };
}

export function foldAnswer(t: TableState, { seat, body, at }: Dated<EntryOf<'answer'>>): TableChange {
  const { state, game } = t.liveGame as AnyLiveGame;
  const { asked, given } = state.flow;
  if (body.facts !== undefined && body.facts !== factsHash(game, state))
    throw new Error('the game is not in the state in which this was answered');
  const { answer: own, by } = body;
  seatState(t, seat).answeredAt = at;
  const d = asked.find((one) => one.seat === seat);
  const ordered = d && standingAnswer(t, d);
  countMissed(t, seat, by, ordered !== undefined && isSameAnswer(ordered, own));
  if (t.window !== null) {
    t.window.held.set(seat, { answer: own, by, at });
    return { parked: seat };
  }
  const isLast = asked.every((d, i) => d.seat === seat || given[i] !== null);
  if (isLast) return resolved(t, [{ seat, answer: own, by }], at);
  t.liveGame?.answer(seat, own, by);
  return { parked: seat, ready: asked.some((d) => d.seat === seat && d.open) };
}

export function foldWithdraw(t: TableState, { seat }: EntryOf<'withdraw'>): TableChange {
  const { asked } = (t.liveGame as AnyLiveGame).state.flow;
  if (t.window === null) t.liveGame?.withdraw(seat);
  else t.window.held.delete(seat);
  seatState(t, seat).answeredAt = null;
  return { parked: seat, ready: asked.some((d) => d.seat === seat && d.open) };
}

/** These are the last answers, so the game continues. */
export function resolved(t: TableState, last: readonly RecordedAnswer[], at: number): TableChange {
  const liveGame = t.liveGame as AnyLiveGame;
  const { asked, given } = liveGame.state.flow;
  const events = last.flatMap(({ seat, answer: own, by }) => liveGame.answer(seat, own, by));
  chargeReserves(t, asked, at);
  const answers = asked.map((d, i) => ({ seat: d.seat, answer: given[i] as Answer }));
  t.past.push({ at, kind: 'events', events, answers });
  t.standing.push(stepOf(t));
  return { ...nextQuestions(t, at, countPauses(t.game, events)), ...endIfOver(t) };
}

/** A new step: nobody has answered, and open requests are settled. */
export function nextQuestions(t: TableState, at: number, pauses = 0): TableChange {
  const { pause } = t.opening.delays ?? DEFAULT_DELAYS;
  t.askedAt = pauses > 0 && votingSeats(t).length > 1 ? at + pauses * pause : at;
  t.window = openWindow(t);
  for (const seat of t.seats) seat.answeredAt = null;
  const hadUndo = t.undo !== null;
  t.undo = null;
  return { step: true, ...(hadUndo ? { undo: 'changed' as const } : {}) };
}

export function playing(t: TableState): AnyLiveGame {
  if (t.phase === 'over') throw new RequestRefused('wrong-phase', 'This game is over.');
  if (t.liveGame === null) throw new RequestRefused('wrong-phase', 'This game has not started yet.');
  return t.liveGame;
}

export function checkStep(t: TableState, step: number): void {
  if (step < stepOf(t)) throw new RequestRefused('stale-step', 'The game has moved on. Check the table and try again.');
  if (step > stepOf(t)) throw new RequestRefused('future-step', 'That step has not happened yet. Refresh the page.');
}

function endIfOver(t: TableState): TableChange {
  const outcome = t.liveGame?.state.flow.outcome;
  if (!outcome) return {};
  t.phase = 'over';
  t.end = { reason: 'played', outcome };
  const hadStop = t.stop !== null;
  t.stop = null;
  return { table: true, ...(hadStop ? { stop: 'changed' as const } : {}) };
}

function isRepeat(t: TableState, seat: Seat, step: number, given: Answer): boolean {
  if (step === stepOf(t)) {
    const parked = parkedAt(t, seat);
    return parked !== null && isSameAnswer(parked, given);
  }
  const next = t.past[step + 1];
  if (next?.kind !== 'events') return false;
  const before = next.answers.find((one) => one.seat === seat);
  return before !== undefined && isSameAnswer(before.answer, given);
}

function whyNotAsked(t: TableState, seat: Seat): RequestRefused {
  return parkedAt(t, seat) === null
    ? new RequestRefused('not-asked', 'It is not your turn.')
    : new RequestRefused('already-answered', 'You have already answered. Take that answer back first.');
}
