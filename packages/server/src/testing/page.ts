import {
  type CreateTableRequest,
  type Me,
  PROTOCOL,
  type TableInfo,
  type TableUpdate,
  type ToClient,
  type ToServer,
} from '@regalia/protocol';
import { WebSocket } from 'ws';

/** Another device or person: stores its cookie, sends requests, opens tables. */
export class Guest {
  readonly base: string;
  cookie = '';

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  static async at(port: number, name?: string): Promise<Guest> {
    const guest = new Guest(port);
    await guest.get('/api/me');
    if (name !== undefined) await guest.request('PATCH', '/api/me', { name });
    return guest;
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] as string;
    return response;
  }

  async get<T>(path: string): Promise<T> {
    return (await this.request('GET', path)).json() as Promise<T>;
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return (await this.request('POST', path, body)).json() as Promise<T>;
  }

  me(): Promise<Me> {
    return this.get('/api/me');
  }

  create(wish: Partial<CreateTableRequest> = {}): Promise<TableInfo> {
    return this.post('/api/tables', { game: 'tides', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  }

  sit(table: string, seat?: number): Promise<TableInfo> {
    return this.post(`/api/tables/${table}/sit`, seat === undefined ? {} : { seat });
  }

  /** Opens the table's socket and says hello. */
  async open(table: string, step: number | null = null): Promise<Page> {
    const page = await this.connect(table);
    page.send({ type: 'hello', protocol: PROTOCOL, step });
    await page.next('welcome');
    return page;
  }

  connect(table: string, headers: Record<string, string> = {}): Promise<Page> {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
    });
    const page = new Page(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(page));
      socket.once('error', reject);
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)));
    });
  }
}

type MessageOf<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

/** A page at a table: everything it was sent, as bytes and as messages. */
export class Page {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: ToClient[] = [];
  readonly closed: Promise<number>;
  #taken = 0;
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.texts.push(String(data));
      this.messages.push(JSON.parse(String(data)));
      this.#wake();
    });
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    socket.on('close', () => this.#wake());
    socket.on('error', () => undefined);
  }

  send(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next matching message of this type that was not taken yet. */
  async next<T extends ToClient['type']>(
    type: T,
    fits: (message: MessageOf<T>) => boolean = () => true,
  ): Promise<MessageOf<T>> {
    for (;;) {
      while (this.#taken < this.messages.length) {
        const message = this.messages[this.#taken++] as ToClient;
        if (message.type === type && fits(message as MessageOf<T>)) return message as MessageOf<T>;
      }
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before "${type}" came`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** The next update with a decision to answer, or the end. */
  turn(): Promise<TableUpdate> {
    return this.next('update', (update) => update.decisions.length > 0 || update.end !== null);
  }

  /** Sends the first legal answer to the update's decision. */
  answerFirst(update: TableUpdate, re = 0): void {
    const d = update.decisions[0];
    if (d === undefined) throw new Error('there is nothing to answer');
    this.send({ type: 'answer', re, step: update.step, answer: d.options.slice(0, d.min) });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
