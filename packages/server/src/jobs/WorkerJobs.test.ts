import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { jobsContract, thinkJob } from '../testing/jobsContract.ts';
import { startWorker } from '../workers/startWorker.ts';
import { FairQueue } from './FairQueue.ts';
import { WorkerJobs } from './WorkerJobs.ts';

/** A thread whose bots never return, except for one that fails at once. */
const endless = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ bot }) => {
      if (bot === 'quick') parentPort.postMessage({ id: 0, error: 'ready' });
      else for (;;);
    });
    parentPort.postMessage('ready');`,
    { eval: true },
  );

function opened(jobs: WorkerJobs): WorkerJobs {
  onTestFinished(() => jobs.close());
  return jobs;
}

describe('threads keep the contract', () => jobsContract(() => opened(new WorkerJobs(2))));

test('a bot that never returns is ended; the next one gets a new thread', async () => {
  let made = 0;
  const jobs = opened(new WorkerJobs(1, () => (made++ === 0 ? endless() : startWorker('bot-worker', null))));
  await expect(jobs.think(thinkJob({ milliseconds: 10 }))).rejects.toThrow('in time');
  expect(await jobs.think(thinkJob())).toHaveLength(1);
  expect(made).toBe(2);
});

test('time in the queue counts towards the limit', async () => {
  const jobs = opened(new WorkerJobs(1, endless));
  await expect(jobs.think(thinkJob({ bot: 'quick' }))).rejects.toThrow('ready');
  const endlessly = jobs.think(thinkJob({ milliseconds: 60_000 })).catch(({ name }) => name);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = expect(jobs.think(thinkJob())).rejects.toThrow('its turn in time');
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await late;
  await jobs.close();
  expect(await endlessly).toBe('JobsClosed');
});

test('one client above its limit is refused, others are not', async () => {
  const jobs = opened(new WorkerJobs(1, endless));
  const outcomes = Array.from({ length: 130 }, () => jobs.think(thinkJob()).catch(({ message }) => message));
  const refused = await Promise.race(outcomes);
  expect(refused).toContain('too many bots');
  const other = jobs.think(thinkJob({ share: { addressGroup: 'home', person: 'ben' } })).catch(({ name }) => name);
  await jobs.close();
  expect(await other).toBe('JobsClosed');
});

test('an address with many fake people leaves room for others', async () => {
  const jobs = opened(new WorkerJobs(1, endless));
  const share = (i: number) => ({ addressGroup: 'attic', person: `eve ${i}` });
  const outcomes = Array.from({ length: 1100 }, (_, i) =>
    jobs.think(thinkJob({ share: share(i) })).catch(({ message }) => message),
  );
  expect(await Promise.race(outcomes)).toContain('too many bots');
  const other = jobs.think(thinkJob()).catch(({ name }) => name);
  await jobs.close();
  expect(await other).toBe('JobsClosed');
});

const at = (addressGroup: string, person: string) => ({ addressGroup, person });
const allOf = (queue: FairQueue<string>) => Array.from({ length: queue.size + 1 }, () => queue.take());

test('people take turns, however many jobs one has', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 3; i++) queue.add(at('home', 'ann'), `ann ${i}`);
  queue.add(at('home', 'ben'), 'ben 0');
  queue.add(at('home', 'eve'), 'eve 0');
  queue.remove(at('home', 'eve'), 'eve 0');
  expect([queue.size, queue.sizesOf(at('home', 'ann')).person, queue.sizesOf(at('home', 'eve')).person]).toEqual([
    4, 3, 0,
  ]);
  expect(queue.sizesOf(at('home', 'eve')).addressGroup).toBe(4);
  expect(allOf(queue)).toEqual(['ann 0', 'ben 0', 'ann 1', 'ann 2', undefined]);
});

test('addresses take turns, however many people each has', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 4; i++) queue.add(at('attic', `eve ${i}`), `eve ${i}`);
  queue.add(at('home', 'ann'), 'ann');
  queue.add(at('home', 'ben'), 'ben');
  expect(allOf(queue)).toEqual(['eve 0', 'ann', 'eve 1', 'ben', 'eve 2', 'eve 3', undefined]);
});
