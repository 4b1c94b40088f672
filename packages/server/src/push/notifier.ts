import type { Game } from '@regalia/kernel';
import type { PushSender } from '../ports/push.ts';
import type { StoredSubscription } from '../ports/store.ts';
import type { Hall, Watcher } from '../tables/hall.ts';
import type { Presence } from '../tables/presence.ts';
import { isLookedAfter, seatState, stepOf, type TableState, unanswered } from '../tables/state.ts';
import { turnNotice } from './texts.ts';

/** Who is only loading the page again need not be called. */
const AFTER_MS = 10_000;
/** Who was at the table this long after the question was put has seen it. A dead page is noticed sooner than that. */
const SEEN_AFTER_MS = 60_000;
const MOST_REMEMBERED = 10_000;
const MOST_AT_ONCE = 100;

interface Call {
  readonly table: string;
  readonly game: Game;
  readonly person: string;
  /** Table and seat. */
  readonly place: string;
  readonly step: number;
  readonly at: number;
}

/** Calls people to tables that wait for them while none of their pages is open there; once for each step. */
export class Notifier implements Watcher {
  readonly #hall: Hall;
  readonly #sender: PushSender;
  /** By table, how to call off its next call. */
  readonly #alarms = new Map<string, () => void>();
  /** By place, the step that its person was last called for; the latest at the end. */
  readonly #called = new Map<string, number>();
  #sending = 0;
  #isClosed = false;

  constructor(hall: Hall, sender: PushSender) {
    this.#hall = hall;
    this.#sender = sender;
  }

  changed(t: TableState, presence: Presence): void {
    this.#callOff(t.id);
    const now = this.#hall.around.clock.now();
    // What is overdue was called for, or missed, before the table was last put to sleep.
    const ahead = this.#calls(t, presence).filter(({ at }) => at > now);
    if (ahead.length > 0 && !this.#isClosed) this.#setAlarm(t.id, Math.min(...ahead.map(({ at }) => at)));
  }

  close(): void {
    this.#isClosed = true;
    for (const table of [...this.#alarms.keys()]) this.#callOff(table);
  }

  #setAlarm(table: string, at: number): void {
    this.#alarms.set(
      table,
      this.#hall.around.clock.at(at, () => void this.#ring(table)),
    );
  }

  #callOff(table: string): void {
    this.#alarms.get(table)?.();
    this.#alarms.delete(table);
  }

  async #ring(table: string): Promise<void> {
    const { clock, log } = this.#hall.around;
    try {
      await this.#hall.table(table).look((t) => {
        const presence = this.#hall.presence(table);
        const due = this.#calls(t, presence).filter(({ at }) => at <= clock.now());
        for (const call of due) {
          this.#remember(call);
          void this.#call(call);
        }
        this.changed(t, presence);
      });
    } catch (error) {
      log.error({ table, error: (error as Error).message }, 'nobody could be called');
    }
  }

  /** Who is awaited and not here, and when to call; without those who were called already. */
  #calls(t: TableState, presence: Presence): Call[] {
    // A response window is over before anybody could come.
    if (t.window !== null) return [];
    const step = stepOf(t);
    return unanswered(t).flatMap(({ seat }) => {
      const state = seatState(t, seat);
      const place = `${t.id} ${seat}`;
      if (state.person === null || isLookedAfter(state) || this.#called.get(place) === step) return [];
      const person = state.person.id;
      const at = timeToCall(t.askedAt, person, presence);
      return at === undefined ? [] : [{ table: t.id, game: t.game, person, place, step, at }];
    });
  }

  #remember({ place, step }: Call): void {
    this.#called.delete(place);
    this.#called.set(place, step);
    if (this.#called.size > MOST_REMEMBERED) this.#called.delete(this.#called.keys().next().value as string);
  }

  async #call({ table, game, person }: Call): Promise<void> {
    const { store, log } = this.#hall.around;
    try {
      const browsers = await store.subscriptionsOf(person);
      await Promise.all(browsers.map((browser) => this.#send(browser, table, game)));
    } catch (error) {
      log.error({ table, error: (error as Error).message }, 'nobody could be called');
    }
  }

  async #send(browser: StoredSubscription, table: string, game: Game): Promise<void> {
    const { store, meter } = this.#hall.around;
    if (this.#sending >= MOST_AT_ONCE) return meter.pushed('dropped');
    this.#sending++;
    try {
      const outcome = await this.#sender.send(browser, turnNotice(table, game, browser.locale));
      meter.pushed(outcome);
      if (outcome === 'gone') await store.removeSubscription(browser.person, browser.endpoint);
    } finally {
      this.#sending--;
    }
  }
}

function timeToCall(askedAt: number, person: string, presence: Presence): number | undefined {
  if (presence.has(person)) return undefined;
  const left = presence.leftAt(person) ?? 0;
  if (left <= askedAt) return askedAt + AFTER_MS;
  return left - askedAt < SEEN_AFTER_MS ? left + AFTER_MS : undefined;
}
