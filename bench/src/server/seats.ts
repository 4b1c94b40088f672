import { PROTOCOL, type TableInfo, type TableUpdate, type ToClient } from '@regalia/protocol';
import { WebSocket } from 'ws';

/** A simulated player. */
export interface Player {
  /** Resolves when there is something to answer. */
  asked(): Promise<void>;
  /** Answers once and resolves when its own page shows the result. */
  play(): Promise<void>;
  close(): void;
}

/** Two clients at each of many tables of a running server. */
export async function seatPlayers(port: number, tables: number): Promise<Player[][]> {
  const pairs: Player[][] = [];
  for (let i = 0; i < tables; i++) pairs.push(await seatPair(`127.0.0.1:${port}`));
  return pairs;
}

async function seatPair(address: string): Promise<Player[]> {
  const [ann, ben] = [await greet(address), await greet(address)];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const table = await post<TableInfo>(address, '/api/tables', ann, { game: 'tides', seats });
  await post(address, `/api/tables/${table.id}/sit`, ben, {});
  return Promise.all([ann, ben].map((cookie) => openSeat(address, table.id, cookie)));
}

export async function greet(address: string): Promise<string> {
  const response = await fetch(`http://${address}/api/me`);
  await response.arrayBuffer();
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export async function post<T>(address: string, path: string, cookie: string, body: unknown): Promise<T> {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(`http://${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

/** Messages the load generator skips, to leave the CPU to the server. */
const IGNORED = /^\{"type":"(accepted|ready|table)"/;
/** The part of an `update` or `parked` that says what is asked. */
const QUESTION = /^\{"type":"(?:update|parked)",.*?"step":(\d+),.*?"decisions":(\[.*?\]),"parked":/;

type Question = Pick<TableUpdate, 'step' | 'decisions'>;

function readQuestion(text: string): Question | undefined {
  const [, step, decisions] = QUESTION.exec(text) ?? [];
  return decisions === undefined ? undefined : { step: Number(step), decisions: JSON.parse(decisions) };
}

function openSeat(address: string, table: string, cookie: string): Promise<Player> {
  const socket = new WebSocket(`ws://${address}/api/tables/${table}/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  let question: Question | undefined;
  let onQuestion: (() => void) | undefined;
  const player: Player = {
    asked: () =>
      new Promise((resolve) => {
        if (question?.decisions.length) resolve();
        else onQuestion = resolve;
      }),
    play: () =>
      new Promise((resolve, reject) => {
        const d = question?.decisions[0];
        if (question === undefined || d === undefined) return reject(new Error('asked to answer without a question'));
        onQuestion = resolve;
        socket.send(JSON.stringify({ type: 'answer', step: question.step, answer: d.options.slice(0, d.min) }));
      }),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      socket.send(JSON.stringify({ type: 'nonce', nonce: 'ab'.repeat(32) }));
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (IGNORED.test(text)) return;
      const read = readQuestion(text);
      if (read === undefined) {
        const message = JSON.parse(text) as ToClient;
        if (message.type === 'error') reject(new Error(message.error.message));
        return;
      }
      question = read;
      resolve(player);
      const notify = onQuestion;
      onQuestion = undefined;
      notify?.();
    });
  });
}

/** The same number of clients of a bare echo, with messages of the same size. */
export async function echoPlayers(port: number, tables: number): Promise<Player[][]> {
  const pairs: Player[][] = [];
  for (let i = 0; i < tables; i++) pairs.push(await Promise.all([openEcho(port), openEcho(port)]));
  return pairs;
}

function openEcho(port: number): Promise<Player> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  const text = JSON.stringify({ type: 'answer', step: 10, answer: [7] });
  const player: Player = {
    asked: async () => undefined,
    play: () =>
      new Promise((resolve) => {
        socket.once('message', () => resolve());
        socket.send(text);
      }),
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(player));
    socket.once('error', reject);
  });
}
