import type { Answer, Bot, Decision } from '@regalia/kernel';
import type { DominionState } from '../state.ts';
import { BASIC_BIG_MONEY, type BuyLine, bigMoneyUltimate, chooseBuy, perTreasures, upTo } from './buying.ts';
import { answerByHabit } from './habits.ts';

/** Buys by fixed lines and plays by habit. Reads only what its seat may know: its own cards, its hand and the Supply. */
export function playByLines(lines: readonly BuyLine[], s: Readonly<DominionState>, d: Decision): Answer {
  if (d.prompt !== 'buy') return answerByHabit(s, d);
  const kind = chooseBuy(lines, s, d.seat, d.options);
  return kind < 0 ? [] : [kind];
}

const LINES: ReadonlyMap<string, () => readonly BuyLine[]> = new Map([
  ['basic-big-money', () => BASIC_BIG_MONEY],
  ['big-money-ultimate', () => bigMoneyUltimate()],
  ['smithy-money', () => bigMoneyUltimate([], [perTreasures('smithy', 11)])],
  ['courtyard-money', () => bigMoneyUltimate([], [perTreasures('courtyard', 7)])],
  ['double-witch', () => bigMoneyUltimate([upTo('witch', 2)])],
]);

/** The baselines by name; those with a key card need it in the Kingdom. */
export const bots: readonly Bot<DominionState>[] = [...LINES].map(([name, makeLines]) => {
  const lines = makeLines();
  return { name, choose: ({ state, decision }) => playByLines(lines, state, decision) };
});
