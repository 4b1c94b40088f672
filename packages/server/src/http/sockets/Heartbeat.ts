import type { WebSocket } from 'ws';
import type { Clock } from '../../ports/clock.ts';

/** How often every socket is pinged. */
const ROUND_MS = 25_000;
/** Thousands of simultaneous pings and replies would delay everybody else, so each turn pings a part of the sockets. */
const TURNS = 25;

type Pinged = Pick<WebSocket, 'on' | 'ping' | 'terminate'>;

/** Pings sockets in turns and closes those that did not reply to the last ping. */
export class Heartbeat {
  readonly #clock: Clock;
  /** By turn, its sockets and whether they have replied. */
  readonly #turns = Array.from({ length: TURNS }, () => new Map<Pinged, boolean>());
  #added = 0;
  #callOff: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#wait(0);
  }

  add(socket: Pinged): void {
    const turn = this.#turns[this.#added++ % TURNS] as Map<Pinged, boolean>;
    turn.set(socket, true);
    socket.on('pong', () => turn.set(socket, true));
    socket.on('close', () => turn.delete(socket));
  }

  stop(): void {
    this.#callOff();
  }

  #wait(turn: number): void {
    this.#callOff = this.#clock.at(this.#clock.now() + ROUND_MS / TURNS, () => {
      this.#ping(this.#turns[turn] as Map<Pinged, boolean>);
      this.#wait((turn + 1) % TURNS);
    });
  }

  #ping(turn: Map<Pinged, boolean>): void {
    for (const [socket, isThere] of turn) {
      if (!isThere) socket.terminate();
      else {
        turn.set(socket, false);
        socket.ping();
      }
    }
  }
}
