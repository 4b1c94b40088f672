import type { Answer, Game, GameRecord } from '@regalia/kernel';
import type { TablePast, ToClient, ToServer } from '@regalia/protocol';
import type { RemoteActions, TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { randomHex } from '../local/freshSeed.ts';
import { api } from './api/api.ts';
import { ServerRefusal } from './api/call.ts';
import { applyMessage, firstSnapshot, withSending } from './remoteSnapshot.ts';
import { ConnectionLost, ServerConnection } from './ServerConnection.ts';
import { ShuffleShare } from './shuffle/ShuffleShare.ts';

interface RemoteTableParts {
  readonly id: string;
  readonly game: Game;
  readonly url: string;
  readonly onEnd: (code: number) => void;
}

/** Everything that the server takes once, however often it is sent. */
type Repeatable = Exclude<ToServer, { type: 'hello' | 'commit' | 'nonce' | 'ping' }>;

/** What arrives within this time, in ms, is not shown as sending. */
const UNSEEN = 200;

/** A table on a server: shows what the server sends and computes nothing by itself. */
export class RemoteTable implements TableSource {
  readonly id: string;
  readonly game: Game;
  readonly remote: RemoteActions;
  readonly replay = null;
  readonly #line: ServerConnection;
  readonly #listeners = new Set<() => void>();
  #snapshot: TableSnapshot = firstSnapshot();
  readonly #share: ShuffleShare;
  /** The last step that I have answered. */
  #answered = -1;
  /** What is on its way, by what it is and to which step it belongs. */
  readonly #deliveries = new Map<string, Promise<void>>();

  constructor({ id, game, url, onEnd }: RemoteTableParts) {
    this.id = id;
    this.game = game;
    this.#line = new ServerConnection({
      url,
      lastStep: () => (this.#snapshot.view === null ? null : this.#snapshot.step),
      onMessage: (message) => this.#receive(message),
      onConnection: (open) => this.#adopt({ ...this.#snapshot, connection: open ? 'open' : 'lost' }),
      onEnd,
    });
    this.#share = new ShuffleShare(id, (message) => this.#line.send(message));
    this.remote = this.#makeActions();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  answer(answer: Answer, step: number): Promise<void> {
    return this.#deliver({ type: 'answer', step, answer: [...answer] });
  }

  withdraw(): Promise<void> {
    return this.#deliver({ type: 'withdraw', step: this.#snapshot.step });
  }

  undo(): Promise<void> {
    return this.#deliver({ type: 'undo', id: newId(), step: this.#snapshot.step });
  }

  order(order: string, choice: string): Promise<void> {
    return this.#untilAccepted({ type: 'order', order, choice });
  }

  takeScreen(): void {
    // Nobody shares this screen.
  }

  past(step: number): Promise<TablePast> {
    return api.past(this.id, step);
  }

  async record(): Promise<GameRecord> {
    const record = await api.record(this.id);
    if ('hash' in record) return record;
    throw new Error('the record is public once the game is over');
  }

  async rematch(): Promise<string> {
    return `/t/${(await api.rematch(this.id)).id}`;
  }

  close(): void {
    this.#line.close();
  }

  /** A second click while the first is on its way changes nothing. */
  #deliver(message: Repeatable & { readonly step: number }): Promise<void> {
    const key = `${message.type} ${message.step}`;
    const before = this.#deliveries.get(key);
    if (before !== undefined) return before;
    const delivery = this.#deliverVisibly(key, message);
    this.#deliveries.set(key, delivery);
    return delivery;
  }

  async #deliverVisibly(key: string, message: Repeatable): Promise<void> {
    const timer = setTimeout(() => this.#adopt(withSending(this.#snapshot, true)), UNSEEN);
    try {
      await this.#untilAccepted(message);
      if (message.type === 'answer') this.#answered = message.step;
    } catch (error) {
      if (!this.#isTooQuick(message, error)) throw error;
    } finally {
      clearTimeout(timer);
      this.#deliveries.delete(key);
      this.#adopt(withSending(this.#snapshot, this.#deliveries.size > 0));
    }
  }

  /** A second answer before the page has shown the first is not an error: the first one stands. */
  #isTooQuick(message: Repeatable, error: unknown): boolean {
    if (message.type !== 'answer' || !(error instanceof ServerRefusal)) return false;
    const isLate = error.code === 'stale-step' || error.code === 'not-asked';
    return error.code === 'already-answered' || (isLate && message.step === this.#answered);
  }

  /** Sends it again whenever the connection is back: the server takes what it has heard before for the same. */
  async #untilAccepted(message: Repeatable): Promise<void> {
    for (;;) {
      try {
        return await this.#line.send(message);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        await this.#line.opened();
      }
    }
  }

  #receive(message: ToClient): void {
    this.#adopt(applyMessage(this.#snapshot, message));
    const { remote, viewer } = this.#snapshot;
    if (remote !== null) this.#share.follow(remote.info, viewer, message.type === 'welcome');
  }

  #adopt(snapshot: TableSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  /** A table knows people by the name they connected with. */
  async #comeInAgain(): Promise<void> {
    this.#line.reconnect();
    await this.#line.opened();
  }

  #makeActions(): RemoteActions {
    const { id } = this;
    const deliver = (message: Repeatable): Promise<void> => this.#untilAccepted(message);
    const done = async (work: Promise<unknown>): Promise<void> => void (await work);
    return {
      say: (text) => deliver({ type: 'chat', id: newId(), text }),
      phrase: (phrase) => deliver({ type: 'phrase', id: newId(), phrase }),
      reconnect: () => this.#comeInAgain(),
      sit: (seat) => done(api.sit(id, seat)),
      addBot: (seat, level) => done(api.addBot(id, seat, level)),
      removeBot: (seat) => done(api.removeBot(id, seat)),
      remove: (person, block) => done(api.remove(id, person, block)),
      leave: () => done(api.leave(id)),
      resign: () => done(api.resign(id)),
      offerStop: () => deliver({ type: 'offer-stop', id: newId() }),
      replyStop: (agree) => deliver({ type: 'stop-reply', id: newId(), agree }),
      replyUndo: (agree) => deliver({ type: 'undo-reply', id: newId(), agree }),
    };
  }
}

/** Lets the server recognize what is sent again. */
function newId(): string {
  return randomHex(8);
}
