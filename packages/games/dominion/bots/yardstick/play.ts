import type { Answer, Decision } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { type BuyLine, chooseBuy } from './buying.ts';
import { answerByHabit } from './habits.ts';

/** Buys by fixed lines and plays by habit. Reads only what its seat may know: its own cards, its hand and the Supply. */
export function playByLines(lines: readonly BuyLine[], s: Readonly<DominionState>, d: Decision): Answer {
  if (d.prompt !== 'buy') return answerByHabit(s, d);
  const kind = chooseBuy(lines, s, d.seat, d.options);
  return kind < 0 ? [] : [kind];
}
