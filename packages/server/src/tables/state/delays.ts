import type { Game, GameEvent } from '@regalia/kernel';

/** Delays that hide response times, in ms. Part of the table's first line. */
export interface Delays {
  /** A response window, unless all people who are asked have answered. */
  readonly window: number;
  /** The minimum length of a response window: as long as bots may think. */
  readonly windowLeast: number;
  /** After an event that the game lists, whatever follows. */
  readonly pause: number;
  /** The range of a bot's delay before it answers; the default for tables without one. */
  readonly moment?: { readonly least: number; readonly most: number };
}

export const DEFAULT_MOMENT = { least: 700, most: 1_700 };
export const DEFAULT_DELAYS: Delays = { window: 7_000, windowLeast: 3_000, pause: 1_200, moment: DEFAULT_MOMENT };

export function scaleDelays({ window, windowLeast, pause, moment = DEFAULT_MOMENT }: Delays, factor: number): Delays {
  const times = (ms: number): number => Math.ceil(ms * factor);
  return {
    window: times(window),
    windowLeast: times(windowLeast),
    pause: times(pause),
    moment: { least: times(moment.least), most: times(moment.most) },
  };
}

/** How many of these events are followed by a pause. */
export function countPauses({ timing }: Game, events: readonly GameEvent[]): number {
  return timing.pauses.length === 0 ? 0 : events.filter(({ t }) => timing.pauses.includes(t)).length;
}
