import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { GAMES } from '@regalia/games';
import type { Answer, Game } from '@regalia/kernel';
import type { StoredEntry } from '../ports/store.ts';
import { openSqliteStore } from '../store/sqlite/SqliteStore.ts';
import { fold, foldAll } from '../tables/log/fold.ts';
import type { Dated, EntryOf } from '../tables/state/logEntry.ts';
import { openTable, parkedAt, stepOf } from '../tables/state/tableState.ts';
import { Guest } from './page.ts';
import { type Acknowledged, type SoakPlayer, seatSoakPlayer } from './soakPlayer.ts';

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
  readonly onKill?: (kill: number) => void;
}

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
    players.push(...(await seatPlayers(port, games[i % games.length] as Game, acknowledged)));
  }
  const until = performance.now() + milliseconds;
  for (let kill = 0; kill < kills && performance.now() < until; kill++) {
    await wait(700 + ((kill * 389) % 900));
    server.kill('SIGKILL');
    await new Promise((resolve) => server.once('exit', resolve));
    server = await serve();
    onKill?.(kill + 1);
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

async function seatPlayers(port: number, game: Game, acknowledged: Acknowledged[]): Promise<SoakPlayer[]> {
  const count = game.seats.min;
  const guests: Guest[] = [];
  for (let seat = 0; seat < count; seat++) guests.push(await Guest.at(port));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const seats = guests.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const { id } = await host.create({ game: game.id, seats });
  for (const guest of others) await guest.sit(id);
  return guests.map((guest) => seatSoakPlayer(guest, id, acknowledged));
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
