import type { Person } from '@regalia/protocol';
import { ChatQuota } from '../live/ChatQuota.ts';
import { requireDiskSpace, type TableDeps } from '../live/deps.ts';
import { LiveTable } from '../live/LiveTable.ts';
import { DEFAULT_TABLE_MEMORY } from '../live/tableMemory.ts';
import { TableScheduler } from '../schedule/TableScheduler.ts';
import { UnattendedTables } from '../schedule/UnattendedTables.ts';
import { CorruptLog, RequestRefused } from '../state/errors.ts';
import { MOST_AHEAD_MS } from '../state/futureTimes.ts';
import type { Opening } from '../state/logEntry.ts';
import { Presence } from '../state/Presence.ts';
import { openTable, type TableState } from '../state/tableState.ts';
import { nextScheduledTime } from '../timing/scheduledAnswers.ts';
import { renderRow } from '../view/render.ts';
import { LoadQueue, serverBusy } from './LoadQueue.ts';

/** How often the store is polled for due tables. */
const ROUND_MS = 5_000;
/** A table nobody uses for this long goes to sleep. */
const SLEEP_AFTER_MS = 30_000;
/** How many tables may be due in one round, and how many of them are loaded at the same time. */
const MOST_DUE = 20_000;
const MOST_AT_ONCE = 50;
/** How many are loaded at the same time, and how many of them wait. */
const LOADS = { atOnce: 4, waiting: 200 };
const TABLE_ID_LENGTH = 12;
/** Unattended tables per address that continue on their own. */
const DEFAULT_UNATTENDED = 20;
const DEFAULT_CHAT_BYTES = 1_000_000;

/** Notified of every change at a live table, after the table's own scheduler. */
export interface TableObserver {
  changed(t: TableState, presence: Presence): void;
}

interface OpenTable {
  readonly table: LiveTable;
  readonly presence: Presence;
  readonly scheduler: TableScheduler;
  /** Whether it was only read so far, so that it need not stay. */
  isGlimpsed: boolean;
}

/** The live tables. All others cost nothing; they load on access or when due. */
export class TableRegistry {
  readonly deps: TableDeps;
  observer: TableObserver | undefined;
  /** The announced restart time. */
  restartAt: number | null = null;
  readonly #tables = new Map<string, OpenTable>();
  /** Tables with corrupt logs: loaded only on request. */
  readonly #quarantined = new Set<string>();
  /** Tables being loaded because they are due. */
  readonly #due = new Set<string>();
  readonly #loads = new LoadQueue(LOADS);
  readonly #unattended: UnattendedTables;
  readonly #chatQuota: ChatQuota;
  #cancelRound: () => void = () => undefined;
  readonly #unsubscribe: () => void;
  #closed = false;

  constructor(deps: TableDeps) {
    this.deps = deps;
    this.#unattended = new UnattendedTables(deps.unattendedPerAddress ?? DEFAULT_UNATTENDED);
    this.#chatQuota = new ChatQuota(deps.chatBytesPerAddressADay ?? DEFAULT_CHAT_BYTES, deps.clock);
    this.#unsubscribe = deps.bus.subscribe((id, seq) => this.#tables.get(id)?.table.catchUp(seq));
  }

  get liveCount(): number {
    return this.#tables.size;
  }

  /** The number of unattended tables that continue on their own. */
  get unattendedCount(): number {
    return this.#unattended.size;
  }

  /** Refuses chat above the quota, and all chat if the disk is almost full. */
  checkChat(person: string, text: string): void {
    requireDiskSpace(this.deps);
    this.#chatQuota.check(person, this.deps.addressGroupOf(person) || person, text);
  }

  isLive(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Starts to load due tables. */
  async open(): Promise<void> {
    await this.#wakeFromFuture();
    await this.#round();
  }

  table(id: string): LiveTable {
    return this.#open(id).table;
  }

  presence(id: string): Presence {
    return this.#open(id).presence;
  }

  scheduler(id: string): TableScheduler {
    return this.#open(id).scheduler;
  }

  /** Reads a table for a request. A sleeping one goes back to sleep at once. */
  async glance<T>(id: string, see: (t: TableState, presence: Presence) => T): Promise<T> {
    const opened = this.#tables.get(id) ?? this.#add(id, true);
    try {
      return await opened.table.read((t) => see(t, opened.presence));
    } finally {
      if (opened.isGlimpsed && !opened.table.isCorrupt) this.#sleep(opened);
    }
  }

  /** Appends the first line of a new table. */
  async openTable(body: Opening): Promise<string> {
    const { store, entropy, clock, games } = this.deps;
    requireDiskSpace(this.deps);
    const game = games.get(body.game);
    if (game === undefined) throw new RequestRefused('unknown-game', `There is no game "${body.game}".`);
    const id = entropy.id(TABLE_ID_LENGTH);
    const entry = { kind: 'create', seat: null, body, at: clock.now() } as const;
    const stored = await store.append({ ...entry, table: id, seq: 0 }, renderRow(openTable(id, game, entry)));
    if (!stored) throw new RequestRefused('internal', 'The table could not be created. Try again.');
    this.deps.log.info({ table: id, game: body.game, host: body.host.id }, 'a table was opened');
    await this.wake(id);
    return id;
  }

  /** Lets a table do what is due. */
  async wake(id: string): Promise<void> {
    const { table, scheduler } = this.#open(id);
    scheduler.plan(await table.read((t) => t));
  }

  /** Renames a person at all live tables; others look names up when they load. */
  async rename(person: Person): Promise<void> {
    await Promise.all([...this.#tables.values()].map(({ table }) => table.rename(person)));
  }

  /** Makes live tables forget what was erased of a person: the name everywhere, the chat at these tables. */
  async forget(person: string, tables: readonly string[]): Promise<void> {
    const awake = [...this.#tables.values()].filter(({ table }) => table.hasName(person) || tables.includes(table.id));
    await Promise.all(awake.map(({ table }) => table.reload()));
  }

  close(): void {
    this.#closed = true;
    this.#cancelRound();
    this.#unsubscribe();
    for (const { scheduler } of this.#tables.values()) scheduler.stop();
  }

  /** Puts unused tables to sleep. */
  sweep(): void {
    const before = this.deps.clock.now() - SLEEP_AFTER_MS;
    for (const opened of this.#tables.values()) if (opened.table.lastUsed <= before) this.#sleep(opened);
    this.#makeRoom();
  }

  /** Whether the table can sleep now: not while in use, nor shortly before it is due. */
  #sleep({ table, scheduler }: OpenTable): boolean {
    if (!table.isIdle || scheduler.isBusy || this.#tables.get(table.id)?.table !== table) return false;
    const next = table.state && nextScheduledTime(table.state);
    if (next !== undefined && next - this.deps.clock.now() < 2 * ROUND_MS) return false;
    scheduler.stop();
    table.saveSnapshot();
    return this.#tables.delete(table.id);
  }

  /** Loads a table when it is its turn and there is room. */
  #admit<T>(id: string, load: () => Promise<T>): Promise<T> {
    return this.#loads.run(this.#due.has(id), () => {
      if (!this.#makeRoom()) throw serverBusy();
      return load();
    });
  }

  /** Puts the least recently used tables to sleep if tables use too much memory. Returns whether there is room for another. */
  #makeRoom(): boolean {
    const { all, idle } = this.deps.tableMemory ?? DEFAULT_TABLE_MEMORY;
    const opened = [...this.#tables.values()];
    const unused = opened.filter(({ table, scheduler }) => table.isIdle && !scheduler.isBusy);
    let taken = bytesTaken(opened);
    let wasted = bytesTaken(unused);
    if (taken > all || wasted > idle) unused.sort((a, b) => a.table.lastUsed - b.table.lastUsed);
    for (const one of unused) {
      if (taken <= all && wasted <= idle) break;
      if (!this.#sleep(one)) continue;
      taken -= one.table.bytes;
      wasted -= one.table.bytes;
    }
    return taken <= all;
  }

  /** Loads tables that changed while the clock was ahead, so that their timers follow the current clock. */
  async #wakeFromFuture(): Promise<void> {
    const { store, clock, log } = this.deps;
    try {
      const ids = await store.changedAfter(clock.now() + MOST_AHEAD_MS, MOST_DUE);
      for (const id of ids)
        await this.table(id)
          .setBack()
          .catch(() => undefined);
      await this.#wakeAll(ids);
    } catch (error) {
      log.error({ error: (error as Error).message }, 'cannot look for tables of a clock that was ahead');
    }
  }

  async #wakeAll(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length && !this.#closed; at += MOST_AT_ONCE) {
      await Promise.all(ids.slice(at, at + MOST_AT_ONCE).map((id) => this.#wakeDue(id)));
    }
  }

  async #round(): Promise<void> {
    const { store, clock, log } = this.deps;
    try {
      const due = await store.due(clock.now() + ROUND_MS, MOST_DUE);
      const asleep = due.filter((id) => !this.#tables.has(id) && !this.#quarantined.has(id));
      await this.#wakeAll(asleep);
      this.sweep();
    } catch (error) {
      if (!this.#closed) log.error({ error: (error as Error).message }, 'cannot look for tables that are due');
    }
    if (!this.#closed) this.#cancelRound = clock.at(clock.now() + ROUND_MS, () => void this.#round());
  }

  /** Unreadable tables stay asleep and delay no others. */
  async #wakeDue(id: string): Promise<void> {
    this.#due.add(id);
    try {
      await this.wake(id);
    } catch (error) {
      if (error instanceof CorruptLog) this.#quarantined.add(id);
      else if (!this.#closed)
        this.deps.log.error({ table: id, error: (error as Error).message }, 'loading a table failed');
    } finally {
      this.#due.delete(id);
    }
  }

  /** For connections that stay open. */
  #open(id: string): OpenTable {
    const opened = this.#tables.get(id) ?? this.#add(id, false);
    opened.isGlimpsed = false;
    return opened;
  }

  #add(id: string, isGlimpsed: boolean): OpenTable {
    const table = new LiveTable(id, this.deps, {
      admit: (load) => this.#admit(id, load),
      unknown: () => this.#tables.delete(id),
    });
    const presence = new Presence(this.deps.clock);
    const scheduler = new TableScheduler(table, presence, this.deps, this.#unattended);
    table.onChange = (t) => {
      scheduler.plan(t);
      this.observer?.changed(t, presence);
    };
    const opened = { table, presence, scheduler, isGlimpsed };
    this.#tables.set(id, opened);
    return opened;
  }
}

function bytesTaken(tables: readonly OpenTable[]): number {
  return tables.reduce((sum, { table }) => sum + table.bytes, 0);
}
