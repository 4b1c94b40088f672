import type { Card } from '@regalia/kernel';
import { levelOf } from '../conditions.ts';
import { jokersOf } from '../jokers.ts';
import type { Citizen } from '../printed/shape.ts';
import { type Aims, type Prize, solve } from '../solver/best.ts';
import { bestKeep, type Table } from '../solver/keeping.ts';
import { type DicekingState, dataOf, facesShown } from '../state.ts';
import { tallyOf } from '../tally.ts';
import { cardsIn, displayed, faceDown, faceUp } from '../zones.ts';
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

/** The last tables made: re-rolls of one turn share them, whoever asks. */
let solvedFor = '';
let solved: readonly [Table, Table] | null = null;
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
  return bestKeep(solved[s.rerolls - 1] as Table, s.rolled);
}

/** What the dice win as they lie, without jokers; null if nothing. */
export function bestAsItLies(s: Readonly<DicekingState>, { worths }: Plan): { card: Card; worth: number } | null {
  const tally = tallyOf(facesShown(s));
  const { cards } = dataOf(s);
  let best: { card: Card; worth: number } | null = null;
  for (const [card, levels] of worths) {
    const level = levelOf(cards[card] as Citizen, tally);
    if (level === 0) continue;
    const worth = levels[level - 1] as number;
    if (best === null || worth > best.worth) best = { card, worth };
  }
  return best;
}
