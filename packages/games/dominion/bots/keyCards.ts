import type { Answer, Card, Decision } from '@regalia/kernel';
import type { DominionState } from '../state.ts';
import { type BuyLine, bigMoneyUltimate, kindOf, perTreasures, upTo } from './buying.ts';
import { playByLines } from './play.ts';

/** Money and the strongest of these cards that the Kingdom has: first those bought before Gold, then those after it. */
const BEFORE_GOLD: readonly (readonly [string, number])[] = [
  ['witch', 2],
  ['torturer', 2],
  ['minion', 4],
  ['laboratory', 5],
  ['saboteur', 1],
];
const AFTER_GOLD: readonly (readonly [string, number])[] = [
  ['courtyard', 7],
  ['smithy', 11],
  ['nobles', 12],
  ['masquerade', 12],
  ['council-room', 12],
  ['library', 12],
  ['militia', 13],
  ['steward', 14],
  ['bureaucrat', 14],
  ['moat', 14],
];

const linesByKingdom = new Map<string, readonly BuyLine[]>();

/** A quick, sensible answer to every question, for playouts and as a baseline. */
export function playMoneyAndKeyCards(s: Readonly<DominionState>, d: Decision): Answer {
  return playByLines(linesFor(s.kingdom), s, d);
}

function linesFor(kingdom: readonly Card[]): readonly BuyLine[] {
  const key = kingdom.join(' ');
  let lines = linesByKingdom.get(key);
  if (lines === undefined) {
    const has = ([id]: readonly [string, number]) => kingdom.includes(kindOf(id));
    const before = BEFORE_GOLD.filter(has).slice(0, 1);
    const after = AFTER_GOLD.filter(has).slice(0, 1);
    lines = bigMoneyUltimate(
      before.map(([id, most]) => upTo(id, most)),
      after.map(([id, treasures]) => perTreasures(id, treasures)),
    );
    linesByKingdom.set(key, lines);
  }
  return lines;
}
