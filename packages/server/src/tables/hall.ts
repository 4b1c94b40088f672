import type { Person } from '@regalia/protocol';
import { AwakeTable } from './awake.ts';
import { Caretaker } from './caretaker.ts';
import { nextDuty } from './duties.ts';
import { Refused, UnfitLog } from './errors.ts';
import type { Opening } from './log.ts';
import { Presence } from './presence.ts';
import { renderRow } from './render.ts';
import { openTable, type TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** How often the store is asked for tables that have something to do. */
const ROUND_MS = 5_000;
/** A table nobody uses for this long goes to sleep. */
const SLEEP_AFTER_MS = 30_000;
/** How many tables may be due in one round, and how many of them are woken at the same time. */
const MOST_DUE = 20_000;
const MOST_AT_ONCE = 50;
const TABLE_ID_LENGTH = 12;

/** Told of every change at a table that is awake, after the table's own caretaker. */
export interface Watcher {
  changed(t: TableState, presence: Presence): void;
}

interface Place {
  readonly table: AwakeTable;
  readonly presence: Presence;
  readonly caretaker: Caretaker;
}

/** The tables that are awake. All others cost nothing; they wake when touched, or when their time has come. */
export class Hall {
  readonly around: Surroundings;
  watcher: Watcher | undefined;
  /** When the server is to restart, as whoever keeps it has announced. */
  restartAt: number | null = null;
  readonly #places = new Map<string, Place>();
  /** Tables whose logs do not fit the rules: woken only when somebody asks for them. */
  readonly #aside = new Set<string>();
  #callOff: () => void = () => undefined;
  readonly #unsubscribe: () => void;
  #closed = false;

  constructor(around: Surroundings) {
    this.around = around;
    this.#unsubscribe = around.bus.subscribe((id, seq) => this.#places.get(id)?.table.catchUp(seq));
  }

  get awake(): number {
    return this.#places.size;
  }

  /** Begins to wake tables whose time has come. */
  async open(): Promise<void> {
    await this.#round();
  }

  table(id: string): AwakeTable {
    return this.#place(id).table;
  }

  presence(id: string): Presence {
    return this.#place(id).presence;
  }

  caretaker(id: string): Caretaker {
    return this.#place(id).caretaker;
  }

  /** Writes the first line of a new table. */
  async openTable(body: Opening): Promise<string> {
    const { store, entropy, clock, games } = this.around;
    const game = games.get(body.game);
    if (game === undefined) throw new Refused('unknown-game', `There is no game "${body.game}".`);
    const id = entropy.id(TABLE_ID_LENGTH);
    const line = { kind: 'open', seat: null, body, at: clock.now() } as const;
    const stored = await store.append({ ...line, table: id, seq: 0 }, renderRow(openTable(id, game, line)));
    if (!stored) throw new Refused('internal', 'The table could not be made. Try again.');
    this.around.log.info({ table: id, game: body.game, host: body.host.id }, 'a table was opened');
    await this.wake(id);
    return id;
  }

  /** Lets a table see to what is due. */
  async wake(id: string): Promise<void> {
    const { table, caretaker } = this.#place(id);
    caretaker.plan(await table.look((t) => t));
  }

  /** Calls a person by a new name at all tables that are awake; the others ask for names when they wake. */
  async rename(person: Person): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ table }) => table.rename(person)));
  }

  /** Makes tables that are awake forget what was erased of a person: everywhere the name, at these tables what they said. */
  async forget(person: string, tables: readonly string[]): Promise<void> {
    const awake = [...this.#places.values()].filter(({ table }) => table.knows(person) || tables.includes(table.id));
    await Promise.all(awake.map(({ table }) => table.reread()));
  }

  close(): void {
    this.#closed = true;
    this.#callOff();
    this.#unsubscribe();
    for (const { caretaker } of this.#places.values()) caretaker.stop();
  }

  /** Puts unused tables to sleep. */
  async sweep(): Promise<void> {
    const now = this.around.clock.now();
    for (const [id, { table, caretaker }] of this.#places) {
      if (!table.isIdle || caretaker.isBusy || now - table.lastUsed < SLEEP_AFTER_MS) continue;
      const duty = await table
        .look((t) => nextDuty(t) ?? Number.POSITIVE_INFINITY)
        .catch(() => Number.POSITIVE_INFINITY);
      if (duty - now < 2 * ROUND_MS || !table.isIdle) continue;
      caretaker.stop();
      table.save();
      this.#places.delete(id);
    }
  }

  async #round(): Promise<void> {
    const { store, clock, log } = this.around;
    try {
      const due = await store.due(clock.now() + ROUND_MS, MOST_DUE);
      const asleep = due.filter((id) => !this.#places.has(id) && !this.#aside.has(id));
      for (let at = 0; at < asleep.length && !this.#closed; at += MOST_AT_ONCE) {
        await Promise.all(asleep.slice(at, at + MOST_AT_ONCE).map((id) => this.#wakeDue(id)));
      }
      await this.sweep();
    } catch (error) {
      if (!this.#closed) log.error({ error: (error as Error).message }, 'cannot look for tables that are due');
    }
    if (!this.#closed) this.#callOff = clock.at(clock.now() + ROUND_MS, () => void this.#round());
  }

  /** What cannot be read is left asleep, and keeps no other table waiting. */
  async #wakeDue(id: string): Promise<void> {
    try {
      await this.wake(id);
    } catch (error) {
      if (error instanceof UnfitLog) this.#aside.add(id);
      else if (!this.#closed)
        this.around.log.error({ table: id, error: (error as Error).message }, 'a table does not wake');
    }
  }

  #place(id: string): Place {
    let place = this.#places.get(id);
    if (place === undefined) {
      const table = new AwakeTable(id, this.around, () => this.#places.delete(id));
      const presence = new Presence(this.around.clock);
      const caretaker = new Caretaker(table, presence, this.around);
      table.keeper = (t) => {
        caretaker.plan(t);
        this.watcher?.changed(t, presence);
      };
      place = { table, presence, caretaker };
      this.#places.set(id, place);
    }
    return place;
  }
}
