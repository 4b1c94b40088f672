import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { fillTables } from '@regalia/server/testing';
import { type Started, withServer } from './sleeping/server.ts';

const TABLES = Number(env.BENCH_TABLES ?? 10_000);
const STARTS = 3;
/** About 2,000 log entries. */
const LONG = { game: 'dominion', seats: 4, tables: 10, answers: 1250, undos: 200 };

/** Tables that became due while no server ran. */
const DUE = { game: 'tides', seats: 2, tables: 1000, answers: 12, pace: { kind: 'days', days: 3 } } as const;
const WEEK = 7 * 24 * 3600 * 1000;

const folders = { none: folder(), many: folder(), due: folder() };
try {
  console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`);
  const long = await fill(folders.many);
  for (let i = 0; i < STARTS; i++) {
    for (const [what, data] of [
      ['no table', folders.none],
      [`${TABLES} sleeping tables`, folders.many],
    ] as const) {
      console.log(`with ${what}: ${await withServer(data, report)}`);
    }
  }
  for (const how of ['from their logs', 'from their snapshots']) {
    const taken = await withServer(folders.many, (server) => wake(server, long));
    console.log(
      `waking tables of Dominion with ${LONG.answers} answers and ${LONG.undos} undos ${how}: ${taken.join(', ')} ms of CPU`,
    );
  }
  await fillTables(folders.due, { ...DUE, at: Date.now() - WEEK });
  console.log(`${DUE.tables} tables that are due: ${await withServer(folders.due, untilAllAnswered)}`);
} finally {
  for (const data of Object.values(folders)) rmSync(data, { recursive: true });
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'regalia-sleeping-'));
}

/** Tables that wait for a person: most without a time limit, some for days. */
async function fill(data: string): Promise<string[]> {
  const tides = { game: 'tides', seats: 2, answers: 13 };
  const relaxed = Math.round(TABLES * 0.7);
  const logProgress = (before: number) => (made: number) => {
    if ((before + made) % 1000 === 0) console.log(`${before + made} tables written`);
  };
  await fillTables(data, { ...tides, tables: relaxed, pace: { kind: 'relaxed' } }, logProgress(0));
  const days = { kind: 'days', days: 3 } as const;
  await fillTables(
    data,
    { game: 'dominion', seats: 2, answers: 30, tables: TABLES - relaxed, pace: days },
    logProgress(relaxed),
  );
  return fillTables(data, { ...LONG, pace: { kind: 'relaxed' } });
}

async function report({ seconds, figure }: Started): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const bytes = await figure('process_resident_memory_bytes');
  const awake = await figure('regalia_tables_awake');
  return [
    `ready in ${seconds.toFixed(2)} s`,
    `${Math.round(bytes / 2 ** 20)} MB after 6 s`,
    `${awake} tables in memory`,
  ].join(', ');
}

/** Waits until both seats of every due table have been answered. */
async function untilAllAnswered({ seconds, figure }: Started): Promise<string> {
  const began = performance.now();
  let answers = await figure('regalia_answers_total');
  const atOnce = answers;
  while (answers < DUE.tables * DUE.seats) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answers = await figure('regalia_answers_total');
  }
  const after = ((performance.now() - began) / 1000).toFixed(2);
  return `ready in ${seconds.toFixed(2)} s with ${atOnce} answers given, all ${answers} after ${after} s more`;
}

/** CPU time of waking each table, in all threads, beyond opening it again. */
async function wake({ open, figure }: Started, ids: readonly string[]): Promise<string[]> {
  const cost = async (id: string) => {
    const before = await figure('process_cpu_seconds_total');
    await open(id);
    return 1000 * ((await figure('process_cpu_seconds_total')) - before);
  };
  const taken: string[] = [];
  for (const id of ids) {
    const asleep = await cost(id);
    taken.push((asleep - (await cost(id))).toFixed(0));
  }
  return taken;
}
