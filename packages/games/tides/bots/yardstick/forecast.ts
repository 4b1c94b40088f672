import type { Card } from '@regalia/kernel';
import { type Ability, cardOf, SYMBOLS, type SymbolIndex } from '../../rules/cards/printed.ts';
import { countSymbols, doubleMost } from '../../rules/scoring.ts';

/**
 * What a kingdom may come to at the end of the round: its cards for certain, and every card still in a hand with even
 * chance. With empty hands this is the score itself, as long as no Roof of the World lies there.
 */
export interface Outlook {
  readonly cards: readonly Card[];
  /** Symbols that lie there, Roof of the World counted as far as it can be seen now. */
  readonly sure: readonly number[];
  readonly winsTies: boolean;
}

/** `ODDS[n][k]`: chance that of n cards, each taken with chance 1/2, at least k are taken. */
const ODDS = [
  [1, 0, 0, 0],
  [1, 1 / 2, 0, 0],
  [1, 3 / 4, 1 / 4, 0],
  [1, 7 / 8, 1 / 2, 1 / 8],
] as const;

export function outlookOf(cards: readonly Card[]): Outlook {
  const sure = countSymbols(cards);
  let winsTies = false;
  let doubles = false;
  for (const card of cards) {
    const { kind } = cardOf(card).ability;
    if (kind === 'winTies') winsTies = true;
    else if (kind === 'doubleMost') doubles = true;
  }
  if (doubles) doubleMost(sure);
  return { cards, sure, winsTies };
}

/** Points to be expected for the cards of `mine`; `loose` are the symbols still in both hands. */
export function expectPoints(mine: Outlook, theirs: Outlook, loose: readonly number[]): number {
  let sum = 0;
  for (const card of mine.cards) sum += expected(cardOf(card).ability, mine, theirs, loose);
  return sum;
}

function expected(ability: Ability, mine: Outlook, theirs: Outlook, loose: readonly number[]): number {
  switch (ability.kind) {
    case 'perSymbol':
      return ability.points * ((mine.sure[ability.symbol] as number) + (loose[ability.symbol] as number) / 2);
    case 'perSet':
      return ability.points * expectedSets(ability.symbols, mine, loose);
    case 'perMissing':
      return ability.points * expectedMissing(mine, loose);
    case 'majority': {
      const { symbol } = ability;
      const ahead = (mine.sure[symbol] as number) - (theirs.sure[symbol] as number);
      return ability.points * chanceToWin(ahead, loose[symbol] as number, mine);
    }
    case 'moreSingles':
      return (
        ability.points *
        chanceToWin(expectedSingles(mine, loose) - expectedSingles(theirs, loose), sumOf(loose) / 4, mine)
      );
    case 'bestSingleCard':
      return (
        ability.points *
        chanceToWin((best(mine, theirs, loose) - best(theirs, mine, loose)) / 3, sumOf(loose) / 4, mine)
      );
    default:
      return 0;
  }
}

/** A tie is no win without King's Nest; the more is loose, the less the present difference means. */
function chanceToWin(ahead: number, loose: number, { winsTies }: Outlook): number {
  const chance = 0.5 + (ahead + (winsTies ? 0.5 : -0.5)) / (1 + loose);
  return chance < 0 ? 0 : chance > 1 ? 1 : chance;
}

function best(mine: Outlook, theirs: Outlook, loose: readonly number[]): number {
  let most = 0;
  for (const card of mine.cards) {
    const { ability } = cardOf(card);
    if (ability.kind !== 'bestSingleCard') most = Math.max(most, expected(ability, mine, theirs, loose));
  }
  return most;
}

function expectedSets(symbols: readonly SymbolIndex[], mine: Outlook, loose: readonly number[]): number {
  let sum = 0;
  for (let sets = 1; ; sets++) {
    let chance = 1;
    for (const symbol of symbols) chance *= chanceOf(sets - (mine.sure[symbol] as number), loose[symbol] as number);
    if (chance === 0) return sum;
    sum += chance;
  }
}

function expectedMissing(mine: Outlook, loose: readonly number[]): number {
  let sum = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (mine.sure[symbol] === 0) sum += 1 - chanceOf(1, loose[symbol] as number);
  }
  return sum;
}

function expectedSingles(mine: Outlook, loose: readonly number[]): number {
  let sum = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const wanted = 1 - (mine.sure[symbol] as number);
    if (wanted >= 0) sum += chanceOf(wanted, loose[symbol] as number) - chanceOf(wanted + 1, loose[symbol] as number);
  }
  return sum;
}

/** The chance to get at least `wanted` of `loose` cards. */
function chanceOf(wanted: number, loose: number): number {
  if (wanted <= 0) return 1;
  return ODDS[loose as 0]?.[wanted as 0] ?? 0;
}

function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
