import { useEffect, useState } from 'react';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { TableSnapshot, TableSource } from '../tables/table.ts';
import { keptOrder, orderedAnswer, tellServer } from './standingStore.ts';

/**
 * Whether a standing order answers the present question at a table on a server, which does so after a human pause. An order
 * given while the question is open leaves it on the screen: the server of a secret window heeds it from the next one on. The
 * order is told once for each visit, in case it was given before the server kept such orders. A local table answers by itself.
 */
export function useOrders(
  table: TableSource,
  ui: AnyGameUi,
  { decision, viewer, phase, step }: TableSnapshot,
): boolean {
  const isPlaying = phase === 'playing';
  const [ordered, setOrdered] = useState<{ step: number; by: boolean } | null>(null);
  useEffect(() => {
    const order = viewer === 'spectator' || !isPlaying ? undefined : keptOrder(table.id, viewer);
    if (order !== undefined) tellServer(ui, table, order);
  }, [table, ui, viewer, isPlaying]);
  if (table.remote === null || decision === null) return false;
  if (ordered?.step === step) return ordered.by;
  const by = orderedAnswer(ui, table.id, decision) !== null;
  setOrdered({ step, by });
  return by;
}
