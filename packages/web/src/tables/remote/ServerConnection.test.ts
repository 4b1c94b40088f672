import { CLOSE, type ToClient } from '@regalia/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerConnection } from './ServerConnection.ts';

/** A socket whose other end the test holds. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readonly sent: { readonly type: string; readonly re?: number }[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As on a dead network, the goodbye never comes. */
  close(): void {
    this.readyState = 2;
  }

  welcome(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    this.say({ type: 'welcome' } as ToClient);
  }

  hangUp(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  say(message: ToClient): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  const connections: boolean[] = [];
  const messages: string[] = [];
  const ends: number[] = [];
  const line = new ServerConnection({
    url: 'ws://table',
    lastStep: () => null,
    onMessage: ({ type }) => messages.push(type),
    onConnection: (open) => connections.push(open),
    onEnd: (code) => ends.push(code),
  });
  latest().welcome();
  return { line, connections, messages, ends };
}

const latest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

test('the connection is lost at once when the browser goes offline, and comes back', async () => {
  const { line, connections } = connect();
  const answered = expect(line.send({ type: 'answer', step: 0, answer: [] })).rejects.toThrow('lost');
  page.dispatchEvent(new Event('offline'));
  expect(connections).toEqual([true, false]);
  await answered;
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(2);
  const opened = line.opened();
  latest().welcome();
  await opened;
  expect(connections).toEqual([true, false, true]);
  line.close();
});

test('a half-open socket is noticed within ten seconds', () => {
  const { line, connections } = connect();
  vi.advanceTimersByTime(10_000);
  expect(connections).toEqual([true, false]);
  line.close();
});

test('a quiet table whose server replies to pings stays connected, and nobody hears of the pongs', () => {
  const { line, connections, messages } = connect();
  for (let i = 0; i < 6; i++) {
    vi.advanceTimersByTime(5_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    latest().say({ type: 'pong', re: null, now: 0 });
  }
  expect(connections).toEqual([true]);
  expect(messages).toEqual(['welcome']);
  line.close();
});

test('what an abandoned socket still says is not heard', () => {
  const { line, messages } = connect();
  const old = latest();
  page.dispatchEvent(new Event('offline'));
  old.say({ type: 'ready', step: 0, ready: [] });
  expect(messages).toEqual(['welcome']);
  line.close();
});

test('a page that reconnects is back at once, and the old socket is ignored', async () => {
  const { line, messages } = connect();
  const old = latest();
  line.reconnect();
  expect(FakeSocket.made).toHaveLength(2);
  const opened = line.opened();
  latest().welcome();
  await opened;
  old.say({ type: 'pong', re: null, now: 0 });
  old.say({ type: 'undo', consent: null, refused: false });
  expect(messages).toEqual(['welcome', 'welcome']);
  line.close();
});

test('an outdated page does not reconnect by itself', () => {
  const { line, ends } = connect();
  latest().hangUp(CLOSE.outdated);
  vi.advanceTimersByTime(60_000);
  expect([ends, FakeSocket.made.length]).toEqual([[CLOSE.outdated], 1]);
  line.close();
});
