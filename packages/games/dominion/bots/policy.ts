import type { Policy } from '@regalia/kernel';
import type { DominionState } from '../rules/state.ts';
import { playMoneyAndKeyCards } from './yardstick/policy.ts';

/** Buys money and the best card of the Kingdom, and plays by habit. */
export const policy: Policy<DominionState> = (s, d, _, answer) => {
  for (const option of playMoneyAndKeyCards(s, d)) answer.push(option);
};
