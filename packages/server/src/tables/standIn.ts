import { botNames, findBot, makeRequest } from '@regalia/bots';
import { type Answer, type AnsweredBy, type Decision, seedFast } from '@regalia/kernel';
import type { AwakeTable } from './awake.ts';
import { duties } from './duties.ts';
import { type AnySitting, seatState, stepOf, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { answer } from './verbs/answer.ts';

/** Answers for bots, for people who are away, and for those whose time is over. One thought per seat and step. */
export class StandIn {
  readonly #table: AwakeTable;
  readonly #around: Surroundings;
  readonly #thinking = new Set<string>();

  constructor(table: AwakeTable, around: Surroundings) {
    this.#table = table;
    this.#around = around;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Begins to think about every answer that is due. */
  see(t: TableState, now: number): void {
    for (const { decision, at } of duties(t)) {
      if (at <= now) void this.#answer(t, decision).catch((error) => this.#complain(error));
    }
  }

  async #answer(t: TableState, d: Decision): Promise<void> {
    const step = stepOf(t);
    const key = `${step} ${d.seat}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    try {
      const [given, by] = await this.#think(t, d);
      await this.#table.act((present, now) => {
        const isDue = duties(present).some(({ decision, at }) => decision.seat === d.seat && at <= now);
        if (stepOf(present) !== step || !isDue) return null;
        this.#around.meter.answered(by);
        return answer(present, d.seat, step, given, by);
      });
    } finally {
      this.#thinking.delete(key);
    }
  }

  async #think(t: TableState, d: Decision): Promise<readonly [Answer, AnsweredBy]> {
    const { jobs, entropy, meter, log } = this.#around;
    const { state, game } = t.sitting as AnySitting;
    const bot = seatState(t, d.seat).level ?? botNames(game).at(-1) ?? '';
    const fallback = game.fallback(state, d);
    const seed = Number.parseInt(entropy.hex(6), 16);
    const milliseconds = findBot(game, bot)?.milliseconds ?? 0;
    const began = performance.now();
    try {
      const request = makeRequest(game, state, d.seat, seedFast(seed), { id: 0, bot, seed, deadline: 0 });
      const given = await jobs.think({ ...request, milliseconds });
      meter.thought(performance.now() - began, false);
      return [given, 'bot'];
    } catch (error) {
      log.warn({ table: t.id, bot, error: (error as Error).message }, 'a bot did not answer');
      meter.thought(performance.now() - began, true);
      return [fallback, 'fallback'];
    }
  }

  #complain(error: unknown): void {
    this.#around.log.error({ table: this.#table.id, error: (error as Error).message }, 'no stand-in answer');
  }
}
