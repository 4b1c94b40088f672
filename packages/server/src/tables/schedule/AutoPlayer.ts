import { findBot, makeRequest } from '@regalia/bots';
import { type Answer, type AnsweredBy, type Decision, FIRST_LEVEL, seedFast } from '@regalia/kernel';
import { JobsClosed } from '../../ports/jobs.ts';
import type { TableDeps } from '../live/deps.ts';
import type { LiveTable } from '../live/LiveTable.ts';
import { type AnyLiveGame, isAutoPlayed, seatState, stepOf, type TableState } from '../state/tableState.ts';
import { standingAnswer } from '../timing/responseWindow.ts';
import { type ScheduledAnswer, scheduledAnswers } from '../timing/scheduledAnswers.ts';
import { answerForSeat } from './answerForSeat.ts';

/** The retry delay after an answer could not be stored. */
const TRY_AGAIN_MS = 1000;

/**
 * Answers for bots, for absent people, and with the fallback for people whose time is over. One computation per seat and
 * step.
 */
export class AutoPlayer {
  readonly #table: LiveTable;
  readonly #deps: TableDeps;
  readonly #onDone: () => void;
  readonly #thinking = new Set<string>();
  #isStopped = false;

  /** `onDone` is called when a computation ends, with or without an answer. */
  constructor(table: LiveTable, deps: TableDeps, onDone: () => void) {
    this.#table = table;
    this.#deps = deps;
    this.#onDone = onDone;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Drops the answer that is being computed. */
  stop(): void {
    this.#isStopped = true;
  }

  isThinkingOf(t: TableState, d: Decision): boolean {
    return this.#thinking.has(keyOf(t, d));
  }

  /** Starts to compute every answer that is due soon. */
  startDue(t: TableState, now: number): void {
    for (const duty of scheduledAnswers(t)) {
      if (duty.at - duty.lead <= now && !this.isThinkingOf(t, duty.decision)) void this.#answer(t, duty);
    }
  }

  async #answer(t: TableState, duty: ScheduledAnswer): Promise<void> {
    const d = duty.decision;
    const step = stepOf(t);
    const key = keyOf(t, d);
    this.#thinking.add(key);
    const end = () => {
      this.#thinking.delete(key);
      this.#onDone();
    };
    try {
      const [given, by] = await this.#think(t, d);
      await this.#waitUntilDue(duty);
      if (this.#isStopped) return;
      const isDue = (present: TableState, now: number) =>
        scheduledAnswers(present).some(({ decision, at }) => decision.seat === d.seat && at <= now);
      const actor = { seat: d.seat, by, isDue };
      await answerForSeat(this.#table, this.#deps.metrics, actor, { step, answer: given });
      end();
    } catch (error) {
      if (error instanceof JobsClosed) return;
      const { log, clock } = this.#deps;
      log.error({ table: this.#table.id, error: (error as Error).message }, 'an automatic answer failed');
      clock.at(clock.now() + TRY_AGAIN_MS, end);
    }
  }

  /** The answer comes when due, or a whole number of leads later: a bot's thinking time could reveal its hand. */
  #waitUntilDue({ at, lead }: ScheduledAnswer): Promise<void> | undefined {
    const { clock } = this.#deps;
    const late = Math.max(0, clock.now() - at);
    const time = lead === 0 ? at : at + Math.ceil(late / lead) * lead;
    return time <= clock.now() ? undefined : new Promise((resolve) => void clock.at(time, resolve));
  }

  async #think(t: TableState, d: Decision): Promise<readonly [Answer, AnsweredBy]> {
    const { jobs, entropy, metrics, log, addressGroupOf: householdOf } = this.#deps;
    const { state, game } = t.liveGame as AnyLiveGame;
    const fallback = game.fallback(state, d);
    const seat = seatState(t, d.seat);
    if (!isAutoPlayed(seat)) {
      const ordered = standingAnswer(t, d);
      return ordered === undefined ? [fallback, 'fallback'] : [ordered, 'person'];
    }
    const bot = seat.level ?? FIRST_LEVEL;
    const seed = Number.parseInt(entropy.hex(6), 16);
    const milliseconds = findBot(game, bot)?.milliseconds ?? 0;
    const began = performance.now();
    try {
      const request = makeRequest(game, state, d.seat, seedFast(seed), { id: 0, bot, seed, deadline: 0 });
      const { id: person } = t.opening.host;
      const given = await jobs.think({
        ...request,
        milliseconds,
        share: { addressGroup: householdOf(person), person },
      });
      metrics.thought(performance.now() - began, false);
      return [given, 'bot'];
    } catch (error) {
      if (error instanceof JobsClosed) throw error;
      log.warn({ table: t.id, bot, error: (error as Error).message }, 'a bot did not answer');
      metrics.thought(performance.now() - began, true);
      return [fallback, 'fallback'];
    }
  }
}

function keyOf(t: TableState, d: Decision): string {
  return `${stepOf(t)} ${d.seat}`;
}
