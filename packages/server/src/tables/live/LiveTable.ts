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

/** Somebody who is told what changes. Called after the change is on the disk. */
export interface TableListener {
  changed(t: TableState, change: TableChange, updates: UpdateCache): void;
}

/** What holds the tables in memory. */
export interface TableHost {
  /** Runs a load when there is room for another table; refuses it if there is none. */
  admit<T>(load: () => Promise<T>): Promise<T>;
  /** There turns out to be no such table. */
  unknown(): void;
}

/** Everything may have changed: the log was written by somebody else, or read again. */
const ALL: TableChange = { table: true, step: true, undo: 'changed', stop: 'changed' };
const MOST_TRIES = 5;
/** What may wait for its turn, apart from what the table itself has to do. */
const MOST_WAITING = 500;

/**
 * A table in memory: its state as a cache of its log. Everything happens in turn: look at the state, write a line, wait for
 * the disk, tell. Nobody sees a state that is not on the disk.
 */
export class LiveTable {
  readonly id: string;
  readonly #deps: TableDeps;
  #state: TableState | undefined;
  /** Up to which line there is a snapshot. */
  #snapshotSeq = 0;
  #corrupt: CorruptLog | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly listeners = new Set<TableListener>();
  /** Told first; does not keep the table awake. */
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

  /** What it takes in memory, estimated. */
  get bytes(): number {
    return bytesOf(this.#lines);
  }

  /** Undefined while it is not loaded, or a line is being written. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /** Writes the line that `decide` makes of the state, if any. Throws what `decide` throws. */
  write(decide: (t: TableState, now: number) => LogEntry | null): Promise<TableState> {
    return this.#enqueue(MOST_WAITING, () => this.#decide(decide));
  }

  /** The same for what the table does by itself, however much waits. */
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

  /** Keeps in the log that times from while the clock was ahead begin now. */
  async setBack(): Promise<void> {
    await this.writeAlways(() => (this.#wasAhead ? { kind: 'set-back', seat: null, body: {} } : null));
    this.#wasAhead = false;
  }

  /** Before it sleeps: makes the next waking short. */
  saveSnapshot(): void {
    if (this.#state !== undefined) this.#snapshotSeq = saveSnapshotIfWorth(this.#state, this.#snapshotSeq, this.#deps);
  }

  /** Looks at the state between two changes. */
  read<T>(see: (t: TableState) => T): Promise<T> {
    return this.#enqueue(MOST_WAITING, async () => see(await this.#load()));
  }

  /** Tells all listeners of a change that is not in the log, such as who is here. */
  notifyAll(change: TableChange): Promise<void> {
    return this.#enqueue(Number.POSITIVE_INFINITY, async () => this.#notify(await this.#load(), change));
  }

  /** Whether the person's name may be told here, as far as can be said without waking. */
  hasName(person: string): boolean {
    return this.#state === undefined ? this.#waiting > 0 : this.#state.names.has(person);
  }

  /** Calls a person by the name they have now, if they are at the table. */
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

  /** Reads the log again after an erasure, and sends everybody what is left. */
  async reload(): Promise<void> {
    await this.#enqueue(Number.POSITIVE_INFINITY, async () => {
      this.#state = undefined;
      this.#notify(await this.#load(), { everything: true });
    });
  }

  /** Takes in what another node has written. */
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
      this.#deps.log.error({ table: this.id, error: (error as Error).message }, 'somebody could not be told');
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

  /** Says once why the log cannot be read, and does not try again. */
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
