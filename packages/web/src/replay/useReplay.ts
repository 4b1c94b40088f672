import { useEffect, useState } from 'react';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import { callAfter } from '../ui/dom/callAfter.ts';
import { fail } from '../ui/fail.ts';
import { useStable } from '../ui/useStable.ts';
import { useReplayRoute } from './useReplayRoute.ts';

interface Replay {
  /** What is to be shown instead of the table; null where the address names the table, or the game goes on. */
  readonly source: TableSource | null;
  readonly open: () => void;
}

/** The replay of a finished table while its address is a replay's. */
export function useReplay(table: TableSource | null, ui: AnyGameUi | null, base: string): Replay {
  const route = useReplayRoute(base);
  const [source, setSource] = useState<TableSource | null>(null);
  const isWanted = route.step !== null && table?.snapshot().phase === 'over';
  const turnTo = useStable(route.turnTo);
  const close = useStable(route.close);
  const load = useStable(async (finished: TableSource, turnOf: AnyGameUi['turnOf']): Promise<TableSource> => {
    const [record, { ReplayTable }] = await Promise.all([finished.record(), import('../tables/replay/ReplayTable.ts')]);
    const { id, game } = finished;
    const { sitters } = finished.snapshot();
    const parts = { id: `${id} replay`, game, record, sitters, turnOf, step: route.step ?? 0 };
    return new ReplayTable({ ...parts, onStep: turnTo, onLeave: close, after: callAfter });
  });
  useEffect(() => {
    if (!isWanted || table === null || ui === null) return;
    let isGone = false;
    load(table, ui.turnOf).then(
      (loaded) => (isGone ? loaded.close() : setSource(loaded)),
      (error: unknown) => setSource(() => fail(error)),
    );
    return () => {
      isGone = true;
      setSource(null);
    };
  }, [isWanted, table, ui, load]);
  useEffect(() => () => source?.close(), [source]);
  return { source: isWanted ? source : null, open: route.open };
}
