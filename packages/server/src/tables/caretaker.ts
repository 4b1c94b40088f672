import type { Seat } from '@regalia/kernel';
import type { AwakeTable } from './awake.ts';
import { duties } from './duties.ts';
import type { Presence } from './presence.ts';
import { StandIn } from './standIn.ts';
import { isLookedAfter, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { start, startsAt } from './verbs/start.ts';
import { closeWindow, windowCloses } from './window.ts';

/** How long a person may be away, by pace, before a bot takes over. Over days only the deadline counts. */
const GRACE_MS = { relaxed: 15 * 60_000, live: 60_000, days: Number.POSITIVE_INFINITY };

/** How long to wait after something could not be stored. */
const TRY_AGAIN_MS = 1000;

/** Does at its time what a table has to do by itself: start, let bots answer, take over seats left alone. */
export class Caretaker {
  readonly #table: AwakeTable;
  readonly #around: Surroundings;
  readonly #presence: Presence;
  readonly #standIn: StandIn;
  #callOff: (() => void) | undefined;
  #isStopped = false;

  constructor(table: AwakeTable, presence: Presence, around: Surroundings) {
    this.#table = table;
    this.#presence = presence;
    this.#around = around;
    this.#standIn = new StandIn(table, around, () => this.#planAnew());
  }

  get isBusy(): boolean {
    return this.#standIn.isThinking;
  }

  /** Sets the alarm for what comes next. */
  plan(t: TableState): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#isStopped) return;
    const next = this.#nextTime(t);
    if (next !== undefined) this.#setAlarm(next);
  }

  stop(): void {
    this.#isStopped = true;
    this.#standIn.stop();
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #setAlarm(at: number): void {
    this.#callOff = this.#around.clock.at(at, () => void this.#ring());
  }

  async #ring(): Promise<void> {
    const { clock, log } = this.#around;
    this.#callOff = undefined;
    try {
      const t = await this.#table.actByItself(
        (present, now) => start(present, now) ?? closeWindow(present, now) ?? this.#takeOver(present, now),
      );
      this.#standIn.see(t, clock.now());
      this.plan(t);
    } catch (error) {
      log.error({ table: this.#table.id, error: (error as Error).message }, 'a table is not looked after');
      if (!this.#isStopped && this.#callOff === undefined) this.#setAlarm(clock.now() + TRY_AGAIN_MS);
    }
  }

  #planAnew(): void {
    if (this.#isStopped) return;
    this.#table
      .look((t) => this.plan(t))
      .catch((error) =>
        this.#around.log.error({ table: this.#table.id, error: error.message }, 'a table is not looked after'),
      );
  }

  /** What is being thought about needs no alarm. */
  #nextTime(t: TableState): number | undefined {
    let next = startsAt(t) ?? windowCloses(t) ?? Number.POSITIVE_INFINITY;
    for (const { decision, at, lead } of duties(t)) {
      if (at - lead < next && !this.#standIn.isThinkingOf(t, decision)) next = at - lead;
    }
    for (const { at } of this.#leftAlone(t)) next = Math.min(next, at);
    return Number.isFinite(next) ? next : undefined;
  }

  /** Away is not gone: the person keeps the say in what all must agree to. */
  #takeOver(t: TableState, now: number) {
    const due = this.#leftAlone(t).find(({ at }) => at <= now);
    return due === undefined ? null : { kind: 'away' as const, seat: due.seat, body: { away: true } };
  }

  /** Seats whose people are away while somebody else waits here for them. */
  #leftAlone(t: TableState): { seat: Seat; at: number }[] {
    if (t.phase !== 'playing') return [];
    const grace = GRACE_MS[t.opening.pace.kind];
    const here = t.seats.filter(({ person }) => person !== null && this.#presence.has(person.id));
    if (here.length === 0) return [];
    return t.seats.flatMap((state, seat) => {
      if (state.person === null || isLookedAfter(state) || this.#presence.has(state.person.id)) return [];
      return [{ seat, at: this.#presence.awayFrom(state.person.id) + grace }];
    });
  }
}
