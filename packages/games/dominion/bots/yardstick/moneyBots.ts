import type { Bot } from '@regalia/kernel';
import type { DominionState } from '../../rules/state.ts';
import { BASIC_BIG_MONEY, type BuyLine, bigMoneyUltimate, noMoreThan, perTreasures } from './buying.ts';
import { playByLines } from './play.ts';
import { playMoneyAndKeyCards } from './policy.ts';

function moneyBot(name: string, lines: readonly BuyLine[]): Bot<DominionState> {
  return { name, needsNoSample: true, choose: ({ state, decision }) => playByLines(lines, state, decision) };
}

/** The baselines by name; those with a key card need it in the Kingdom. */
export const moneyBots: readonly Bot<DominionState>[] = [
  moneyBot('basic-big-money', BASIC_BIG_MONEY),
  moneyBot('big-money-ultimate', bigMoneyUltimate()),
  moneyBot('smithy-money', bigMoneyUltimate([], [perTreasures('smithy', 11)])),
  moneyBot('courtyard-money', bigMoneyUltimate([], [perTreasures('courtyard', 7)])),
  moneyBot('double-witch', bigMoneyUltimate([noMoreThan('witch', 2)])),
  {
    name: 'money-and-key-cards',
    needsNoSample: true,
    choose: ({ state, decision }) => playMoneyAndKeyCards(state, decision),
  },
];
