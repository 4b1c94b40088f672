import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { GAMES } from '@regalia/games';
import type { Answer } from '@regalia/kernel';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import { foldAll } from '../tables/log/fold.ts';
import { parkedAt, stepOf } from '../tables/state/tableState.ts';
import { Guest } from './page.ts';
import { type Acknowledged, type SoakPlayer, seatSoakPlayer } from './soakPlayer.ts';

export interface SoakResult {
  readonly acknowledged: number;
  /** Answers that were acknowledged but are not in the log as given. */
  readonly lost: readonly string[];
  /** Tables whose log has more answers than their game. */
  readonly doubled: readonly string[];
  /** Tables that did not go on after the last restart. */
  readonly stuck: readonly string[];
}

export interface SoakPlan {
  /** The built command line. */
  readonly regalia: string;
  readonly data: string;
  readonly tables: number;
  readonly kills: number;
}

/** Plays at many tables while the server is killed again and again, then holds the log against what was acknowledged. */
export async function soak({ regalia, data, tables, kills }: SoakPlan): Promise<SoakResult> {
  const port = await freePort();
  const serve = () => startProcess(regalia, data, port);
  let server = await serve();
  const players: SoakPlayer[] = [];
  const acknowledged: Acknowledged[] = [];
  for (let i = 0; i < tables; i++) players.push(...(await seatPair(port, acknowledged)));
  for (let kill = 0; kill < kills; kill++) {
    await wait(700 + ((kill * 389) % 900));
    server.kill('SIGKILL');
    await new Promise((resolve) => server.once('exit', resolve));
    server = await serve();
  }
  const stuck = await stuckTables(players);
  for (const player of players) player.stop();
  server.kill('SIGKILL');
  await new Promise((resolve) => server.once('exit', resolve));
  return { acknowledged: acknowledged.length, stuck, ...(await audit(data, acknowledged)) };
}

async function startProcess(regalia: string, data: string, port: number): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [regalia, 'serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', data],
    {
      env: { ...process.env, REGALIA_LIMITS: '100', REGALIA_LOG: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await wait(50);
  }
  throw new Error('the server does not come up');
}

async function seatPair(port: number, acknowledged: Acknowledged[]): Promise<SoakPlayer[]> {
  const [ann, ben] = [await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  await ben.sit(id);
  return [ann, ben].map((guest) => seatSoakPlayer(guest, id, acknowledged));
}

/** Every table must take a step, come to its end, or already be at a new one. */
async function stuckTables(players: readonly SoakPlayer[]): Promise<string[]> {
  const before = players.map((player) => player.progress());
  const isStuck = (player: SoakPlayer, i: number) => player.progress() === before[i];
  for (let tries = 0; tries < 200 && players.some(isStuck); tries++) await wait(100);
  return players.filter(isStuck).map((player) => player.progress());
}

async function audit(data: string, acknowledged: readonly Acknowledged[]) {
  const store = await openSqliteStore(data);
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const id of new Set(acknowledged.map(({ table }) => table))) {
    const entries = await store.read(id, 0);
    const t = await foldAll(entries, GAMES);
    if (t === undefined) throw new Error(`table ${id} is gone`);
    const given = (seat: number, step: number): Answer | null | undefined => {
      const past = t.past[step + 1];
      return past?.kind === 'events'
        ? past.answers.find((one) => one.seat === seat)?.answer
        : step === stepOf(t)
          ? parkedAt(t, seat)
          : undefined;
    };
    for (const { table, seat, step, answer } of acknowledged) {
      if (table === id && String(given(seat, step)) !== String(answer)) lost.push(`${table} ${seat} ${step}`);
    }
    const standing = t.past.reduce((sum, past) => sum + (past.kind === 'events' ? past.answers.length : 0), 0);
    const parked = t.seats.filter((_, seat) => parkedAt(t, seat) !== null).length;
    if (entries.filter(({ kind }) => kind === 'answer').length !== standing + parked) doubled.push(id);
  }
  await store.close();
  return { lost, doubled };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
