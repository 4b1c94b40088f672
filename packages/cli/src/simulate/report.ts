import Table from 'cli-table3';
import type { SeriesPlan } from './pool.ts';
import { type BotTally, type Tally, winRate } from './tally.ts';
import { wilson } from './wilson.ts';

export interface BotResult {
  readonly bot: string;
  readonly wins: number;
  /** First places shared with others. */
  readonly shared: number;
  /** Share of all victories, with its 95 % confidence interval. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly averageScore: number;
}

export interface SimulationResult extends SeriesPlan {
  readonly draws: number;
  readonly decisionsPerGame: number;
  readonly results: readonly BotResult[];
}

export function summarize(plan: SeriesPlan, tally: Tally): SimulationResult {
  const { games } = tally;
  const results = tally.bots.map((bot, i) => resultOf(plan.bots[i] as string, bot, games));
  const draws = games - tally.bots.reduce((sum, bot) => sum + bot.wins, 0);
  return { ...plan, draws, decisionsPerGame: rounded(tally.decisions / games, 2), results };
}

export function asCsv({ games, results }: SimulationResult): string {
  const rows = results.map((r) => [r.bot, games, r.wins, r.shared, r.winRate, r.low, r.high, r.averageScore].join(','));
  return ['bot,games,wins,shared,winRate,low,high,averageScore', ...rows].join('\n');
}

export function asTable(result: SimulationResult): string {
  const { game, games, seed, draws, decisionsPerGame, results } = result;
  const isAlone = results.length === 1;
  const head = isAlone ? ['bot', 'average score'] : ['bot', 'win rate', '95 %', 'wins', 'shared', 'average score'];
  const table = new Table({
    head,
    colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true },
  });
  for (const one of results) table.push(isAlone ? [one.bot, one.averageScore] : cellsOf(one));
  const draw = draws === 1 ? '1 draw, ' : `${draws} draws, `;
  const summary = `${isAlone ? '' : draw}${decisionsPerGame} decisions per game`;
  return `${table}\n${games} games of ${game}, seed ${seed}: ${summary}`;
}

function cellsOf({ bot, winRate: rate, low, high, wins, shared, averageScore }: BotResult): (string | number)[] {
  return [bot, percent(rate), `${percent(low)} to ${percent(high)}`, wins, shared, averageScore];
}

function resultOf(bot: string, tally: BotTally, games: number): BotResult {
  const rate = winRate(tally, games);
  const [low, high] = wilson(rate, games);
  return {
    bot,
    wins: tally.wins,
    shared: tally.shared,
    winRate: rounded(rate, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    averageScore: rounded(tally.points / games, 2),
  };
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
