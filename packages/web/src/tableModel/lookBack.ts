import type { Happening } from '@regalia/protocol';
import { undoneSteps } from './undoneSteps.ts';

/** The steps that can be looked back to, the present one last: what was taken back is not among them. */
export function standingSteps(log: readonly Happening[]): number[] {
  const undone = undoneSteps(log);
  return log.filter(({ kind, step }) => kind === 'events' && !undone.has(step)).map(({ step }) => step);
}

/** The step this many places away, clamped to the first and the last. */
export function stepAway(steps: readonly number[], from: number, by: number): number {
  const place = steps.findLastIndex((step) => step <= from);
  return steps[Math.max(0, Math.min(steps.length - 1, place + by))] ?? from;
}
