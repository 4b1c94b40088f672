import type { Card } from '@regalia/kernel';
import { jokersOf } from '../../rules/jokers.ts';
import type { Citizen } from '../../rules/printed/shape.ts';
import { type Aims, bestKeep, type Prize, type Solution, solve } from '../../rules/solver/best.ts';
import { type DicekingState, dataOf } from '../../rules/state.ts';
import { cardsIn, displayed, faceDown, faceUp } from '../../rules/zones.ts';
import { alarmWorth, type Outlook, outlookOf, pairPrice, worthsOf } from './worths.ts';

/** What the active seat plays for in this turn. */
export interface Plan {
  readonly outlook: Outlook;
  readonly aims: Aims;
  readonly worths: ReadonlyMap<Card, readonly number[]>;
}

export function planOf(s: Readonly<DicekingState>): Plan {
  const outlook = outlookOf(s, s.turn);
  const { dice, cards } = dataOf(s);
  const worths = new Map(displayed(s).map((card) => [card, worthsOf(outlook, card)] as const));
  const prizes = [...worths].flatMap(([card, levels]) => prizesOf(cards[card] as Citizen, levels));
  const jokers = jokersOf(cards, cardsIn(s, faceUp(s.turn)), cardsIn(s, faceDown(s.turn)).length);
  return {
    outlook,
    worths,
    aims: { dice, prizes, jokers, pairPrice: pairPrice(outlook), alarm: alarmWorth(outlook) },
  };
}

function prizesOf({ tiers }: Citizen, levels: readonly number[]): Prize[] {
  return tiers.map((condition, i) => ({ condition, worth: levels[i] as number }));
}

/** The last tables made: re-rolls of one turn share them. */
let solvedFor = '';
let solved: Solution | null = null;
let solvedDice: Aims['dice'] | null = null;

/** The best dice to keep, and what the turn is then worth on average. */
export function bestToKeep(
  s: Readonly<DicekingState>,
  { aims }: Plan,
): { readonly keep: number; readonly worth: number } {
  const key = JSON.stringify([aims.prizes, aims.jokers, aims.pairPrice, aims.alarm]);
  if (solved === null || key !== solvedFor || solvedDice !== aims.dice) {
    solved = solve(aims);
    solvedFor = key;
    solvedDice = aims.dice;
  }
  return bestKeep(solved, s.rolled, s.rerolls);
}
