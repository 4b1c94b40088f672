import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { GAMES } from '@regalia/games';
import type { Answer, Game } from '@regalia/kernel';
import type { StoredEntry } from '../ports/store.ts';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import { fold, foldAll } from '../tables/log/fold.ts';
import type { Dated, EntryOf } from '../tables/state/logEntry.ts';
import { openTable, parkedAt, stepOf } from '../tables/state/tableState.ts';
import { type Acknowledged, type SoakPlayer, seatSoakPlayers } from './soakPlayer.ts';

export interface SoakResult {
  readonly acknowledged: number;
  /** How many of them at tables of each game. */
  readonly games: ReadonlyMap<string, number>;
  /** Answers that were acknowledged but are not in the log as given. */
  readonly lost: readonly string[];
  /** Answers that are in the log more than once, as `table seat step`. */
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
  /** No kill comes later than this, in ms. */
  readonly milliseconds?: number;
  readonly onKill?: () => void;
}

/** How long a server runs before it is killed: long enough that players are back and answering. */
const SHORTEST_RUN_MS = 300;
const RUN_SPREAD_MS = 900;
const READY_POLL_MS = 20;
const READY_POLLS = 3_000;

/** Plays at many tables while the server is killed again and again, then holds the log against what was acknowledged. */
export async function soak(plan: SoakPlan): Promise<SoakResult> {
  const { regalia, data, tables, kills, milliseconds = Number.POSITIVE_INFINITY, onKill } = plan;
  const port = await freePort();
  const serve = () => startProcess(regalia, data, port);
  let server = await serve();
  const players: SoakPlayer[] = [];
  const acknowledged: Acknowledged[] = [];
  const games = [...GAMES.values()];
  for (let i = 0; i < tables; i++) {
    const game = games[i % games.length] as Game;
    players.push(...(await seatSoakPlayers(port, game, (answer) => acknowledged.push(answer))));
  }
  const until = performance.now() + milliseconds;
  for (let kill = 0; kill < kills && performance.now() < until; kill++) {
    await wait(SHORTEST_RUN_MS + ((kill * 389) % RUN_SPREAD_MS));
    server.kill('SIGKILL');
    await new Promise((resolve) => server.once('exit', resolve));
    server = await serve();
    onKill?.();
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
  for (let tries = 0; tries < READY_POLLS; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await wait(READY_POLL_MS);
  }
  throw new Error('the server does not come up');
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
  const games = new Map<string, number>();
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
    const own = acknowledged.filter(({ table }) => table === id);
    games.set(t.game.id, (games.get(t.game.id) ?? 0) + own.length);
    for (const { seat, step, answer } of own) {
      if (String(given(seat, step)) !== String(answer)) lost.push(`${id} ${seat} ${step}`);
    }
    doubled.push(...answeredTwice(entries));
  }
  await store.close();
  return { games, lost, doubled };
}

/** Seats with two answers in the log for the same step; nobody withdraws one here. */
function answeredTwice(entries: readonly StoredEntry[]): string[] {
  const [first, ...rest] = entries as [StoredEntry & Dated<EntryOf<'create'>>, ...StoredEntry[]];
  const t = openTable(first.table, GAMES.get(first.body.game) as Game, first);
  const seen = new Set<string>();
  return rest.flatMap((entry) => {
    const key = `${t.id} ${entry.seat} ${t.phase === 'gathering' ? -1 : stepOf(t)}`;
    fold(t, entry);
    if (entry.kind !== 'answer') return [];
    return seen.size === seen.add(key).size ? [key] : [];
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
