import { spawnSync } from 'node:child_process';
import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import type { Command } from 'commander';
import { parseBot, parseGame, wholeNumber } from '../arguments.ts';
import {
  type Effort,
  measure,
  measureBot,
  measureByHand,
  measureMixed,
  type Speed,
  type Table,
} from '../bench/measure.ts';
import { chooseTables, shareOf } from '../bench/tables.ts';

interface BenchOptions {
  readonly json?: true;
  readonly mixed?: true;
  readonly bot?: string;
  readonly seats?: number;
  readonly runs: number;
  readonly seconds: number;
}

export function registerBench(program: Command): void {
  program
    .command('bench [game]')
    .description('measure random play on one core')
    .option('--json', 'one JSON object per line')
    .option('--seats <n>', 'for so many seats; else for the fewest and the most', wholeNumber('--seats', 1))
    .option('--mixed', 'all games in turn in one process, and the share of what each reaches alone')
    .option('--bot <name>', 'measure games of this bot against itself instead')
    .option('--runs <n>', 'the median of how many runs', wholeNumber('--runs', 1), 5)
    .option('--seconds <n>', 'how long each run lasts', wholeNumber('--seconds', 1), 2)
    .addHelpText(
      'after',
      `
Random games through the kernel's public interface, events off, by processor time. A decision counts if its seat has two legal answers
or more; set-up, scoring and choosing the answer are inside the time. One run goes first to warm up.
"decisions" keep track of what each seat and the spectators know, as at a table; "playoutDecisions" do not, as in a search.
For Tides it also tells the share of playouts written by hand for that game alone, without questions and programs.
\`npm run bench:peers\` also measures other engines at the same rules.

Examples:
  regalia bench
  regalia bench citadels --seats 4
  regalia bench --mixed
  regalia bench tides --json | jq .decisionsPerSecond
  regalia bench dominion --bot basic-big-money`,
    )
    .action(bench);
}

function bench(id: string | undefined, { json, mixed, bot, seats, ...timing }: BenchOptions): void {
  const games = id === undefined ? [...GAMES.values()] : [parseGame(id)];
  const tables = chooseTables(games, seats, mixed === true);
  if (mixed) {
    benchMixed(tables, timing, json === true);
    return;
  }
  for (const { game, seats: count } of tables) {
    const speed = bot === undefined ? speedOf(game, count, timing) : speedOfBot(game, count, bot, timing);
    if (json) console.log(JSON.stringify({ game: game.id, seats: count, ...(bot && { bot }), ...speed, peers: {} }));
    else console.log(`${game.id}, ${count} seats: ${Object.entries(speed).map(inWords).join(', ')}`);
  }
}

function speedOf(game: Game, seats: number, timing: Effort): Speed & { readonly shareOfHandTuned?: number } {
  const speed = measure(game, seats, timing);
  if (game.id !== 'tides') return speed;
  return { ...speed, shareOfHandTuned: shareOf(speed.playoutsPerSecond, measureByHand(timing)) };
}

function speedOfBot(game: Game, seats: number, bot: string, timing: Effort) {
  return { gamesPerSecond: measureBot(game, seats, parseBot(game, bot), timing) };
}

/** Each game alone in a process of its own, then all in this one. */
function benchMixed(tables: readonly Table[], timing: Effort, json: boolean): void {
  const alone = tables.map((table) => speedAlone(table, timing));
  const mixed = measureMixed(tables, timing);
  tables.forEach(({ game, seats }, i) => {
    const [aloneSpeed, mixedSpeed] = [alone[i] as number, mixed[i] as number];
    const share = shareOf(mixedSpeed, aloneSpeed);
    const figures = { playoutDecisionsPerSecond: mixedSpeed, alonePerSecond: aloneSpeed, shareOfAlone: share };
    if (json) console.log(JSON.stringify({ game: game.id, seats, ...figures }));
    else console.log(`${game.id}, ${seats} seats: ${Object.entries(figures).map(inWords).join(', ')}`);
  });
}

function speedAlone({ game, seats }: Table, { runs, seconds }: Effort): number {
  const options = ['--seats', seats, '--runs', runs, '--seconds', seconds].map(String);
  const args = [process.argv[1] as string, 'bench', game.id, '--json', ...options];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${game.id} could not be measured alone`);
  return (JSON.parse(stdout) as Speed).playoutDecisionsPerSecond;
}

function inWords([what, figure]: [string, number]): string {
  if (what.startsWith('share')) return `${figure} % ${spaced(what)}`;
  return `${figure.toLocaleString('en')} ${spaced(what.replace('PerSecond', ''))}/s`;
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
