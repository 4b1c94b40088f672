import type { DominionEvent } from '@regalia/games/dominion';
import type { Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { type RefObject, useEffect, useRef } from 'react';
import { motionAllowed } from '../../settings/applySettings.ts';
import { type Flight, flightsOf } from './flights.ts';
import { launch } from './ghost.ts';

/** One event takes at most so long, and all that happened at once not much longer. */
const LONGEST = 280;
const ALL_TOGETHER = 1800;
/** Who was away for more steps than this wants the table, not a film. */
const CATCH_UP = 6;

/** Shows what happened by cards that fly, event after event; a click or a key skips the rest. */
export function useFlights(board: RefObject<HTMLElement | null>, log: readonly Happening[], me: Seat): void {
  const seen = useRef<number | null>(null);
  const latest = log.at(-1)?.step ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something has happened
  useEffect(() => {
    const from = seen.current;
    seen.current = latest;
    const root = board.current;
    if (root === null || from === null || latest <= from || latest - from > CATCH_UP || !motionAllowed()) return;
    const news = log.filter(({ step }) => step > from);
    return play(
      root,
      news.flatMap((one) => groupsOf(one, me)),
    );
  }, [latest, me]);
}

function groupsOf(happening: Happening, me: Seat): (readonly Flight[])[] {
  if (happening.kind !== 'events') return [];
  const groups = (happening.events as readonly DominionEvent[]).map((event) => flightsOf(event, me));
  return groups.filter((flights) => flights.length > 0);
}

/** Plays one group after the other; returns how to stop. */
function play(root: HTMLElement, groups: readonly (readonly Flight[])[]): () => void {
  const pace = Math.min(LONGEST, ALL_TOGETHER / Math.max(1, groups.length));
  const running = new Set<Animation>();
  const timers = groups.map((flights, i) =>
    window.setTimeout(() => {
      for (const animation of launch(root, flights, pace)) running.add(animation);
    }, i * pace),
  );
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    for (const animation of running) animation.finish();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  };
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}
