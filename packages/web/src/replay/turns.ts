import type { Seat } from '@regalia/kernel';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { ReplayFrame } from './frames.ts';

/** Where a turn begins. */
export interface TurnStart {
  readonly step: number;
  readonly of: Seat | 'all';
  /** The first, second, ... of the seat, or of all, from 1. */
  readonly number: number;
}

/** Every turn of a record; none where the game has no turns. */
export function turnsOf(frames: readonly Pick<ReplayFrame, 'events'>[], ui: Pick<AnyGameUi, 'turnOf'>): TurnStart[] {
  const counts = new Map<Seat | 'all', number>();
  return frames.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const of = ui.turnOf?.(event) ?? null;
      if (of === null) return [];
      const number = (counts.get(of) ?? 0) + 1;
      counts.set(of, number);
      return [{ step, of, number }];
    }),
  );
}
