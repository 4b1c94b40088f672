import { tides } from '@regalia/games/tides';
import { type Game, startLiveGame } from '@regalia/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotHost } from './BotHost.ts';

type Listener = (event: { readonly data?: unknown; readonly message?: string }) => void;

/** A worker that does nothing by itself. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly sent: { readonly id: number }[] = [];
  readonly #listeners = new Map<string, Listener>();
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  postMessage(request: { readonly id: number }): void {
    this.sent.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  fire(type: string, event: Parameters<Listener>[0]): void {
    this.#listeners.get(type)?.(event);
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const game = tides as unknown as Game;
const { state } = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 1 } });

function ask() {
  const host = new BotHost();
  const answer = host.choose(game, state, 0, 'greedy');
  const settled = answer.then(
    (value) => value,
    (error: Error) => error.message,
  );
  const [worker] = FakeWorker.all as [FakeWorker];
  return { host, settled, worker };
}

test('a bot’s answer is the worker’s reply to its own request', async () => {
  const { settled, worker } = ask();
  worker.fire('message', { data: { id: 99, answer: [1] } });
  worker.fire('message', { data: { id: worker.sent[0]?.id, answer: [7] } });
  expect(await settled).toEqual([7]);
});

test('a bot that throws is a failure', async () => {
  const { settled, worker } = ask();
  worker.fire('message', { data: { id: worker.sent[0]?.id, error: 'no plan' } });
  expect(await settled).toBe('no plan');
});

test('a worker that breaks fails what waits for it, and another takes its place', async () => {
  const { host, settled, worker } = ask();
  worker.fire('error', { message: 'out of memory' });
  expect(await settled).toBe('out of memory');
  expect([worker.isTerminated, FakeWorker.all.length]).toEqual([true, 2]);
  const next = host.choose(game, state, 0, 'greedy');
  const [, second] = FakeWorker.all as [FakeWorker, FakeWorker];
  second.fire('message', { data: { id: second.sent[0]?.id, answer: [3] } });
  expect(await next).toEqual([3]);
});

test('a bot that never answers fails after its time', async () => {
  const { settled, worker } = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toBe('the bot does not answer');
  expect(worker.isTerminated).toBe(true);
});
