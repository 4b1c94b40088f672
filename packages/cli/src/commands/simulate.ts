import type { Command } from 'commander';
import { defaultJobs, parseBots, parseGame, parseJson, wholeNumber } from '../arguments.ts';
import { badUsage } from '../failure.ts';
import { playOnThreads } from '../simulate/pool.ts';
import { startProgress } from '../simulate/progress.ts';
import { asCsv, asTable, summarize } from '../simulate/report.ts';

interface SimulateOptions {
  readonly seats: string;
  readonly games: number;
  readonly seed: number;
  readonly options?: unknown;
  readonly jobs: number;
  readonly json?: true;
  readonly csv?: true;
}

export function registerSimulate(program: Command): void {
  program
    .command('simulate <game>')
    .description('play many games between bots')
    .requiredOption('--seats <bots>', 'one bot per seat, such as greedy,random')
    .option('--games <n>', 'number of games', wholeNumber('--games', 1), 1000)
    .option('--seed <n>', 'the same seed gives the same result', wholeNumber('--seed', 0), 1)
    .option('--options <json>', "the game's options", parseJson)
    .option('--jobs <n>', 'number of threads; does not change the result', wholeNumber('--jobs', 1), defaultJobs())
    .option('--json', 'one JSON object')
    .option('--csv', 'one line per bot')
    .addHelpText(
      'after',
      `
Bots rotate through the seats; each deal is played once per rotation.
A shared win counts as a fraction. The interval is Wilson's, at 95 %.

Examples:
  regalia simulate tides --seats greedy,random
  regalia simulate tides --seats greedy,greedy --games 10000 --seed 7 --json | jq .results
  regalia simulate tides --seats greedy,random --options '{"zeroTie":"nobody-wins"}'`,
    )
    .action(simulate);
}

async function simulate(id: string, { json, csv, jobs, ...settings }: SimulateOptions): Promise<void> {
  if (json && csv) throw badUsage('Choose --json or --csv, not both.');
  const game = parseGame(id);
  const bots = parseBots(game, settings.seats).map((bot) => bot.name);
  const options = game.parseOptions(settings.options, bots.length);
  const plan = { game: game.id, bots, options, seed: settings.seed, games: settings.games };
  const progress = startProgress(plan.games);
  const tally = await playOnThreads(plan, jobs, progress.update).finally(progress.stop);
  const result = summarize(plan, tally);
  console.log(json ? JSON.stringify(result) : csv ? asCsv(result) : asTable(result));
}
