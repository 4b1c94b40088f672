import type { GameRecord } from '@regalia/kernel';
import { useEffect, useState } from 'react';
import type { TableSource } from '../tables/table.ts';
import { fail } from '../ui/fail.ts';
import { type ReplayRoute, useReplayRoute } from './useReplayRoute.ts';

interface Replay {
  readonly route: ReplayRoute;
  /** What is to be shown instead of the table; null where the address names the table, or the game goes on. */
  readonly record: GameRecord | null;
}

/** The record of a finished table while its address is a replay's. */
export function useReplay(table: TableSource | null, base: string): Replay {
  const route = useReplayRoute(base);
  const [record, setRecord] = useState<GameRecord | null>(null);
  const isWanted = route.step !== null && table?.snapshot().phase === 'over';
  useEffect(() => {
    if (isWanted && record === null) table?.record().then(setRecord, (error: unknown) => setRecord(() => fail(error)));
  }, [isWanted, record, table]);
  return { route, record: isWanted ? record : null };
}
