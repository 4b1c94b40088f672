import type { GameRecord } from '@regalia/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReplayReply, replayApart } from './replayApart.ts';

const RECORD = { game: 'tides' } as GameRecord;

/** A worker that says what it is told to say. */
class FakeWorker extends EventTarget {
  sent: unknown;
  isEnded = false;
  postMessage = (message: unknown): void => {
    this.sent = message;
  };
  terminate = (): void => {
    this.isEnded = true;
  };
  replies(data: ReplayReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const begin = (signal = new AbortController().signal) => {
  const worker = new FakeWorker();
  return { worker, done: replayApart(RECORD, signal, () => worker as unknown as Worker) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tells whether the game of the record is over, and ends its worker', async () => {
  const { worker, done } = begin();
  expect(worker.sent).toBe(RECORD);
  worker.replies({ isOver: true });
  expect([await done, worker.isEnded]).toEqual([true, true]);
});

test('a record that does not fit the rules is refused', async () => {
  const { worker, done } = begin();
  worker.replies({ error: 'no such answer' });
  await expect(done).rejects.toThrow('no such answer');
  expect(worker.isEnded).toBe(true);
});

test('a replay can be given up while it runs', async () => {
  const wish = new AbortController();
  const { worker, done } = begin(wish.signal);
  wish.abort();
  await expect(done).rejects.toThrow('aborted');
  expect(worker.isEnded).toBe(true);
});

test('a record that replays for ever is given up', async () => {
  const { worker, done } = begin();
  const refused = expect(done).rejects.toThrow('takes too long');
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(worker.isEnded).toBe(true);
});
