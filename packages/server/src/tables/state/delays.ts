import type { Game, GameEvent } from '@regalia/kernel';

/** How long the table waits where its own time must tell nothing, in ms. Part of the table's first line. */
export interface Delays {
  /** A response window, if not all people who are asked have answered. */
  readonly window: number;
  /** A response window at the least: as long as bots may think. */
  readonly windowLeast: number;
  /** After an event that a game names for it, whatever comes next. */
  readonly pause: number;
  /** A bot's human moment before it answers, between these; the usual one in tables that say nothing of it. */
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

/** How many of these events a pause follows. */
export function countPauses({ timing }: Game, events: readonly GameEvent[]): number {
  return timing.pauses.length === 0 ? 0 : events.filter(({ t }) => timing.pauses.includes(t)).length;
}
