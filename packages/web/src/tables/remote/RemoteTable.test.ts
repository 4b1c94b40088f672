import { tides } from '@regalia/games/tides';
import type { Game } from '@regalia/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { RemoteTable } from './RemoteTable.ts';

const sockets: Socket[] = [];

class Socket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: { type: string; re: number; step: number; answer: number[] }[] = [];

  constructor() {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  welcome(): void {
    const table = { phase: 'playing', seats: [], nonces: [], end: null };
    this.say({ type: 'welcome', me: { now: 0 }, viewer: 0, table, chat: [], undo: null, stop: null });
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer given while the network is dead is sent again after the reconnect', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const table = new RemoteTable({
    id: 't',
    game: tides as unknown as Game,
    url: 'ws://t',
    onEnd: () => undefined,
  });
  sockets[0]?.welcome();
  const answered = table.answer([3]);
  expect(table.answer([3])).toBe(answered);
  await vi.advanceTimersByTimeAsync(250);
  expect(table.snapshot().remote?.sending).toBe(true);
  sockets[0]?.close();
  expect(table.snapshot().connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[1]?.welcome();
  await vi.advanceTimersByTimeAsync(0);
  const again = sockets[1]?.sent.at(-1);
  expect(again).toMatchObject({ type: 'answer', step: 0, answer: [3] });
  sockets[1]?.say({ type: 'accepted', re: again?.re, step: 0 });
  await answered;
  expect(table.snapshot().remote?.sending).toBe(false);
  table.close();
});
