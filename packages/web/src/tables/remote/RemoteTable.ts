import type { Answer, Game, GameRecord } from '@regalia/kernel';
import type { PhraseKey, ToClient, ToServer } from '@regalia/protocol';
import { randomHex } from '../local/freshSeed.ts';
import type { RemoteActions, Table, TableSnapshot } from '../table.ts';
import { api } from './api.ts';
import { ConnectionLost, Line } from './Line.ts';
import { adopt, firstSnapshot, withSending } from './snapshot.ts';

interface RemoteTableParts {
  readonly id: string;
  readonly game: Game;
  readonly url: string;
  readonly onEnd: (code: number) => void;
}

interface Delivery {
  readonly step: number;
  readonly done: Promise<void>;
}

/** What arrives sooner than this was never seen to be on its way. */
const UNSEEN = 200;

/** A table on a server: adopts what it is told and never works anything out by itself. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly remote: RemoteActions;
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  #snapshot: TableSnapshot = firstSnapshot();
  #nonceFor = '';
  #delivery: Delivery | null = null;

  constructor({ id, game, url, onEnd }: RemoteTableParts) {
    this.id = id;
    this.game = game;
    this.#line = new Line({
      url,
      lastStep: () => (this.#snapshot.view === null ? null : this.#snapshot.step),
      onMessage: (message) => this.#receive(message),
      onConnection: (open) => this.#adopt({ ...this.#snapshot, connection: open ? 'open' : 'lost' }),
      onEnd,
    });
    this.remote = this.#makeActions();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  answer(answer: Answer): Promise<void> {
    const { step } = this.#snapshot;
    if (this.#delivery?.step !== step) this.#delivery = { step, done: this.#deliver(step, answer) };
    return this.#delivery.done;
  }

  withdraw(): Promise<void> {
    return this.#line.send({ type: 'withdraw', step: this.#snapshot.step });
  }

  undo(): Promise<void> {
    return this.#line.send({ type: 'undo', step: this.#snapshot.step });
  }

  takeScreen(): void {
    // Nobody shares this screen.
  }

  record(): Promise<GameRecord> {
    return api.record(this.id);
  }

  async rematch(): Promise<string> {
    return `/t/${(await api.rematch(this.id)).id}`;
  }

  close(): void {
    this.#line.close();
  }

  async #deliver(step: number, answer: Answer): Promise<void> {
    const timer = setTimeout(() => this.#adopt(withSending(this.#snapshot, true)), UNSEEN);
    try {
      await this.#untilAccepted({ type: 'answer', step, answer: [...answer] });
    } finally {
      clearTimeout(timer);
      if (this.#delivery?.step === step) this.#delivery = null;
      this.#adopt(withSending(this.#snapshot, false));
    }
  }

  /** Sends it again whenever the connection is back: the server takes a repeated answer for the same one. */
  async #untilAccepted(message: Extract<ToServer, { type: 'answer' }>): Promise<void> {
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
    this.#adopt(adopt(this.#snapshot, message));
    void this.#shareInShuffle();
  }

  /** Once the commitment is known, this page adds its own randomness to the shuffle. */
  async #shareInShuffle(): Promise<void> {
    const { remote, viewer, phase } = this.#snapshot;
    if (remote === null || viewer === 'spectator' || phase !== 'gathering') return;
    const { commitment, nonces } = remote.info;
    const isAsked = !nonces.includes(viewer) && this.#nonceFor !== `${commitment} ${viewer}`;
    if (!isAsked) return;
    this.#nonceFor = `${commitment} ${viewer}`;
    await this.#line.send({ type: 'nonce', nonce: randomHex() }).catch(() => {
      this.#nonceFor = '';
    });
  }

  #adopt(snapshot: TableSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  #makeActions(): RemoteActions {
    const { id } = this;
    const line = this.#line;
    const done = async (work: Promise<unknown>): Promise<void> => void (await work);
    return {
      say: (text) => line.send({ type: 'chat', text }),
      phrase: (key) => line.send({ type: 'phrase', phrase: key as PhraseKey }),
      sit: (seat) => done(api.sit(id, seat)),
      addBot: (seat, level) => done(api.addBot(id, seat, level)),
      leave: () => done(api.leave(id)),
      resign: () => done(api.resign(id)),
      offerStop: () => line.send({ type: 'offer-stop' }),
      replyStop: (agree) => line.send({ type: 'stop-reply', agree }),
      replyUndo: (agree) => line.send({ type: 'undo-reply', agree }),
    };
  }
}
