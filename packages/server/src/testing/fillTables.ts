import { GAMES } from '@regalia/games';
import { below, type Game, openDecisions, type RngState, randomAnswer, seedFast } from '@regalia/kernel';
import type { Pace, Person } from '@regalia/protocol';
import type { Entry, TableRow } from '../ports/store.ts';
import { openSqliteStore } from '../store/sqlite/sqliteStore.ts';
import { fold } from '../tables/fold.ts';
import type { Line } from '../tables/log.ts';
import { renderRow } from '../tables/render.ts';
import { type AnySitting, openTable, type TableState } from '../tables/state.ts';

/** Tables of one kind, all begun and none finished. */
export interface Filling {
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  /** How many answers each has. */
  readonly answers: number;
  readonly pace: Pace;
}

const AT_ONCE = 100;

/** Writes tables that people have begun to play into a folder of data, and returns their ids. */
export async function fillTables(
  folder: string,
  filling: Filling,
  onProgress: (made: number) => void = () => undefined,
): Promise<string[]> {
  const store = await openSqliteStore(folder);
  const ids: string[] = [];
  for (let made = 0; made < filling.tables; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, filling.tables - made) }, (_, i) => begun(filling, made + i));
    await Promise.all(
      some.flatMap(({ entries, row }) => entries.map((entry, i) => store.append(entry, i === 0 ? row : undefined))),
    );
    ids.push(...some.map(({ row }) => row.id));
    onProgress(ids.length);
  }
  await store.close();
  return ids;
}

/** The log of a table as play would have written it, with random answers, and the row it leads to. */
function begun({ game: name, seats, answers, pace }: Filling, index: number): { entries: Entry[]; row: TableRow } {
  const game = GAMES.get(name) as Game;
  const id = `${name}${seats}-${index}`.padEnd(12, '-');
  const people = Array.from(
    { length: seats },
    (_, seat): Person => ({ id: `person-${seat}`.padEnd(16, '-'), name: `Guest ${seat}` }),
  );
  const [host] = people as [Person];
  const at = Date.now();
  const opening = {
    game: name,
    revision: game.revision,
    options: game.parseOptions(undefined, seats),
    seats: people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const })),
    pace,
    listed: false,
    memoryAid: false,
    spectatorChat: false,
    host,
    secret: index.toString(16).padStart(64, '0'),
  };
  const open = { kind: 'open', seat: null, body: opening, at } as const;
  const t = openTable(id, game, open);
  const entries: Entry[] = [{ ...open, table: id, seq: 0 }];
  const write = (line: Line) => {
    const entry = { ...line, table: id, seq: t.seq, at };
    fold(t, entry);
    entries.push(entry);
  };
  for (const [seat, person] of people.entries()) if (seat > 0) write({ kind: 'seat', seat, body: { person } });
  for (const seat of people.keys()) write({ kind: 'nonce', seat, body: { nonce: 'ab'.repeat(32) } });
  write({ kind: 'start', seat: null, body: {} });
  const rng = seedFast(index);
  for (let n = 0; n < answers; n++) write(someAnswer(t, rng));
  return { entries, row: renderRow(t) };
}

/** Random, but often a harmless one, so that the game lasts. */
function someAnswer(t: TableState, rng: RngState): Line {
  const { state } = t.sitting as AnySitting;
  const [d] = openDecisions(state);
  if (d === undefined) throw new Error(`this game of ${t.game.id} is over`);
  const answer = below(rng, 3) === 0 ? t.game.fallback(state, d) : randomAnswer(d, rng);
  return { kind: 'answer', seat: d.seat, body: { answer, by: 'person' } };
}
