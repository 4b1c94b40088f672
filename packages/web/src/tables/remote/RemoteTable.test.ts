import { tides } from '@regalia/games/tides';
import type { Game } from '@regalia/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RemoteTable } from './RemoteTable.ts';

const sockets: Socket[] = [];

interface Sent {
  readonly type: string;
  readonly re: number;
  readonly id?: string;
}

class Socket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: Sent[] = [];

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
    this.say({ type: 'welcome', me: { id: 'ann', now: 0 }, viewer: 0, table, chat: [], undo: null, stop: null });
  }
}

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(): RemoteTable {
  const table = new RemoteTable({ id: 't', game: tides as unknown as Game, url: 'ws://t', onEnd: () => undefined });
  sockets[0]?.welcome();
  return table;
}

/** The network dies before the server replies, and comes back; returns what was sent then. */
async function reconnect(table: RemoteTable): Promise<Sent[]> {
  sockets[0]?.close();
  expect(table.snapshot().connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[1]?.welcome();
  await vi.advanceTimersByTimeAsync(0);
  return (sockets[1]?.sent ?? []).filter(({ type }) => type !== 'ping');
}

test('an answer given while the network is dead is sent again after the reconnect', async () => {
  const table = sitDown();
  const answered = table.answer([3], 0);
  expect(table.answer([3], 0)).toBe(answered);
  await vi.advanceTimersByTimeAsync(250);
  expect(table.snapshot().remote?.sending).toBe(true);
  const [again] = await reconnect(table);
  expect(again).toMatchObject({ type: 'answer', step: 0, answer: [3] });
  sockets[1]?.say({ type: 'accepted', re: again?.re, step: 0 });
  await answered;
  expect(table.snapshot().remote?.sending).toBe(false);
  table.close();
});

test('an answer goes out under the step it was given to, however far the table has got', async () => {
  const table = sitDown();
  sockets[0]?.say({ type: 'update', step: 2, viewer: 0, decisions: [], score: [], happened: [], clocks: [] });
  expect(table.snapshot().step).toBe(2);
  void table.answer([], 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets[0]?.sent.at(-1)).toMatchObject({ type: 'answer', step: 1, answer: [] });
  table.close();
});

test.each([
  ['withdraw', (table: RemoteTable) => table.withdraw()],
  ['undo', (table: RemoteTable) => table.undo()],
  ['chat', (table: RemoteTable) => table.remote.say('Hello')],
  ['phrase', (table: RemoteTable) => table.remote.phrase('oops')],
  ['offer-stop', (table: RemoteTable) => table.remote.offerStop()],
  ['stop-reply', (table: RemoteTable) => table.remote.replyStop(true)],
  ['undo-reply', (table: RemoteTable) => table.remote.replyUndo(false)],
] as const)('%s is sent again as the same thing, once, and then done', async (type, act) => {
  const table = sitDown();
  const done = act(table);
  await vi.advanceTimersByTimeAsync(0);
  const { re: _, ...first } = sockets[0]!.sent.at(-1)!;
  expect(first.type).toBe(type);
  if (type !== 'withdraw') expect(first.id).toMatch(/^[0-9a-f]{16}$/);
  const again = await reconnect(table);
  expect(again).toEqual([{ ...first, re: expect.any(Number) }]);
  sockets[1]?.say({ type: 'accepted', re: again[0]?.re, step: 0 });
  await done;
  table.close();
});

test('what is said while there is no connection goes out when it is back', async () => {
  const table = sitDown();
  sockets[0]?.close();
  const said = table.remote.say('Are you there?');
  await vi.advanceTimersByTimeAsync(1_000);
  sockets[1]?.welcome();
  await vi.advanceTimersByTimeAsync(0);
  const sent = sockets[1]?.sent.at(-1);
  expect(sent).toMatchObject({ type: 'chat', text: 'Are you there?' });
  sockets[1]?.say({ type: 'accepted', re: sent?.re, step: 0 });
  await said;
  table.close();
});

test('the same thing said twice is two things', async () => {
  const table = sitDown();
  void table.remote.phrase('oops');
  void table.remote.phrase('oops');
  await vi.advanceTimersByTimeAsync(0);
  const ids = sockets[0]?.sent.filter(({ type }) => type === 'phrase').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  table.close();
});

test('a refusal rejects and is not sent again', async () => {
  const table = sitDown();
  const said = expect(table.remote.say('Hello')).rejects.toMatchObject({ code: 'chat-off' });
  await vi.advanceTimersByTimeAsync(0);
  const error = { code: 'chat-off', message: 'Spectators cannot chat here.' };
  sockets[0]?.say({ type: 'error', re: sockets[0].sent.at(-1)?.re, error });
  await said;
  table.close();
});

describe('a second answer', () => {
  const answering = async (table: RemoteTable, answer: number[], reply: object): Promise<void> => {
    const answered = table.answer(answer, 0);
    await vi.advanceTimersByTimeAsync(0);
    sockets[0]?.say({ ...reply, re: sockets[0].sent.at(-1)?.re });
    return answered;
  };
  const refusal = (code: string): object => ({ type: 'error', error: { code, message: 'No.' } });

  test.each(['already-answered', 'stale-step', 'not-asked'])(
    'before the page has shown the first is not an error: %s',
    async (code) => {
      const table = sitDown();
      await answering(table, [3], { type: 'accepted', step: 0 });
      await answering(table, [4], refusal(code));
      expect(table.snapshot().remote?.sending).toBe(false);
      table.close();
    },
  );

  test('that is wrong in itself is one, and so is a late first one', async () => {
    const table = sitDown();
    await expect(answering(table, [3], refusal('stale-step'))).rejects.toMatchObject({ code: 'stale-step' });
    await answering(table, [3], { type: 'accepted', step: 0 });
    await expect(answering(table, [9], refusal('illegal-answer'))).rejects.toMatchObject({ code: 'illegal-answer' });
    table.close();
  });
});
