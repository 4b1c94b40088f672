import { GAMES } from '@regalia/games';
import {
  below,
  type Decision,
  type Game,
  openDecisions,
  type RngState,
  randomAnswer,
  type Seat,
  seedFast,
} from '@regalia/kernel';
import type { Pace } from '@regalia/protocol';
import type { StoredEntry } from '../ports/store.ts';
import { fold } from '../tables/log/fold.ts';
import type { LogEntry } from '../tables/state/logEntry.ts';
import { type AnyLiveGame, openTable, type TableState } from '../tables/state/tableState.ts';
import { undo } from '../tables/verbs/undo.ts';

/** The play of an unfinished table. */
export interface Played {
  readonly game: string;
  readonly seats: number;
  /** How many answers are given, including undone ones. */
  readonly answers: number;
  /** How many undos there are, spread over the game; if not free, all agree. */
  readonly undos?: number;
  readonly pace: Pace;
  /** The timestamp of all lines; now if omitted. */
  readonly at?: number;
}

interface PlayedLog {
  readonly entries: StoredEntry[];
  readonly t: TableState;
}

const MOST_TRIES = 100;

/** A table and the log that play would have written, with random answers. */
export function playedLog(played: Played, index: number): PlayedLog {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const log = playOnce(played, index, index + 1000 * tries);
    if (log !== undefined) return log;
  }
  throw new Error(`no game of ${played.game} lasts so long`);
}

/** Undefined if the game ends before. */
function playOnce(played: Played, index: number, seed: number): PlayedLog | undefined {
  const { game: name, seats, pace, answers, undos = 0, at = Date.now() } = played;
  const game = GAMES.get(name) as Game;
  const id = `${name}${seats}-${index}`.padEnd(12, '-');
  const people = Array.from({ length: seats }, (_, seat) => ({ id: `person-${seat}`.padEnd(16, '-') }));
  const opening = {
    game: name,
    revision: game.revision,
    options: game.parseOptions(undefined, seats),
    seats: people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const })),
    pace,
    listed: false,
    memoryAid: false,
    spectatorChat: false,
    host: people[0] as { id: string },
    secret: seed.toString(16).padStart(64, '0'),
  };
  const create = { kind: 'create', seat: null, body: opening, at } as const;
  const t = openTable(id, game, create);
  const entries: StoredEntry[] = [{ ...create, table: id, seq: 0 }];
  const write = (line: LogEntry) => {
    const entry = { ...line, table: id, seq: t.seq, at };
    fold(t, entry);
    entries.push(entry);
  };
  for (const [seat, person] of people.entries()) if (seat > 0) write({ kind: 'sit', seat, body: { person } });
  for (const seat of people.keys()) write({ kind: 'nonce', seat, body: { nonce: 'ab'.repeat(32) } });
  write({ kind: 'start', seat: null, body: {} });
  const rng = seedFast(seed);
  for (let given = 0, back = 0; given < answers; given++) {
    if (t.phase === 'over') return undefined;
    write(someAnswer(t, rng));
    if (back >= Math.floor((undos * (given + 1)) / answers)) continue;
    back++;
    goBack(t, below(rng, seats), write);
  }
  return t.phase === 'over' ? undefined : { entries, t };
}

/** Random, but mostly the fallback, so that the game lasts. */
function someAnswer(t: TableState, rng: RngState): LogEntry {
  const { state } = t.liveGame as AnyLiveGame;
  const d = openDecisions(state)[0] as Decision;
  const answer = below(rng, 8) > 0 ? t.game.fallback(state, d) : randomAnswer(d, rng);
  return { kind: 'answer', seat: d.seat, body: { answer, by: 'person' } };
}

function goBack(t: TableState, seat: Seat, write: (line: LogEntry) => void): void {
  let line: LogEntry | null;
  try {
    line = undo(t, seat, Math.max(0, t.past.length - 1));
  } catch {
    return;
  }
  if (line !== null) write(line);
  for (const other of t.undo?.missing ?? []) write({ kind: 'undo-reply', seat: other, body: { agree: true } });
}
