import { PROTOCOL, type ToClient, type ToServer, type WireError } from '@regalia/protocol';
import { ServerRefusal } from './api.ts';

type Sendable = Exclude<ToServer, { type: 'hello' }>;

interface LineParts {
  readonly url: string;
  /** The last step seen, to be told only what came after it. */
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

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Close codes after which coming back would be of no use: removed, unknown table, blocked. */
const FINAL = new Set([4003, 4004, 4005]);

/** A socket that comes back by itself, and promises that are kept when the server has stored what was sent. */
export class Line {
  readonly #parts: LineParts;
  readonly #awaited = new Map<number, Awaited>();
  #socket: WebSocket | null = null;
  #lastRe = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#connect();
    addEventListener('online', this.#hurry);
  }

  /** Resolves when the server has accepted it. */
  async send(message: Sendable): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) throw new Error('the connection is lost');
    const re = ++this.#lastRe;
    const accepted = new Promise<void>((resolve, reject) => this.#awaited.set(re, { resolve, reject }));
    socket.send(JSON.stringify({ ...message, re }));
    return accepted;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#socket !== null || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(this.#parts.url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#wait = FIRST_WAIT;
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, step: this.#parts.lastStep() }));
    });
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as ToClient));
    socket.addEventListener('close', ({ code }) => {
      this.#socket = null;
      for (const { reject } of this.#awaited.values()) reject(new Error('the connection is lost'));
      this.#awaited.clear();
      if (this.#closed) return;
      this.#parts.onConnection(false);
      if (FINAL.has(code)) return this.#parts.onEnd(code);
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    });
  }

  #receive(message: ToClient): void {
    if (message.type === 'welcome') this.#parts.onConnection(true);
    if ((message.type === 'accepted' || message.type === 'error') && message.re !== null) {
      const awaited = this.#awaited.get(message.re);
      this.#awaited.delete(message.re);
      if (message.type === 'accepted') awaited?.resolve();
      else awaited?.reject(new ServerRefusal(message.error as WireError));
    }
    this.#parts.onMessage(message);
  }
}
