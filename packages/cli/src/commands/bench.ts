import { GAMES } from '@regalia/games';
import type { Command } from 'commander';
import { parseGame, wholeNumber } from '../arguments.ts';
import { measure } from '../bench/measure.ts';

interface BenchOptions {
  readonly json?: true;
  readonly runs: number;
  readonly seconds: number;
}

export function registerBench(program: Command): void {
  program
    .command('bench [game]')
    .description('measure random play on one core')
    .option('--json', 'one JSON object per line')
    .option('--runs <n>', 'the median of how many runs', wholeNumber('--runs', 1), 5)
    .option('--seconds <n>', 'how long each run lasts', wholeNumber('--seconds', 1), 2)
    .addHelpText(
      'after',
      `
Random games through the kernel's public interface, events off. A decision counts if its seat has two legal answers
or more; set-up, scoring and choosing the answer are inside the time. One run goes first to warm up.
\`npm run bench:peers\` also measures other engines at the same rules.

Examples:
  regalia bench
  regalia bench tides --json | jq .decisionsPerSecond`,
    )
    .action(bench);
}

function bench(id: string | undefined, { json, ...timing }: BenchOptions): void {
  for (const game of id === undefined ? GAMES.values() : [parseGame(id)]) {
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const speed = measure(game, seats, timing);
      if (json) console.log(JSON.stringify({ game: game.id, seats, ...speed, peers: {} }));
      else console.log(`${game.id}, ${seats} seats: ${Object.entries(speed).map(inWords).join(', ')}`);
    }
  }
}

function inWords([what, perSecond]: [string, number]): string {
  return `${perSecond.toLocaleString('en')} ${what.replace('PerSecond', '')}/s`;
}
