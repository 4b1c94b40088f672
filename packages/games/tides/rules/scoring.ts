import type { Card } from '@regalia/kernel';
import { type Ability, CARDS, cardOf, SYMBOLS, type SymbolIndex } from './cards/printed.ts';

const DOUBLES_MOST: Card = CARDS.findIndex(({ ability }) => ability.kind === 'doubleMost');
const WINS_TIES: Card = CARDS.findIndex(({ ability }) => ability.kind === 'winTies');

/** What a comparison with the other kingdom came to. */
export type Contest = 'won' | 'won-tie' | 'tied' | 'lost';

/** A kingdom as it is judged: everything a condition can ask about. */
export interface Standing {
  readonly cards: readonly Card[];
  /** Effective counts, doubled where Roof of the World says so. */
  readonly counts: readonly number[];
  readonly singles: number;
  readonly missing: number;
  readonly winsTies: boolean;
}

/** TID-5.17: the 0:0 comparison is the rule book's open point, so the table chooses. */
export interface TieRule {
  readonly nestWinsZeroTie: boolean;
}

export function standingOf(cards: readonly Card[]): Standing {
  const counts = countSymbols(cards);
  if (has(cards, DOUBLES_MOST)) doubleMost(counts);
  let singles = 0;
  let missing = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (counts[symbol] === 1) singles++;
    else if (counts[symbol] === 0) missing++;
  }
  return { cards, counts, singles, missing, winsTies: has(cards, WINS_TIES) };
}

/** A loop, since kingdoms are short: calling `includes` takes longer. */
function has(cards: readonly Card[], card: Card): boolean {
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) return true;
  return false;
}

/** Points of every card of `mine`, in order. */
export function judgeCards(mine: Standing, theirs: Standing, tie: TieRule): number[] {
  return mine.cards.map((card) => pointsOf(card, mine, theirs, tie));
}

export function judgeKingdom(mine: Standing, theirs: Standing, tie: TieRule): number {
  const { cards } = mine;
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += pointsOf(cards[i] as Card, mine, theirs, tie);
  return sum;
}

/** TID-5.9, TID-5.15: strictly more wins; King's Nest wins its owner's ties. */
export function contest(mine: number, theirs: number, winsTies: boolean, tie: TieRule): Contest {
  if (mine > theirs) return 'won';
  if (mine < theirs) return 'lost';
  return winsTies && (mine > 0 || tie.nestWinsZeroTie) ? 'won-tie' : 'tied';
}

/** TID-5.13: what the best card makes, Sapphire Port itself left out. */
export function bestCard(mine: Standing, theirs: Standing, tie: TieRule): number {
  const { cards } = mine;
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    const points = ordinaryPoints(cardOf(cards[i] as Card).ability, mine, theirs, tie);
    if (points > best) best = points;
  }
  return best;
}

/** TID-5.8: how often the named symbols are there together. */
export function completeSets(counts: readonly number[], symbols: readonly SymbolIndex[]): number {
  let sets = counts[symbols[0] as SymbolIndex] as number;
  for (let i = 1; i < symbols.length; i++) {
    const count = counts[symbols[i] as SymbolIndex] as number;
    if (count < sets) sets = count;
  }
  return sets;
}

/** Step 3 (TID-5.6): every card but Sapphire Port. */
function ordinaryPoints(ability: Ability, mine: Standing, theirs: Standing, tie: TieRule): number {
  switch (ability.kind) {
    case 'perSymbol':
      return ability.points * (mine.counts[ability.symbol] as number);
    case 'perSet':
      return ability.points * completeSets(mine.counts, ability.symbols);
    case 'perMissing':
      return ability.points * mine.missing;
    case 'majority': {
      const { symbol } = ability;
      return prize(ability.points, mine.counts[symbol] as number, theirs.counts[symbol] as number, mine, tie);
    }
    case 'moreSingles':
      return prize(ability.points, mine.singles, theirs.singles, mine, tie);
    default:
      return 0;
  }
}

/** Sapphire Port looks at what all other cards made, so it comes last (step 4, TID-5.13). */
function pointsOf(card: Card, mine: Standing, theirs: Standing, tie: TieRule): number {
  const { ability } = cardOf(card);
  if (ability.kind !== 'bestSingleCard') return ordinaryPoints(ability, mine, theirs, tie);
  return prize(ability.points, bestCard(mine, theirs, tie), bestCard(theirs, mine, tie), mine, tie);
}

function prize(points: number, mine: number, theirs: number, owner: Standing, tie: TieRule): number {
  const result = contest(mine, theirs, owner.winsTies, tie);
  return result === 'won' || result === 'won-tie' ? points : 0;
}

export function countSymbols(cards: readonly Card[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) {
    const { symbol } = cardOf(cards[i] as Card);
    if (symbol !== null) counts[symbol] = (counts[symbol] as number) + 1;
  }
  return counts;
}

/** TID-5.3, TID-5.4: all leaders at once, found by the undoubled counts. */
export function doubleMost(counts: number[]): void {
  let most = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) most = Math.max(most, counts[symbol] as number);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (counts[symbol] === most) counts[symbol] = 2 * most;
}
