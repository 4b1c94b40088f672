import type { ScoreBreakdown } from '@regalia/kernel';
import { CLOSE, type ErrorCode, type Person, PROTOCOL, type ToClient, type ToServer } from '@regalia/protocol';
import { describeMe } from '../people/me.ts';
import type { Command } from '../tables/commands/commands.ts';
import { perform } from '../tables/commands/perform.ts';
import type { LiveTable, TableListener } from '../tables/live/LiveTable.ts';
import type { TableRegistry } from '../tables/registry/TableRegistry.ts';
import { RequestRefused } from '../tables/state/errors.ts';
import type { TableChange } from '../tables/state/tableChange.ts';
import { type Orders, seatOf, seatState, stepOf, type TableState } from '../tables/state/tableState.ts';
import { readyAt, renderChat, renderInfo, renderParked, type TableViewer } from '../tables/view/render.ts';
import { UpdateCache } from '../tables/view/UpdateCache.ts';
import type { Wire } from './wire.ts';

type Hello = Extract<ToServer, { type: 'hello' }>;

const OUTDATED = 'This page is out of date. Load it again.';

/** A client with this many buffered bytes is not reading. */
const MOST_BACKLOG = 512 * 1024;
/** Messages one client may have in progress; more are refused. */
const MOST_PENDING = 30;

/** One page at one table. Sends its viewer each thing it may know, once. */
export class Connection implements TableListener {
  readonly person: Person;
  readonly #registry: TableRegistry;
  readonly #id: string;
  readonly #wire: Wire;
  #viewer: TableViewer = 'spectator';
  /** The last step sent to this client. */
  #step: number | null = null;
  /** The score in its last update. */
  #score: readonly ScoreBreakdown[] | null = null;
  #isIn = false;
  #isGone = false;
  #greeting: Promise<void> | undefined;
  #pending = 0;

  constructor(registry: TableRegistry, id: string, person: Person, wire: Wire) {
    this.#registry = registry;
    this.#id = id;
    this.person = person;
    this.#wire = wire;
  }

  get hasGreeted(): boolean {
    return this.#isIn;
  }

  get table(): LiveTable {
    return this.#registry.table(this.#id);
  }

  /** Whether one more message may be processed; call `end` when it is done. */
  begin(): boolean {
    if (this.#pending >= MOST_PENDING) return false;
    this.#pending++;
    return true;
  }

  end(): void {
    this.#pending--;
  }

  perform(command: Command): Promise<{ step: number }> {
    return perform(this.#registry, this.#id, { person: this.person }, command);
  }

  /** The client reports the last step it saw; it is sent its identity and everything since. */
  greet(hello: Hello): Promise<void> {
    if (this.#greeting !== undefined) throw new RequestRefused('bad-request', 'Say hello once.');
    this.#greeting = this.#comeIn(hello).catch((error) => this.#endIfBusy(error));
    return this.#greeting;
  }

  /** Resolves once the hello is processed; messages sent right after it wait here. */
  async greeted(): Promise<void> {
    if (this.#greeting === undefined) throw new RequestRefused('bad-request', 'Say hello first.');
    await this.#greeting;
  }

  /** A page that cannot connect now should retry. */
  #endIfBusy(error: unknown): never {
    if (error instanceof RequestRefused && error.code === 'busy') this.#wire.close(CLOSE.goingAway, 'come back');
    throw error;
  }

  async #comeIn(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL) {
      this.refuse(null, 'bad-request', OUTDATED);
      this.#wire.close(CLOSE.outdated, OUTDATED);
      throw new RequestRefused('bad-request', OUTDATED);
    }
    const { table } = this;
    await table.rename(this.person);
    await this.perform({ type: 'return' });
    if (this.#isGone) return;
    this.#isIn = true;
    const isFirst = this.#registry.presence(this.#id).come(this.person.id);
    if (isFirst) await table.notifyAll({ table: true });
    await table.read((t) => this.#welcome(t, hello.step ?? null));
  }

  async leave(): Promise<void> {
    this.#isGone = true;
    this.table.listeners.delete(this);
    if (!this.#isIn) return;
    this.#isIn = false;
    const isPlaying = this.#viewer !== 'spectator';
    if (this.#registry.presence(this.#id).go(this.person.id, isPlaying)) await this.table.notifyAll({ table: true });
  }

  /** A page that missed a message would not notice; one that reconnects is sent everything. */
  changed(t: TableState, change: TableChange, updates: UpdateCache): void {
    try {
      this.#tell(t, change, updates);
    } catch (error) {
      this.#registry.deps.log.error({ table: this.#id, error: (error as Error).message }, 'sending to a page failed');
      this.#wire.close(CLOSE.goingAway, 'come back');
    }
  }

  #tell(t: TableState, change: TableChange, updates: UpdateCache): void {
    if (change.removed === this.person.id) {
      this.#wire.close(CLOSE.removed, 'removed by the host');
      return;
    }
    if (change.everything) {
      this.#welcome(t, this.#step);
      return;
    }
    const viewer = seatOf(t, this.person.id) ?? 'spectator';
    const hasMoved = viewer !== this.#viewer;
    this.#viewer = viewer;
    if (change.table) this.send({ type: 'table', viewer, table: renderInfo(t, this.#registry.presence(this.#id)) });
    if (hasMoved) this.#step = null;
    if (t.liveGame !== null && (change.step || hasMoved)) this.#update(t, updates);
    else if (change.parked === viewer) this.send(renderParked(t, viewer));
    else if (change.ready) this.send({ type: 'ready', step: stepOf(t), ready: readyAt(t, viewer) });
    if (change.ordered === viewer) this.send({ type: 'orders', orders: ordersOf(t, viewer) });
    if (change.chat) this.send({ type: 'chat', line: renderChat(t, change.chat) });
    if (change.undo) this.send({ type: 'undo', consent: t.undo, refused: change.undo === 'refused' });
    if (change.stop) this.send({ type: 'stop', consent: t.stop, refused: change.stop === 'refused' });
  }

  /** Sends the current view again to a client that is behind. */
  async refresh(): Promise<void> {
    await this.table.read((t) => this.#catchUp(t));
  }

  send(message: ToClient): void {
    this.#sendText(JSON.stringify(message));
  }

  pong(re: number | null): void {
    this.send({ type: 'pong', re, now: this.#registry.deps.clock.now() });
  }

  refuse(re: number | null, code: ErrorCode, message: string): void {
    this.send({ type: 'error', re, error: { code, message } });
  }

  #welcome(t: TableState, step: number | null): void {
    if (this.#isGone) return;
    this.#viewer = seatOf(t, this.person.id) ?? 'spectator';
    this.#step = step !== null && step <= stepOf(t) ? step : null;
    const me = describeMe(this.#registry, this.person);
    const table = renderInfo(t, this.#registry.presence(this.#id));
    const orders = ordersOf(t, this.#viewer);
    const chat = t.chat.map((line) => renderChat(t, line));
    this.send({ type: 'welcome', me, viewer: this.#viewer, table, chat, undo: t.undo, stop: t.stop, orders });
    this.#catchUp(t);
    this.table.listeners.add(this);
  }

  /** Sends this client the current state of the game. */
  #catchUp(t: TableState): void {
    this.#score = null;
    if (t.liveGame !== null) this.#update(t, new UpdateCache(t));
  }

  #update(t: TableState, updates: UpdateCache): void {
    const { text, score } = updates.for(this.#viewer, this.#step, this.#score);
    this.#sendText(text);
    this.#step = stepOf(t);
    this.#score = score;
  }

  #sendText(text: string): void {
    if (this.#wire.backlog > MOST_BACKLOG) this.#wire.cut();
    else this.#wire.send(text);
  }
}

/** A viewer's own standing orders. */
function ordersOf(t: TableState, viewer: TableViewer): Orders {
  return viewer === 'spectator' ? {} : seatState(t, viewer).orders;
}
