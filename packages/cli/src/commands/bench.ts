import { spawnSync } from 'node:child_process';
import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import type { Command } from 'commander';
import { parseBot, parseGame, wholeNumber } from '../arguments.ts';
import {
  type BenchTable,
  type BenchTiming,
  MIXED_FIGURES,
  type MixedSpeed,
  measure,
  measureBot,
  measureHandWritten,
  measureMixed,
  type Speed,
} from '../bench/measure.ts';
import { measureSearch } from '../bench/searchParts.ts';
import { chooseTables, shareOf } from '../bench/tables.ts';

interface BenchOptions {
  readonly json?: true;
  readonly mixed?: true;
  readonly search?: true;
  readonly bot?: string;
  readonly seats?: number;
  readonly runs: number;
  readonly seconds: number;
}

export function registerBench(program: Command): void {
  program
    .command('bench [game]')
    .description('measure the speed of random play on one core')
    .option('--json', 'one JSON object per line')
    .option('--seats <n>', 'number of seats (default: the fewest and the most)', wholeNumber('--seats', 1))
    .option('--mixed', 'run all games in one process and compare with each game alone')
    .option('--search', 'measure iterations of tree search and where their time goes')
    .option('--bot <name>', 'measure games of this bot against itself')
    .option('--runs <n>', 'number of runs; the median counts', wholeNumber('--runs', 1), 5)
    .option('--seconds <n>', 'seconds per run', wholeNumber('--seconds', 1), 2)
    .addHelpText(
      'after',
      `
Plays random games through the kernel's public interface, without events, and counts CPU time. A decision counts if it has two legal answers
or more. Setup, scoring and choosing the answer are included. The first run is a warm-up.
"decisions" tracks what each seat and the spectators know, as at a table; "playoutDecisions" does not, as in a search.
For Tides it also prints the speed relative to a hand-written playout of that game.
\`npm run bench:peers\` measures other engines with the same rules.

Examples:
  regalia bench
  regalia bench citadels --seats 4
  regalia bench --mixed
  regalia bench --search
  regalia bench tides --json | jq .decisionsPerSecond
  regalia bench dominion --bot basic-big-money`,
    )
    .action(bench);
}

function bench(id: string | undefined, { json, mixed, search, bot, seats, ...timing }: BenchOptions): void {
  const games = id === undefined ? [...GAMES.values()] : [parseGame(id)];
  const tables = chooseTables(games, seats, mixed === true || search === true);
  if (mixed) {
    benchMixed(tables, timing, json === true);
    return;
  }
  if (search) {
    benchSearch(tables, timing, json === true);
    return;
  }
  for (const { game, seats: count } of tables) {
    const speed = bot === undefined ? speedOf(game, count, timing) : speedOfBot(game, count, bot, timing);
    if (json) console.log(JSON.stringify({ game: game.id, seats: count, ...(bot && { bot }), ...speed, peers: {} }));
    else console.log(`${game.id}, ${count} seats: ${Object.entries(speed).map(formatFigure).join(', ')}`);
  }
}

function speedOf(game: Game, seats: number, timing: BenchTiming): Speed & { readonly shareOfHandTuned?: number } {
  const speed = measure(game, seats, timing);
  if (game.id !== 'tides') return speed;
  return { ...speed, shareOfHandTuned: shareOf(speed.playoutsPerSecond, measureHandWritten(timing)) };
}

function speedOfBot(game: Game, seats: number, bot: string, timing: BenchTiming) {
  return { gamesPerSecond: measureBot(game, seats, parseBot(game, bot), timing) };
}

/** Measures each game in a process of its own, then all in this one. */
function benchMixed(tables: readonly BenchTable[], timing: BenchTiming, json: boolean): void {
  const alone = tables.map((table) => speedAlone(table, timing));
  const mixed = measureMixed(tables, timing);
  tables.forEach(({ game, seats }, i) => {
    const [aloneSpeed, mixedSpeed] = [alone[i] as Speed, mixed[i] as MixedSpeed];
    const shares = MIXED_FIGURES.map((figure) => [figure, shareOf(mixedSpeed[figure], aloneSpeed[figure])] as const);
    if (json)
      console.log(JSON.stringify({ game: game.id, seats, ...mixedSpeed, shareOfAlone: Object.fromEntries(shares) }));
    else console.log(`${game.id}, ${seats} seats: ${shares.map((share) => formatShare(mixedSpeed, share)).join(', ')}`);
  });
}

function formatShare(speed: MixedSpeed, [figure, share]: readonly [keyof MixedSpeed, number]): string {
  return `${formatFigure([figure, speed[figure]])} (${share} % of alone)`;
}

/** Iterations of tree search and where their time goes. */
function benchSearch(tables: readonly BenchTable[], timing: BenchTiming, json: boolean): void {
  for (const { game, seats } of tables) {
    const { iterationsPerSecond, ...shares } = measureSearch(game, seats, timing);
    if (json) console.log(JSON.stringify({ game: game.id, seats, iterationsPerSecond, shares }));
    else {
      const parts = Object.entries(shares).map(([part, share]) => `${part} ${share} %`);
      const speed = formatFigure(['iterationsPerSecond', iterationsPerSecond]);
      console.log(`${game.id}, ${seats} seats: ${speed} (${parts.join(', ')})`);
    }
  }
}

function speedAlone({ game, seats }: BenchTable, { runs, seconds }: BenchTiming): Speed {
  const options = ['--seats', seats, '--runs', runs, '--seconds', seconds].map(String);
  const args = [process.argv[1] as string, 'bench', game.id, '--json', ...options];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Measuring ${game.id} alone failed.`);
  return JSON.parse(stdout) as Speed;
}

function formatFigure([what, figure]: [string, number]): string {
  if (what.startsWith('share')) return `${figure} % ${spaced(what)}`;
  return `${figure.toLocaleString('en')} ${spaced(what.replace('PerSecond', ''))}/s`;
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
