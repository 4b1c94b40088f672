import { Worker } from 'node:worker_threads';
import { makeRequest } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import { isLegal, openDecision, seedFast, startSitting } from '@regalia/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type { ThinkJob } from '../ports/jobs.ts';
import { startWorker } from '../workers.ts';
import { WorkerJobs } from './workerJobs.ts';

const tides = GAMES.get('tides')!;
const { state } = startSitting(tides, { seats: 2, seed: { kind: 'fast', seed: 7 } });

function job(more: Partial<ThinkJob> = {}): ThinkJob {
  const request = makeRequest(tides, state, 0, seedFast(1), { id: 0, bot: 'random', seed: 1, deadline: 0 });
  return { ...request, milliseconds: 1000, ...more };
}

function open(size: number): WorkerJobs {
  const jobs = new WorkerJobs(size);
  onTestFinished(() => jobs.close());
  return jobs;
}

test('bots think in other threads and answer legally, more of them than there are threads', async () => {
  const jobs = open(2);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, seed) => jobs.think(job({ seed }))));
  for (const answer of answers) expect(isLegal(openDecision(state, 0)!, answer)).toBe(true);
});

test('a job that cannot be done is refused, and the thread goes on', async () => {
  const jobs = open(1);
  await expect(jobs.think(job({ bot: 'nobody' }))).rejects.toThrow('no bot "nobody"');
  expect(await jobs.think(job())).toHaveLength(1);
});

test('a bot that never comes back is ended; the next one gets a new thread', async () => {
  const endless = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => { for (;;); });
    parentPort.postMessage('ready');`;
  let made = 0;
  const jobs = new WorkerJobs(1, () => {
    made++;
    return made === 1 ? new Worker(endless, { eval: true }) : startWorker('bot-worker', null);
  });
  onTestFinished(() => jobs.close());
  await expect(jobs.think(job({ milliseconds: 10 }))).rejects.toThrow('in time');
  expect(await jobs.think(job())).toHaveLength(1);
  expect(made).toBe(2);
});

test('after closing nothing is begun', async () => {
  const jobs = new WorkerJobs(1);
  await jobs.close();
  await expect(jobs.think(job())).rejects.toThrow('closing');
});
