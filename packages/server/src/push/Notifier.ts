import type { Game } from '@regalia/kernel';
import { RateLimit } from '../limits/RateLimit.ts';
import type { PushOutcome, PushSender } from '../ports/push.ts';
import type { StoredSubscription } from '../ports/store.ts';
import type { TableObserver, TableRegistry } from '../tables/registry/TableRegistry.ts';
import type { Presence } from '../tables/state/Presence.ts';
import { isAutoPlayed, seatState, stepOf, type TableState, unanswered } from '../tables/state/tableState.ts';
import { turnNotice } from './turnNotice.ts';

/** Gives a reloading page time to return before its person is notified. */
const AFTER_MS = 10_000;
/** A person at the table this long after the question has seen it. A dead page is noticed sooner. */
const SEEN_AFTER_MS = 60_000;
const DAY_MS = 86_400_000;
/** More than anybody reads; such a person sees the list of tables. */
const NOTICES_PER_DAY = 300;
const MOST_REMEMBERED = 10_000;
const MOST_AT_ONCE = 200;
/** Per push service, so that a slow one does not block others. */
const MOST_TO_ONE = 20;
/** Retry delays after a temporary failure. */
const AGAIN_AFTER_MS = [30_000, 300_000];

interface TurnCall {
  readonly table: string;
  readonly game: Game;
  readonly person: string;
  /** Table and seat. */
  readonly place: string;
  readonly step: number;
  readonly at: number;
}

/** Notifies people of tables that wait for them while they have no page open there, once per step. */
export class Notifier implements TableObserver {
  readonly #registry: TableRegistry;
  readonly #sender: PushSender;
  /** By table, a function that cancels its next notice. */
  readonly #alarms = new Map<string, () => void>();
  /** By place, the step its person was last notified of; newest at the end. */
  readonly #called = new Map<string, number>();
  /** Notices in progress, by push service. */
  readonly #sending = new Map<string, number>();
  readonly #budget: RateLimit;
  #isClosed = false;

  constructor(registry: TableRegistry, sender: PushSender, noticesPerPersonADay = NOTICES_PER_DAY) {
    this.#registry = registry;
    this.#budget = new RateLimit(noticesPerPersonADay, registry.deps.clock, DAY_MS);
    this.#sender = sender;
  }

  changed(t: TableState, presence: Presence): void {
    this.#callOff(t.id);
    const now = this.#registry.deps.clock.now();
    // Overdue notices were sent, or missed, before the table last went to sleep.
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
      this.#registry.deps.clock.at(at, () => void this.#ring(table)),
    );
  }

  #callOff(table: string): void {
    this.#alarms.get(table)?.();
    this.#alarms.delete(table);
  }

  async #ring(table: string): Promise<void> {
    const { clock, log } = this.#registry.deps;
    try {
      await this.#registry.table(table).read((t) => {
        const presence = this.#registry.presence(table);
        const due = this.#calls(t, presence).filter(({ at }) => at <= clock.now());
        for (const call of due) {
          this.#remember(call);
          void this.#call(call);
        }
        this.changed(t, presence);
      });
    } catch (error) {
      log.error({ table, error: (error as Error).message }, 'notifying people failed');
    }
  }

  /** Awaited people who are away, and when to notify them; without those already notified. */
  #calls(t: TableState, presence: Presence): TurnCall[] {
    // A response window ends before anybody could return.
    if (t.window !== null) return [];
    const step = stepOf(t);
    return unanswered(t).flatMap(({ seat }) => {
      const state = seatState(t, seat);
      const place = `${t.id} ${seat}`;
      if (state.person === null || isAutoPlayed(state) || this.#called.get(place) === step) return [];
      const person = state.person.id;
      const at = timeToCall(t.askedAt, person, presence);
      return at === undefined ? [] : [{ table: t.id, game: t.game, person, place, step, at }];
    });
  }

  #remember({ place, step }: TurnCall): void {
    this.#called.delete(place);
    this.#called.set(place, step);
    if (this.#called.size > MOST_REMEMBERED) this.#called.delete(this.#called.keys().next().value as string);
  }

  async #call(call: TurnCall): Promise<void> {
    const { store, log } = this.#registry.deps;
    if (!this.#budget.take(call.person)) return;
    try {
      const browsers = await store.subscriptionsOf(call.person);
      await Promise.all(browsers.map((browser) => this.#send(browser, call, 0)));
    } catch (error) {
      log.error({ table: call.table, error: (error as Error).message }, 'notifying people failed');
    }
  }

  async #send(browser: StoredSubscription, call: TurnCall, tries: number): Promise<void> {
    const { store, metrics } = this.#registry.deps;
    const outcome = await this.#post(browser, call);
    metrics.pushed(outcome);
    if (outcome === 'gone') await store.removeSubscription(browser.person, browser.endpoint);
    if (outcome === 'failed' || outcome === 'dropped') this.#sendLater(browser, call, tries);
  }

  async #post(browser: StoredSubscription, { table, game }: TurnCall): Promise<PushOutcome | 'dropped'> {
    const service = URL.canParse(browser.endpoint) ? new URL(browser.endpoint).host : '';
    const own = this.#sending.get(service) ?? 0;
    const all = [...this.#sending.values()].reduce((sum, count) => sum + count, 0);
    if (own >= MOST_TO_ONE || all >= MOST_AT_ONCE) return 'dropped';
    this.#sending.set(service, own + 1);
    try {
      return await this.#sender.send(browser, turnNotice(table, game, browser.locale));
    } finally {
      const left = (this.#sending.get(service) ?? 1) - 1;
      if (left > 0) this.#sending.set(service, left);
      else this.#sending.delete(service);
    }
  }

  /** Whether the table still waits for the same answer. */
  #sendLater(browser: StoredSubscription, call: TurnCall, tries: number): void {
    const { clock, log } = this.#registry.deps;
    const wait = AGAIN_AFTER_MS[tries];
    if (wait === undefined || this.#isClosed) return;
    clock.at(clock.now() + wait, () => {
      if (this.#isClosed || this.#called.get(call.place) !== call.step) return;
      this.#isAwaited(call)
        .then((isAwaited) => (isAwaited ? this.#send(browser, call, tries + 1) : undefined))
        .catch((error) => log.error({ table: call.table, error: error.message }, 'notifying people failed'));
    });
  }

  #isAwaited({ table, person, step }: TurnCall): Promise<boolean> {
    return this.#registry.table(table).read((t) => {
      const isAsked = unanswered(t).some(({ seat }) => seatState(t, seat).person?.id === person);
      return stepOf(t) === step && isAsked && !this.#registry.presence(table).has(person);
    });
  }
}

function timeToCall(askedAt: number, person: string, presence: Presence): number | undefined {
  if (presence.has(person)) return undefined;
  const left = presence.leftAt(person) ?? 0;
  if (left <= askedAt) return askedAt + AFTER_MS;
  return left - askedAt < SEEN_AFTER_MS ? left + AFTER_MS : undefined;
}
