import { CLOSE, PROTOCOL, type ToClient, type ToServer } from '@regalia/protocol';
import { ServerRefusal } from './api/call.ts';
import { noteRestart } from './api/serverStatus.ts';
import { readMessage } from './readMessage.ts';

type Sendable = Exclude<ToServer, { type: 'hello' }>;

interface LineParts {
  readonly url: string;
  /** The last step seen: the server sends only what came after it. */
  readonly lastStep: () => number | null;
  readonly onMessage: (message: ToClient) => void;
  readonly onConnection: (open: boolean) => void;
  /** The server does not want this page back. */
  readonly onEnd: (code: number) => void;
}

interface Awaited {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Whether the server has it is unknown: what may be repeated can be sent again. */
export class ConnectionLost extends Error {
  constructor() {
    super('the connection is lost');
    this.name = 'ConnectionLost';
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A socket that is silent for two heartbeats is dead, whatever the browser says. In ms. */
const BEAT = 5_000;
/** Close codes after which coming back would be of no use. */
const FINAL = new Set<number>([CLOSE.removed, CLOSE.unknownTable, CLOSE.blocked, CLOSE.outdated]);

/** A socket that comes back by itself, and promises that are kept when the server has stored what was sent. */
export class ServerConnection {
  readonly #parts: LineParts;
  readonly #awaited = new Map<number, Awaited>();
  #socket: WebSocket | null = null;
  #lastRe = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = false;
  #welcomed = false;
  readonly #waiting: (() => void)[] = [];
  #closed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
  }

  /** Resolves when the server has accepted it; rejects with ConnectionLost if that cannot be known. */
  async send(message: Sendable): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) throw new ConnectionLost();
    const re = ++this.#lastRe;
    const accepted = new Promise<void>((resolve, reject) => this.#awaited.set(re, { resolve, reject }));
    socket.send(JSON.stringify({ ...message, re }));
    return accepted;
  }

  /** Resolves once the server has welcomed this page, at once if it has. */
  async opened(): Promise<void> {
    if (!this.#welcomed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Closes the socket and connects again. */
  reconnect(): void {
    this.#drop();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Gives the socket up without waiting for its close event, which a dead network never brings. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lose(null);
    socket.close();
  };

  #connect(): void {
    const socket = new WebSocket(this.#parts.url);
    this.#socket = socket;
    this.#heard = true;
    this.#pulse = setInterval(() => this.#beat(), BEAT);
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, step: this.#parts.lastStep() }));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      this.#heard = true;
      const message = readMessage(data);
      if (message !== undefined) this.#receive(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    });
  }

  #beat(): void {
    if (!this.#heard) this.#drop();
    this.#heard = false;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  #lose(code: number | null): void {
    this.#socket = null;
    this.#welcomed = false;
    clearInterval(this.#pulse);
    for (const { reject } of this.#awaited.values()) reject(new ConnectionLost());
    this.#awaited.clear();
    if (this.#closed) return;
    this.#parts.onConnection(false);
    if (code !== null && FINAL.has(code)) {
      this.#parts.onEnd(code);
      return;
    }
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #receive(message: ToClient): void {
    if (message.type === 'pong') return;
    if (message.type === 'notice') noteRestart(message.restartAt);
    if (message.type === 'welcome') this.#welcome();
    if ((message.type === 'accepted' || message.type === 'error') && message.re !== null) {
      const awaited = this.#awaited.get(message.re);
      this.#awaited.delete(message.re);
      if (message.type === 'accepted') awaited?.resolve();
      else awaited?.reject(new ServerRefusal(message.error));
    }
    this.#parts.onMessage(message);
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#wait = FIRST_WAIT;
    this.#parts.onConnection(true);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
