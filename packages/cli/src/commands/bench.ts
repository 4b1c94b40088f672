import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import type { Command } from 'commander';
import { parseBot, parseGame, wholeNumber } from '../arguments.ts';
import { measure, measureBot, type Timing } from '../bench/measure.ts';

interface BenchOptions {
  readonly json?: true;
  readonly bot?: string;
  readonly runs: number;
  readonly seconds: number;
}

export function registerBench(program: Command): void {
  program
    .command('bench [game]')
    .description('measure random play on one core')
    .option('--json', 'one JSON object per line')
    .option('--bot <name>', 'measure games of this bot against itself instead')
    .option('--runs <n>', 'the median of how many runs', wholeNumber('--runs', 1), 5)
    .option('--seconds <n>', 'how long each run lasts', wholeNumber('--seconds', 1), 2)
    .addHelpText(
      'after',
      `
Random games through the kernel's public interface, events off. A decision counts if its seat has two legal answers
or more; set-up, scoring and choosing the answer are inside the time. One run goes first to warm up.
"decisions" keep track of what each seat and the spectators know, as at a table; "playoutDecisions" do not, as in a search.
\`npm run bench:peers\` also measures other engines at the same rules.

Examples:
  regalia bench
  regalia bench tides --json | jq .decisionsPerSecond
  regalia bench dominion --bot basic-big-money`,
    )
    .action(bench);
}

function bench(id: string | undefined, { json, bot, ...timing }: BenchOptions): void {
  for (const game of id === undefined ? GAMES.values() : [parseGame(id)]) {
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const speed = bot === undefined ? measure(game, seats, timing) : speedOf(game, seats, bot, timing);
      if (json) console.log(JSON.stringify({ game: game.id, seats, ...(bot && { bot }), ...speed, peers: {} }));
      else console.log(`${game.id}, ${seats} seats: ${Object.entries(speed).map(inWords).join(', ')}`);
    }
  }
}

function speedOf(game: Game, seats: number, bot: string, timing: Timing) {
  return { gamesPerSecond: measureBot(game, seats, parseBot(game, bot), timing) };
}

function inWords([what, perSecond]: [string, number]): string {
  const named = what.replace('PerSecond', '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${perSecond.toLocaleString('en')} ${named}/s`;
}
