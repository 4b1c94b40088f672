import { CLOSE } from '@regalia/protocol';
import type { WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import type { Clock } from '../ports/clock.ts';

const PING_MS = 25_000;

/** All open sockets: how many each address has, and whether their clients are still there. */
export class Sockets {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #perAddress = new Map<string, number>();
  /** With whether it has replied to the last ping. */
  readonly #open = new Map<WebSocket, boolean>();
  #callOff: () => void = () => undefined;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#wait();
  }

  get size(): number {
    return this.#open.size;
  }

  hasRoomFor(address: string): boolean {
    const { sockets, socketsPerAddress } = this.#limits;
    return this.#open.size < sockets && (this.#perAddress.get(address) ?? 0) < socketsPerAddress;
  }

  add(socket: WebSocket, address: string): void {
    this.#open.set(socket, true);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    socket.on('pong', () => this.#open.set(socket, true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#open.delete(socket);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    });
  }

  /** Tells everybody to come back in a moment. */
  close(): void {
    this.#callOff();
    for (const socket of this.#open.keys()) socket.close(CLOSE.goingAway, 'the server restarts');
  }

  #wait(): void {
    this.#callOff = this.#clock.at(this.#clock.now() + PING_MS, () => {
      this.#ping();
      this.#wait();
    });
  }

  #ping(): void {
    for (const [socket, isThere] of this.#open) {
      if (!isThere) socket.terminate();
      else {
        this.#open.set(socket, false);
        socket.ping();
      }
    }
  }
}
