import type { Seat } from '@regalia/kernel';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { ReplayFrame } from './frames.ts';

/** Where a turn begins. */
export interface TurnStart {
  readonly step: number;
  readonly seat: Seat;
  /** The seat's first, second, ... from 1. */
  readonly number: number;
}

/** Every turn of a record; none where the game has no turns. */
export function turnsOf(frames: readonly Pick<ReplayFrame, 'events'>[], ui: Pick<AnyGameUi, 'turnOf'>): TurnStart[] {
  const counts = new Map<Seat, number>();
  return frames.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const seat = ui.turnOf?.(event) ?? null;
      if (seat === null) return [];
      const number = (counts.get(seat) ?? 0) + 1;
      counts.set(seat, number);
      return [{ step, seat, number }];
    }),
  );
}
