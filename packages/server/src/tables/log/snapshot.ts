import { createHash } from 'node:crypto';
import { type Game, restoreLiveGame, type SavedLiveGame, type State } from '@regalia/kernel';
import type { Snapshot } from '../../ports/store.ts';
import type { AnyLiveGame, ResponseWindow, TableState } from '../state/tableState.ts';

/** Maps and sets become lists; names are stored elsewhere, and the game is referenced by id. */
type StoredState = Omit<TableState, 'game' | 'names' | 'liveGame' | 'window' | 'blocked' | 'counts'> & {
  readonly liveGame: SavedLiveGame<State> | null;
  readonly window: { readonly held: readonly HeldBySeat[]; readonly orders: ResponseWindow['orders'] } | null;
  readonly blocked: readonly string[];
  readonly counts: readonly (readonly [string, number])[];
};

type HeldBySeat = ResponseWindow['held'] extends Map<infer K, infer V> ? readonly [K, V] : never;

/** A table as plain data, so that it can load without replaying its whole log. */
export function takeSnapshot(t: TableState, rules: string): Snapshot {
  const { game: _, names: __, liveGame, window, blocked, counts, ...rest } = t;
  const kept: StoredState = {
    ...rest,
    liveGame: liveGame?.save() ?? null,
    window: window && { held: [...window.held], orders: window.orders },
    blocked: [...blocked],
    counts: [...counts],
  };
  const text = JSON.stringify(kept);
  return { table: t.id, seq: t.seq, rules, hash: digestOf(text), text };
}

/** Restores the table; undefined if other rules made the snapshot or its content does not match its hash. */
export function restoreFromSnapshot(
  { table, seq, rules, hash, text }: Snapshot,
  games: ReadonlyMap<string, Game>,
  present: string,
): TableState | undefined {
  if (rules !== present || digestOf(text) !== hash) return undefined;
  const kept = JSON.parse(text) as StoredState;
  const game = games.get(kept.opening.game);
  if (game === undefined || kept.id !== table || kept.seq !== seq) return undefined;
  const { liveGame, window, blocked, counts, ...rest } = kept;
  return {
    ...rest,
    game,
    liveGame: liveGame && (restoreLiveGame(game, liveGame) as AnyLiveGame),
    window: window && { held: new Map(window.held), orders: window.orders },
    blocked: new Set(blocked),
    counts: new Map(counts),
    names: new Map(),
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
