import type { Answer, Game, GameRecord } from '@regalia/kernel';
import type { PhraseKey, ToClient } from '@regalia/protocol';
import { randomHex } from '../local/freshSeed.ts';
import type { RemoteActions, Table, TableSnapshot } from '../table.ts';
import { api } from './api.ts';
import { Line } from './Line.ts';
import { adopt, firstSnapshot } from './snapshot.ts';

interface RemoteTableParts {
  readonly id: string;
  readonly game: Game;
  readonly url: string;
  readonly onEnd: (code: number) => void;
}

/** A table on a server: adopts what it is told and never works anything out by itself. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly game: Game;
  readonly remote: RemoteActions;
  readonly #line: Line;
  readonly #listeners = new Set<() => void>();
  #snapshot: TableSnapshot = firstSnapshot();
  #nonceFor = '';

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
    return this.#line.send({ type: 'answer', step: this.#snapshot.step, answer: [...answer] });
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
