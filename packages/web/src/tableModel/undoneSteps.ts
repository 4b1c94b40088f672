import type { Happening } from '@regalia/protocol';

/** The steps that were taken back later. */
export function undoneSteps(log: readonly Happening[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const happening of log) {
    if (happening.kind !== 'undo') continue;
    for (let step = happening.to + 1; step < happening.step; step++) undone.add(step);
  }
  return undone;
}
