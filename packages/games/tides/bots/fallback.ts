import type { Answer, Decision } from '@regalia/kernel';
import type { TidesState } from '../rules/state.ts';

/** TID-3.1 leaves no harmless pass, so an absent person takes the first card, keeps the first and removes the second. */
export function fallback(_: TidesState, d: Decision): Answer {
  return d.options.slice(0, d.min);
}
