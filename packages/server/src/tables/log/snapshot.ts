import { createHash } from 'node:crypto';
import { type Game, restoreSitting, type SavedSitting, type State } from '@regalia/kernel';
import type { Snapshot } from '../../ports/store.ts';
import type { AnySitting, ResponseWindow, TableState } from '../state/tableState.ts';

/** Maps and sets as lists; the names live outside, and the game is known by its id. */
type StoredState = Omit<TableState, 'game' | 'names' | 'sitting' | 'window' | 'blocked' | 'counts'> & {
  readonly sitting: SavedSitting<State> | null;
  readonly window: { readonly held: readonly HeldBySeat[]; readonly orders: ResponseWindow['orders'] } | null;
  readonly blocked: readonly string[];
  readonly counts: readonly (readonly [string, number])[];
};

type HeldBySeat = ResponseWindow['held'] extends Map<infer K, infer V> ? readonly [K, V] : never;

/** The table as it is, so that it can wake without its whole log being played again. */
export function takeSnapshot(t: TableState, rules: string): Snapshot {
  const { game: _, names: __, sitting, window, blocked, counts, ...rest } = t;
  const kept: StoredState = {
    ...rest,
    sitting: sitting?.save() ?? null,
    window: window && { held: [...window.held], orders: window.orders },
    blocked: [...blocked],
    counts: [...counts],
  };
  const text = JSON.stringify(kept);
  return { table: t.id, seq: t.seq, rules, hash: digestOf(text), text };
}

/** The table again; undefined if other rules made the snapshot, or if it is not what was once written. */
export function restoreFromSnapshot(
  { table, seq, rules, hash, text }: Snapshot,
  games: ReadonlyMap<string, Game>,
  present: string,
): TableState | undefined {
  if (rules !== present || digestOf(text) !== hash) return undefined;
  const kept = JSON.parse(text) as StoredState;
  const game = games.get(kept.opening.game);
  if (game === undefined || kept.id !== table || kept.seq !== seq) return undefined;
  const { sitting, window, blocked, counts, ...rest } = kept;
  return {
    ...rest,
    game,
    sitting: sitting && (restoreSitting(game, sitting) as AnySitting),
    window: window && { held: new Map(window.held), orders: window.orders },
    blocked: new Set(blocked),
    counts: new Map(counts),
    names: new Map(),
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
