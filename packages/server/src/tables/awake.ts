import type { Person } from '@regalia/protocol';
import type { Entry } from '../ports/store.ts';
import { checkBounds } from './bounds.ts';
import type { Change } from './change.ts';
import { Refused, UnfitLog } from './errors.ts';
import { Flows } from './flows.ts';
import { fold } from './fold.ts';
import type { Line } from './log.ts';
import { namedAt } from './names.ts';
import { renderMoment, renderRow } from './render.ts';
import type { TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { Updates } from './updates.ts';
import { saveIfWorth, wake } from './wake.ts';

/** Somebody who is told what changes. Called after the change is on the disk. */
export interface Onlooker {
  changed(t: TableState, change: Change, updates: Updates): void;
}

/** Everything may have changed: the log was written by somebody else, or read again. */
const ALL: Change = { table: true, step: true, undo: 'changed', stop: 'changed' };
const MOST_TRIES = 5;
/** What may wait for its turn, apart from what the table itself has to do. */
const MOST_WAITING = 500;

/**
 * A table in memory: its state as a cache of its log. Everything happens in turn: look at the state, write a line, wait for
 * the disk, tell. Nobody sees a state that is not on the disk.
 */
export class AwakeTable {
  readonly id: string;
  readonly #around: Surroundings;
  #state: TableState | undefined;
  /** Up to which line there is a snapshot. */
  #saved = 0;
  #unfit: UnfitLog | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly onlookers = new Set<Onlooker>();
  /** Told first; does not keep the table awake. */
  keeper: ((t: TableState) => void) | undefined;
  lastUsed: number;
  readonly flows: Flows;
  readonly #onUnknown: () => void;

  /** `onUnknown` is called if there turns out to be no such table. */
  constructor(id: string, around: Surroundings, onUnknown: () => void) {
    this.id = id;
    this.#around = around;
    this.#onUnknown = onUnknown;
    this.lastUsed = around.clock.now();
    this.flows = new Flows(this.lastUsed);
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.onlookers.size === 0;
  }

  /** Writes the line that `decide` makes of the state, if any. Throws what `decide` throws. */
  act(decide: (t: TableState, now: number) => Line | null): Promise<TableState> {
    return this.#inTurn(MOST_WAITING, () => this.#decide(decide));
  }

  /** The same for what the table does by itself, however much waits. */
  actByItself(decide: (t: TableState, now: number) => Line | null): Promise<TableState> {
    return this.#inTurn(Number.POSITIVE_INFINITY, () => this.#decide(decide));
  }

  async #decide(decide: (t: TableState, now: number) => Line | null): Promise<TableState> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const t = this.#state ?? (await this.#load());
      const at = this.#around.clock.now();
      const line = decide(t, at);
      if (line === null) return t;
      checkBounds(t, line);
      const { kind, seat, body } = line;
      if (await this.#write(t, { table: this.id, seq: t.seq, kind, seat, body, at })) return t;
    }
    throw new Refused('internal', 'The table is too busy. Try again in a moment.');
  }

  /** Before it sleeps: makes the next waking short. */
  save(): void {
    if (this.#state !== undefined) this.#saved = saveIfWorth(this.#state, this.#saved, this.#around);
  }

  /** Looks at the state between two changes. */
  look<T>(see: (t: TableState) => T): Promise<T> {
    return this.#inTurn(MOST_WAITING, async () => see(await this.#load()));
  }

  /** Tells all onlookers of a change that is no line of the log, such as who is here. */
  announce(change: Change): Promise<void> {
    return this.#inTurn(Number.POSITIVE_INFINITY, async () => this.#tell(await this.#load(), change));
  }

  /** Whether the person's name may be told here, as far as can be said without waking. */
  knows(person: string): boolean {
    return this.#state === undefined ? this.#waiting > 0 : this.#state.names.has(person);
  }

  /** Calls a person by the name they have now, if they are at the table. */
  async rename({ id, name }: Person): Promise<void> {
    const isNews = (t: TableState) => t.names.has(id) && t.names.get(id) !== name;
    if (this.#state !== undefined && !isNews(this.#state)) return;
    await this.#inTurn(Number.POSITIVE_INFINITY, async () => {
      const t = await this.#load();
      if (!isNews(t)) return;
      t.names.set(id, name);
      this.#tell(t, { table: true });
    });
  }

  /** Reads the log again, of which something was erased, and tells everybody what is left. */
  async reread(): Promise<void> {
    await this.#inTurn(Number.POSITIVE_INFINITY, async () => {
      this.#state = undefined;
      this.#tell(await this.#load(), { anew: true });
    });
  }

  /** Takes in what another node has written. */
  catchUp(seq: number): void {
    if (this.#state !== undefined && seq < this.#state.seq) return;
    void this.#inTurn(Number.POSITIVE_INFINITY, async () => {
      if (this.#state !== undefined && seq < this.#state.seq) return;
      this.#state = undefined;
      this.#tell(await this.#load(), ALL);
    }).catch((error) => this.#around.log.error({ table: this.id, error }, 'cannot catch up'));
  }

  async #write(t: TableState, entry: Entry): Promise<boolean> {
    const { store, bus } = this.#around;
    this.#state = undefined;
    const change = fold(t, entry);
    if (!(await store.append(entry, change.table ? renderRow(t) : renderMoment(t)))) {
      this.#tell(await this.#load(), ALL);
      return false;
    }
    this.#state = t;
    this.#tell(t, change);
    bus.publish(this.id, entry.seq);
    return true;
  }

  #tell(t: TableState, change: Change): void {
    this.#tellOne(() => this.keeper?.(t));
    const updates = new Updates(t);
    for (const onlooker of this.onlookers) this.#tellOne(() => onlooker.changed(t, change, updates));
  }

  /** Whoever cannot be told keeps nobody else from being told, nor the line from standing. */
  #tellOne(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#around.log.error({ table: this.id, error: (error as Error).message }, 'somebody could not be told');
    }
  }

  async #load(): Promise<TableState> {
    if (this.#state !== undefined) return this.#state;
    if (this.#unfit !== undefined) throw this.#unfit;
    const { store } = this.#around;
    const woken = await wake(this.id, this.#around).catch((error) => this.#setAside(error));
    if (woken === undefined) {
      this.#onUnknown();
      throw new Refused('unknown-table', 'There is no such table. Check the link.');
    }
    const { t, saved } = woken;
    this.#saved = saveIfWorth(t, saved, this.#around);
    for (const [id, name] of await store.namesOf(namedAt(t))) t.names.set(id, name);
    this.#state = t;
    return t;
  }

  /** Says once why the log cannot be read, and does not try again. */
  #setAside(error: unknown): never {
    if (error instanceof UnfitLog) {
      this.#unfit = error;
      this.#around.log.error(
        { table: this.id, why: error.why },
        'the log of a table does not fit the rules; set aside',
      );
    }
    throw error;
  }

  #inTurn<T>(most: number, work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= most) {
      return Promise.reject(new Refused('too-many', 'Too many want something of this table. Wait a moment.'));
    }
    this.#waiting++;
    this.lastUsed = this.#around.clock.now();
    const mine = this.#waiting === 1 ? work() : this.#turn.then(work, work);
    this.#turn = mine.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return mine;
  }
}
