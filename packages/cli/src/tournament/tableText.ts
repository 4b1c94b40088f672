import Table from 'cli-table3';
import type { MatchSummary } from './results.ts';

const HEAD = ['game', 'seats', 'bot', 'against', 'win rate', '95 %', 'games', 'Elo', 'verdict'];

/** The matches as a table for people. */
export function matchTable(matches: readonly MatchSummary[]): string {
  const table = new Table({
    head: HEAD,
    colAligns: HEAD.map((_, i) => (i === 1 || (i > 3 && i < 8) ? 'right' : 'left')),
    style: { head: [], border: [], compact: true },
  });
  for (const match of matches) table.push(cellsOf(match));
  return table.toString();
}

/** One line for a finished match. */
export function asLine(match: MatchSummary): string {
  const { game, seats, challenger, opponent, games, verdict } = match;
  return `${game}, ${seats} seats: ${challenger} against ${opponent} ${rateOf(match)} in ${games} games, ${WORDS[verdict]}`;
}

export const WORDS = { better: 'better', 'no-better': 'no better', undecided: 'undecided' } as const;

/** As in `62.5 % (55.1 to 69.3)`. */
function rateOf({ winRate, low, high }: MatchSummary): string {
  return `${percent(winRate)} % (${percent(low)} to ${percent(high)})`;
}

export function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}

function cellsOf({ game, seats, challenger, opponent, winRate, low, high, games, elo, verdict }: MatchSummary) {
  const interval = `${percent(low)} to ${percent(high)}`;
  return [game, seats, challenger, opponent, `${percent(winRate)} %`, interval, games, elo, WORDS[verdict]];
}
