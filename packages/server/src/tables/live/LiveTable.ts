import type { Person } from '@regalia/protocol';
import type { StoredEntry } from '../../ports/store.ts';
import { checkEntryLimits } from '../log/entryLimits.ts';
import { fold } from '../log/fold.ts';
import { CorruptLog, RequestRefused } from '../state/errors.ts';
import type { LogEntry } from '../state/logEntry.ts';
import { namesNeededAt } from '../state/names.ts';
import type { TableChange } from '../state/tableChange.ts';
import type { TableState } from '../state/tableState.ts';
import { renderRow, renderTurnRow } from '../view/render.ts';
import { UpdateCache } from '../view/UpdateCache.ts';
import { ChatRate } from './ChatRate.ts';
import type { TableDeps } from './deps.ts';
import { loadTable, saveSnapshotIfWorth } from './loadTable.ts';
import { bytesOf } from './tableMemory.ts';

/** A listener for changes. Called after the change is on disk. */
export interface TableListener {
  changed(t: TableState, change: TableChange, updates: UpdateCache): void;
}

/** The owner of the tables in memory. */
export interface TableHost {
  /** Runs a load when there is room for another table; refuses it if there is none. */
  admit<T>(load: () => Promise<T>): Promise<T>;
  /** Called if the table does not exist. */
  unknown(): void;
}

/** Everything may have changed: another node wrote to the log, or it was read again. */
const ALL: TableChange = { table: true, step: true, undo: 'changed', stop: 'changed' };
const MOST_TRIES = 5;
/** The queue limit, apart from the table's own work. */
const MOST_WAITING = 500;

/**
 * A table in memory: its state is a cache of its log. All work is serialized: read the state, append a line, wait for the
 * disk, notify. Nobody sees a state that is not on disk.
 */
export class LiveTable {
  readonly id: string;
  readonly #deps: TableDeps;
  #state: TableState | undefined;
  /** The log line that the last snapshot covers. */
  #snapshotSeq = 0;
  #corrupt: CorruptLog | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly listeners = new Set<TableListener>();
  /** Notified first; does not keep the table awake. */
  onChange: ((t: TableState) => void) | undefined;
  lastUsed: number;
  readonly chatRate: ChatRate;
  readonly #host: TableHost;
  #lines = 0;
  #wasAhead = false;

  constructor(id: string, deps: TableDeps, host: TableHost) {
    this.id = id;
    this.#deps = deps;
    this.#host = host;
    this.lastUsed = deps.clock.now();
    this.chatRate = new ChatRate(this.lastUsed);
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && this.listeners.size === 0;
  }

  /** Whether its log was found to be unreadable. */
  get isCorrupt(): boolean {
    return this.#corrupt !== undefined;
  }

  /** The estimated memory use. */
  get bytes(): number {
    return bytesOf(this.#lines);
  }

  /** Undefined while it is not loaded or a line is being written. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /** Appends the line that `decide` returns for the state, if any. Rethrows its errors. */
  write(decide: (t: TableState, now: number) => LogEntry | null): Promise<TableState> {
    return this.#enqueue(MOST_WAITING, () => this.#decide(decide));
  }

  /** The same for the table's own work, regardless of the queue limit. */
  writeAlways(decide: (t: TableState, now: number) => LogEntry | null): Promise<TableState> {
    return this.#enqueue(Number.POSITIVE_INFINITY, () => this.#decide(decide));
  }

  async #decide(decide: (t: TableState, now: number) => LogEntry | null): Promise<TableState> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const t = this.#state ?? (await this.#load());
      const at = this.#deps.clock.now();
      const line = decide(t, at);
      if (line === null) return t;
      checkEntryLimits(t, line);
      const { kind, seat, body } = line;
      if (await this.#append(t, { table: this.id, seq: t.seq, kind, seat, body, at })) return t;
    }
    throw new RequestRefused('internal', 'The table is too busy. Try again in a moment.');
  }

  /** Records in the log that times from while the clock was ahead start now. */
  async setBack(): Promise<void> {
    await this.writeAlways(() => (this.#wasAhead ? { kind: 'set-back', seat: null, body: {} } : null));
    this.#wasAhead = false;
  }

  /** Saves a snapshot before sleep, so that the next load is short. */
  saveSnapshot(): void {
    if (this.#state !== undefined) this.#snapshotSeq = saveSnapshotIfWorth(this.#state, this.#snapshotSeq, this.#deps);
  }

  /** Reads the state between two changes. */
  read<T>(see: (t: TableState) => T): Promise<T> {
    return this.#enqueue(MOST_WAITING, async () => see(await this.#load()));
  }

  /** Notifies all listeners of a change outside the log, such as presence. */
  notifyAll(change: TableChange): Promise<void> {
    return this.#enqueue(Number.POSITIVE_INFINITY, async () => this.#notify(await this.#load(), change));
  }

  /** Whether the person's name may appear here, as far as known without loading. */
  hasName(person: string): boolean {
    return this.#state === undefined ? this.#waiting > 0 : this.#state.names.has(person);
  }

  /** Updates the name of a person at the table. */
  async rename({ id, name }: Person): Promise<void> {
    const isNews = (t: TableState) => t.names.has(id) && t.names.get(id) !== name;
    if (this.#state !== undefined && !isNews(this.#state)) return;
    await this.#enqueue(Number.POSITIVE_INFINITY, async () => {
      const t = await this.#load();
      if (!isNews(t)) return;
      t.names.set(id, name);
      this.#notify(t, { table: true });
    });
  }

  /** Reads the log again after an erasure and sends everybody the result. */
  async reload(): Promise<void> {
    await this.#enqueue(Number.POSITIVE_INFINITY, async () => {
      this.#state = undefined;
      this.#notify(await this.#load(), { everything: true });
    });
  }

  /** Reads what another node has written. */
  catchUp(seq: number): void {
    if (this.#state !== undefined && seq < this.#state.seq) return;
    void this.#enqueue(Number.POSITIVE_INFINITY, async () => {
      if (this.#state !== undefined && seq < this.#state.seq) return;
      this.#state = undefined;
      this.#notify(await this.#load(), ALL);
    }).catch((error) => this.#deps.log.error({ table: this.id, error }, 'cannot catch up'));
  }

  async #append(t: TableState, entry: StoredEntry): Promise<boolean> {
    const { store, bus } = this.#deps;
    this.#state = undefined;
    const change = fold(t, entry);
    if (!(await store.append(entry, change.table ? renderRow(t) : renderTurnRow(t)))) {
      this.#notify(await this.#load(), ALL);
      return false;
    }
    this.#state = t;
    this.#lines = t.seq;
    this.#notify(t, change);
    bus.publish(this.id, entry.seq);
    return true;
  }

  #notify(t: TableState, change: TableChange): void {
    this.#notifyOne(() => this.onChange?.(t));
    const updates = new UpdateCache(t);
    for (const listener of this.listeners) this.#notifyOne(() => listener.changed(t, change, updates));
  }

  /** A listener that fails affects neither other listeners nor the log entry. */
  #notifyOne(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#deps.log.error({ table: this.id, error: (error as Error).message }, 'notifying a listener failed');
    }
  }

  async #load(): Promise<TableState> {
    if (this.#state !== undefined) return this.#state;
    if (this.#corrupt !== undefined) throw this.#corrupt;
    const { store } = this.#deps;
    const loaded = await this.#host
      .admit(() => loadTable(this.id, this.#deps))
      .catch((error) => this.#quarantine(error));
    if (loaded === undefined) {
      this.#host.unknown();
      throw new RequestRefused('unknown-table', 'There is no such table. Check the link.');
    }
    const { t, snapshotSeq: saved } = loaded;
    this.#lines = t.seq;
    this.#wasAhead = loaded.wasAhead;
    this.#snapshotSeq = saveSnapshotIfWorth(t, saved, this.#deps);
    for (const [id, name] of await store.namesOf(namesNeededAt(t))) t.names.set(id, name);
    this.#state = t;
    return t;
  }

  /** Logs once why the log is unreadable, and does not retry. */
  #quarantine(error: unknown): never {
    if (error instanceof CorruptLog) {
      this.#corrupt = error;
      this.#deps.log.error({ table: this.id, why: error.why }, 'the log of a table does not fit the rules; set aside');
    }
    throw error;
  }

  #enqueue<T>(most: number, work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= most) {
      return Promise.reject(new RequestRefused('too-many', 'This table is getting too many requests. Wait a moment.'));
    }
    this.#waiting++;
    this.lastUsed = this.#deps.clock.now();
    const mine = this.#waiting === 1 ? work() : this.#queue.then(work, work);
    this.#queue = mine.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return mine;
  }
}
