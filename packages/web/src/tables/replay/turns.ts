import type { GameEvent, Seat } from '@regalia/kernel';
import type { TurnStart } from '../../tableModel/TableSource.ts';
import type { ReplayFrame } from './frames.ts';

/** Every turn of a record; none where the game has no turns. */
export function turnsOf(
  frames: readonly Pick<ReplayFrame, 'events'>[],
  turnOf: ((event: GameEvent) => Seat | 'all' | null) | undefined,
): TurnStart[] {
  const counts = new Map<Seat | 'all', number>();
  return frames.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const of = turnOf?.(event) ?? null;
      if (of === null) return [];
      const number = (counts.get(of) ?? 0) + 1;
      counts.set(of, number);
      return [{ step, of, number }];
    }),
  );
}
