import type { Answer, Decision } from '@regalia/kernel';
import type { DicekingState } from '../rules/state.ts';

/** For an absent person: stops rolling, takes a card that must be taken without jokers, steals nothing. */
export function fallback(_: DicekingState, d: Decision): Answer {
  return d.options.slice(0, d.min);
}
