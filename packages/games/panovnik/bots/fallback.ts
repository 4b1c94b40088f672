import type { Answer, Decision } from '@regalia/kernel';
import type { PanovnikState } from '../rules/state.ts';

/** For an absent person: passes, takes what must be taken, and else nothing. */
export function fallback(_: PanovnikState, d: Decision): Answer {
  const copies = d.options.flatMap((option, i) => new Array<number>(d.limits?.[i] ?? 1).fill(option));
  return copies.slice(0, d.min);
}
