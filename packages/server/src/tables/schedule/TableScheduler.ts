import type { Seat } from '@regalia/kernel';
import type { TableDeps } from '../live/deps.ts';
import type { LiveTable } from '../live/LiveTable.ts';
import type { EntryOf } from '../state/logEntry.ts';
import type { Presence } from '../state/Presence.ts';
import { isUnattended } from '../state/rest.ts';
import { isAutoPlayed, seatedPeople, type TableState } from '../state/tableState.ts';
import { type Attendance, type DealStep, nextDealStep } from '../timing/dealing.ts';
import { closeWindow, windowClosesAt } from '../timing/responseWindow.ts';
import { scheduledAnswers } from '../timing/scheduledAnswers.ts';
import { AutoPlayer } from './AutoPlayer.ts';
import type { UnattendedTables } from './UnattendedTables.ts';

/** How long a person may be away, by pace, before a bot takes over. In games over days only the deadline counts. */
const GRACE_MS = { relaxed: 15 * 60_000, live: 60_000, days: Number.POSITIVE_INFINITY };

/** The retry delay after a failed write. */
const TRY_AGAIN_MS = 1000;

/** Does the scheduled work of a table: deals, lets bots answer, auto-plays abandoned seats. */
export class TableScheduler {
  readonly #table: LiveTable;
  readonly #deps: TableDeps;
  readonly #presence: Presence;
  readonly #unattended: UnattendedTables;
  readonly #autoPlayer: AutoPlayer;
  #cancelAlarm: (() => void) | undefined;
  #isStopped = false;

  constructor(table: LiveTable, presence: Presence, deps: TableDeps, unattended: UnattendedTables) {
    this.#table = table;
    this.#presence = presence;
    this.#deps = deps;
    this.#unattended = unattended;
    this.#autoPlayer = new AutoPlayer(table, deps, () => this.#planAgain());
  }

  get isBusy(): boolean {
    return this.#autoPlayer.isThinking;
  }

  /** Sets the alarm for the next scheduled work. */
  plan(t: TableState): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = undefined;
    if (!runsAlone(t) || this.#hereSince(t) !== undefined) this.#unattended.release(t.id);
    if (this.#isStopped) return;
    const next = this.#nextTime(t);
    if (next !== undefined) this.#setAlarm(next);
  }

  stop(): void {
    this.#isStopped = true;
    this.#unattended.release(this.#table.id);
    this.#autoPlayer.stop();
    this.#cancelAlarm?.();
    this.#cancelAlarm = undefined;
  }

  #setAlarm(at: number): void {
    this.#cancelAlarm = this.#deps.clock.at(at, () => void this.#ring());
  }

  async #ring(): Promise<void> {
    const { clock, log } = this.#deps;
    this.#cancelAlarm = undefined;
    try {
      const t = await this.#table.writeAlways(
        (present, now) =>
          this.#deal(present, now) ?? this.#rest(present) ?? closeWindow(present, now) ?? this.#takeOver(present, now),
      );
      this.#autoPlayer.startDue(t, clock.now());
      this.plan(t);
    } catch (error) {
      log.error({ table: this.#table.id, error: (error as Error).message }, 'scheduling a table failed');
      if (!this.#isStopped && this.#cancelAlarm === undefined) this.#setAlarm(clock.now() + TRY_AGAIN_MS);
    }
  }

  #planAgain(): void {
    if (this.#isStopped) return;
    this.#table
      .read((t) => this.plan(t))
      .catch((error) =>
        this.#deps.log.error({ table: this.#table.id, error: error.message }, 'scheduling a table failed'),
      );
  }

  /** Answers being computed need no alarm. */
  #nextTime(t: TableState): number | undefined {
    let next = nextDealStep(t, this.#attendance(t))?.at ?? windowClosesAt(t) ?? Number.POSITIVE_INFINITY;
    for (const { decision, at, lead } of scheduledAnswers(t)) {
      if (at - lead < next && !this.#autoPlayer.isThinkingOf(t, decision)) next = at - lead;
    }
    for (const { at } of this.#leftAlone(t)) next = Math.min(next, at);
    return Number.isFinite(next) ? next : undefined;
  }

  #deal(t: TableState, now: number): DealStep['entry'] | null {
    const step = nextDealStep(t, this.#attendance(t));
    return step !== undefined && step.at <= now ? step.entry : null;
  }

  #attendance(t: TableState): Attendance {
    return { since: this.#hereSince(t), has: this.#presence.has };
  }

  /** Pauses the table if nobody plays, or if one address has too many unattended tables. */
  #rest(t: TableState): EntryOf<'rest'> | null {
    if (t.phase !== 'playing' || t.resting || this.#hereSince(t) !== undefined) return null;
    const host = t.opening.host.id;
    const isAdmitted = !runsAlone(t) || this.#unattended.admit(t.id, this.#deps.addressGroupOf(host) || host);
    return isAdmitted && !isUnattended(t) ? null : { kind: 'rest', seat: null, body: {} };
  }

  /** Since when a player is present. */
  #hereSince(t: TableState): number | undefined {
    return this.#presence.hereSince(seatedPeople(t));
  }

  /** An absent person keeps their vote. */
  #takeOver(t: TableState, now: number) {
    const due = this.#leftAlone(t).find(({ at }) => at <= now);
    return due === undefined ? null : { kind: 'away' as const, seat: due.seat, body: {} };
  }

  /** Seats of absent people while somebody present waits for them. */
  #leftAlone(t: TableState): { seat: Seat; at: number }[] {
    if (t.phase !== 'playing') return [];
    const grace = GRACE_MS[t.opening.pace.kind];
    const here = t.seats.filter(({ person }) => person !== null && this.#presence.has(person.id));
    if (here.length === 0) return [];
    return t.seats.flatMap((state, seat) => {
      if (state.person === null || isAutoPlayed(state) || this.#presence.has(state.person.id)) return [];
      return [{ seat, at: this.#presence.awayFrom(state.person.id) + grace }];
    });
  }
}

/** Whether the table would run unattended for hours. Without clocks it soon waits for a person; over days it does little. */
function runsAlone({ phase, resting, opening }: TableState): boolean {
  return phase === 'playing' && !resting && opening.pace.kind === 'live';
}
