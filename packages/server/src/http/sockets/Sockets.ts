import { CLOSE, type ToClient } from '@regalia/protocol';
import type { WebSocket } from 'ws';
import type { Limits } from '../../config/serverConfig.ts';
import { addressGroupOf } from '../../network/addressGroup.ts';
import type { Clock } from '../../ports/clock.ts';
import { Heartbeat } from './Heartbeat.ts';

/** The person and the table of a page. */
interface Owner {
  readonly id: string;
  readonly address: string;
  readonly table: string;
}

/** All open sockets and streams, with their people and the number per address. */
export class Sockets {
  readonly #limits: Limits;
  readonly #heartbeat: Heartbeat;
  readonly #perAddress = new Map<string, number>();
  readonly #open = new Set<WebSocket>();
  readonly #people = new Map<WebSocket, Owner>();
  /** Programs by person, each with a function that ends its stream. */
  readonly #streams = new Map<() => void, string>();
  #size = 0;

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#heartbeat = new Heartbeat(clock);
  }

  /** Sockets and streams. */
  get size(): number {
    return this.#size;
  }

  hasRoomFor(address: string): boolean {
    const { sockets, socketsPerAddress } = this.#limits;
    return this.#size < sockets && (this.#perAddress.get(addressGroupOf(address)) ?? 0) < socketsPerAddress;
  }

  /** Counts a program's stream like a socket until the returned function is called. `end` closes the stream. */
  addStream(person: string, address: string, end: () => void): () => void {
    this.#streams.set(end, person);
    const uncount = this.#count(address);
    return () => {
      this.#streams.delete(end);
      uncount();
    };
  }

  #count(address: string): () => void {
    const group = addressGroupOf(address);
    this.#size++;
    this.#perAddress.set(group, (this.#perAddress.get(group) ?? 0) + 1);
    return () => {
      this.#size--;
      const left = (this.#perAddress.get(group) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(group, left);
      else this.#perAddress.delete(group);
    };
  }

  add(socket: WebSocket, address: string): void {
    this.#open.add(socket);
    this.#heartbeat.add(socket);
    const uncount = this.#count(address);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#open.delete(socket);
      uncount();
    });
  }

  /** Sets the person and table of a socket once they are known. */
  name(socket: WebSocket, id: string, address: string, table: string): void {
    this.#people.set(socket, { id, address: addressGroupOf(address), table });
    socket.on('close', () => this.#people.delete(socket));
  }

  /** Disconnects all pages and programs of a person, so that they reconnect with their current rights. */
  closeOf(person: string): void {
    for (const [socket, { id }] of this.#people) if (id === person) socket.close(CLOSE.goingAway, 'come back');
    for (const [end, id] of this.#streams) if (id === person) end();
  }

  /** How many pages are open at a table, or how many of one person. */
  pagesAt(table: string, person?: string): number {
    let count = 0;
    for (const owner of this.#people.values())
      if (owner.table === table && (person === undefined || owner.id === person)) count++;
    return count;
  }

  /** How many people have a page open. */
  get people(): number {
    return new Set([...this.#people.values()].map(({ id }) => id)).size;
  }

  /** The tables at which a person has open pages. */
  addressesOf(person: string): string[] {
    const own = [...this.#people.values()].filter(({ id }) => id === person);
    return [...new Set(own.map(({ address }) => address))];
  }

  hasRoomForPerson(person: string): boolean {
    let count = 0;
    for (const { id } of this.#people.values()) if (id === person) count++;
    return count < this.#limits.socketsPerPerson;
  }

  tellAll(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const socket of this.#people.keys()) socket.send(text);
  }

  /** Asks all clients to reconnect in a moment. */
  close(): void {
    this.#heartbeat.stop();
    for (const socket of this.#open) socket.close(CLOSE.goingAway, 'the server restarts');
  }
}
