import { GAMES } from '@regalia/games';
import type { ScoreBreakdown } from '@regalia/kernel';
import {
  type CreateTableRequest,
  changedScore,
  type Person,
  PROTOCOL,
  type TableUpdate,
  type ToClient,
  type ToServer,
} from '@regalia/protocol';
import { LocalBus } from '../bus/LocalBus.ts';
import { VirtualClock } from '../clock/VirtualClock.ts';
import { Connection } from '../connections/Connection.ts';
import { receive } from '../connections/receive.ts';
import { Metrics } from '../monitoring/Metrics.ts';
import type { Jobs } from '../ports/jobs.ts';
import { perform } from '../tables/commands/perform.ts';
import type { TableDeps } from '../tables/live/deps.ts';
import { createTable } from '../tables/lobby/createTable.ts';
import { TableRegistry } from '../tables/registry/TableRegistry.ts';
import { DEFAULT_DELAYS } from '../tables/state/delays.ts';
import { countedEntropy } from './entropy.ts';
import { MemoryStore } from './MemoryStore.ts';
import { silentLog } from './silentLog.ts';

export const ANN: Person = { id: 'ann-ann-ann-ann-', name: 'Ann' };
export const BEN: Person = { id: 'ben-ben-ben-ben-', name: 'Ben' };
export const EVE: Person = { id: 'eve-eve-eve-eve-', name: 'Eve' };

/** A bot that picks the first options without thinking. */
export const firstOptions: Jobs = {
  think: async ({ state, seat }) => {
    const d = state.flow.asked.find((one) => one.seat === seat);
    return d === undefined ? [] : d.options.slice(0, d.min);
  },
  close: async () => undefined,
};

export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Stores that know the people of the tests. */
const introduced = new WeakSet<MemoryStore>();

/** Tables on virtual time, without sockets. */
export class VirtualTables {
  readonly clock: VirtualClock;
  readonly deps: TableDeps;
  readonly registry: TableRegistry;

  constructor(parts: Partial<TableDeps> = {}) {
    this.clock = (parts.clock as VirtualClock) ?? new VirtualClock();
    this.deps = {
      store: new MemoryStore(),
      bus: new LocalBus(),
      jobs: firstOptions,
      entropy: countedEntropy(),
      games: GAMES,
      log: silentLog,
      metrics: new Metrics(),
      addressGroupOf: () => '',
      delays: DEFAULT_DELAYS,
      ...parts,
      clock: this.clock,
    };
    this.#introduce();
    this.registry = new TableRegistry(this.deps);
  }

  /** Adds the people of the tests to a new store. */
  #introduce(): void {
    const { store } = this.deps;
    if (!(store instanceof MemoryStore) || introduced.has(store)) return;
    introduced.add(store);
    for (const person of [ANN, BEN, EVE]) void store.addPerson({ ...person, createdAt: 0 }, person.id);
  }

  /** The same data after a restart. */
  restarted(clock: VirtualClock = this.clock): VirtualTables {
    this.registry.close();
    return new VirtualTables({ ...this.deps, clock });
  }

  async open(): Promise<void> {
    await this.registry.open();
  }

  /** Ann's table, with Ben on the open seat if there is one; both pages open, both nonces sent, so that play starts. */
  async play(wish: Partial<CreateTableRequest> = {}): Promise<{ id: string; ann: VirtualPage; ben: VirtualPage }> {
    const id = await createTable(this.registry, ANN, {
      game: 'tides',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...wish,
    });
    const ann = await this.page(id, ANN);
    if (wish.seats === undefined) await perform(this.registry, id, { person: BEN }, { type: 'sit' });
    const ben = await this.page(id, BEN);
    for (const page of [ann, ben]) await page.says({ type: 'nonce', nonce: 'ab'.repeat(32) });
    await this.pass(0);
    return { id, ann, ben };
  }

  /** The person was at the table once: a game without free seats may start. */
  async attend(id: string, person: Person): Promise<void> {
    await perform(this.registry, id, { person }, { type: 'nonce', nonce: 'ab'.repeat(32) });
  }

  async page(id: string, person: Person, step: number | null = null): Promise<VirtualPage> {
    const page = new VirtualPage(this.registry, id, person);
    await page.says({ type: 'hello', protocol: PROTOCOL, step });
    return page;
  }

  pass(milliseconds: number): Promise<void> {
    return this.clock.pass(milliseconds, settle);
  }
}

/** A page without a socket: what it was sent, and what it knows from that. */
export class VirtualPage {
  readonly texts: string[] = [];
  closed: number | undefined;
  readonly connection: Connection;

  constructor(registry: TableRegistry, id: string, person: Person) {
    this.connection = new Connection(registry, id, person, {
      send: (text) => this.texts.push(text),
      close: (code) => {
        this.closed = code;
      },
      cut: () => undefined,
      backlog: 0,
    });
  }

  get messages(): ToClient[] {
    return this.texts.map((text) => JSON.parse(text));
  }

  /** The game as this page knows it: the last update, plus changes by its own answers. */
  get update(): TableUpdate {
    let known: TableUpdate | undefined;
    for (const message of this.messages) {
      if (message.type === 'update') known = message;
      else if (message.type === 'parked' && known !== undefined) known = { ...known, ...message, type: 'update' };
    }
    if (known === undefined) throw new Error('no update was sent');
    return known;
  }

  /** The score, assembled from all changes. */
  get score(): readonly ScoreBreakdown[] {
    return this.messages.reduce(
      (known: readonly ScoreBreakdown[], message) =>
        message.type === 'update' ? changedScore(known, message.score) : known,
      [],
    );
  }

  last<T extends ToClient['type']>(type: T): Extract<ToClient, { type: T }> | undefined {
    return this.messages.findLast((message) => message.type === type) as Extract<ToClient, { type: T }> | undefined;
  }

  async says(message: ToServer): Promise<void> {
    await receive(this.connection, JSON.stringify(message), silentLog);
    await settle();
  }

  /** Answers the open decision with the options at these places. */
  async answers(...places: readonly number[]): Promise<void> {
    const { decisions, step } = this.update;
    const options = decisions[0]?.options ?? [];
    await this.says({ type: 'answer', step, answer: places.map((place) => options[place] as number) });
  }

  async leaves(): Promise<void> {
    await this.connection.leave();
    await settle();
  }
}
