import { useEffect } from 'react';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';
import { keptOrder, orderedAnswer, tellServer } from './standingStore.ts';

/**
 * Whether a standing order answers the present question at a table on a server, which does so after a human pause. The order
 * is told once for each visit, in case it was given before the server kept such orders. A local table answers by itself.
 */
export function useOrders(table: Table, ui: AnyGameUi, { decision, viewer, phase }: TableSnapshot): boolean {
  const isPlaying = phase === 'playing';
  useEffect(() => {
    const order = viewer === 'spectator' || !isPlaying ? undefined : keptOrder(table.id, viewer);
    if (order !== undefined) tellServer(table, order);
  }, [table, viewer, isPlaying]);
  return table.remote !== null && decision !== null && orderedAnswer(ui, table.id, decision) !== null;
}
