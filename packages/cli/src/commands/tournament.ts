import { writeFileSync } from 'node:fs';
import { GAMES } from '@regalia/games';
import type { Game } from '@regalia/kernel';
import type { Command } from 'commander';
import { defaultJobs, parseGame, parseJson, wholeNumber } from '../arguments.ts';
import { seatsFor } from '../bench/tables.ts';
import { badUsage, CHECK_FAILED } from '../failure.ts';
import { DealThread } from '../tournament/DealThread.ts';
import { asHtml } from '../tournament/htmlReport.ts';
import { competitiveSeats, LEVEL_LADDER, ladderMatches } from '../tournament/ladder.ts';
import { gamesPerDeal, type Match } from '../tournament/match.ts';
import { playMatch } from '../tournament/playMatch.ts';
import { startMatchProgress } from '../tournament/progress.ts';
import { type MatchResult, sharesOf, summarizeMatch, type Tournament } from '../tournament/results.ts';
import { LEVEL_APART, verdictOf } from '../tournament/sprt.ts';
import { asLine, matchTable } from '../tournament/tableText.ts';
import { loadTournament, resume, saveTournament } from '../tournament/tournamentFile.ts';

interface TournamentOptions {
  readonly bots?: string;
  readonly seats?: string;
  readonly options?: unknown;
  readonly seed: number;
  readonly mostGames: number;
  readonly file?: string;
  readonly html?: string;
  readonly jobs: number;
  readonly json?: true;
}

const SAVE_EVERY_MS = 1000;

export function registerTournament(program: Command): void {
  program
    .command('tournament [game]')
    .description('play every level against the one below it until a sequential test decides')
    .option('--bots <bots>', 'another ladder, weakest first, such as greedy@1,tree-400@1,expert (default: the levels)')
    .option('--seats <n,...>', 'numbers of seats (default: all with two seats or more)')
    .option('--options <json>', "the game's options", parseJson)
    .option('--seed <n>', 'the same seed gives the same result', wholeNumber('--seed', 0), 1)
    .option('--most-games <n>', 'end a match undecided after this many games', wholeNumber('--most-games', 1), 2000)
    .option('--file <path>', 'save what was played as JSON and go on from it the next time')
    .option('--html <path>', 'write a report with charts')
    .option('--jobs <n>', 'number of threads; does not change the result', wholeNumber('--jobs', 1), defaultJobs())
    .option('--json', 'one JSON object per match')
    .addHelpText(
      'after',
      `
With more than two seats both bots have every other seat. A deal is played in all seatings, so that its luck falls to both.
The test tells a win rate of 50 % from one of 58 %, wrong in 1 % of cases either way. The interval is Wilson's, at 95 %.
Delete the file after a change to the bots: it knows bots by name. The exit code is 1 unless every bot beats the one below.

Examples:
  regalia tournament tides
  regalia tournament --file levels.json --html levels.html
  regalia tournament citadels --seats 2,4 --most-games 400
  regalia tournament tides --bots expert:100,expert:400,expert:1600`,
    )
    .action(runTournament);
}

async function runTournament(id: string | undefined, options: TournamentOptions): Promise<void> {
  const tournament = prepare(planMatches(id, options), options);
  const save = () => options.file !== undefined && saveTournament(options.file, tournament);
  const threads = Array.from({ length: options.jobs }, () => new DealThread());
  try {
    for (const result of tournament.results) {
      await playToVerdict(result, tournament, threads, options, save);
      report(result, options.json === true);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
  const summaries = tournament.results.map((result) => summarizeMatch(result, LEVEL_APART));
  if (!options.json) console.log(matchTable(summaries));
  const command = ['regalia', ...process.argv.slice(2)].join(' ');
  if (options.html !== undefined) writeFileSync(options.html, asHtml(tournament, command));
  if (summaries.some(({ verdict }) => verdict !== 'better')) process.exitCode = CHECK_FAILED;
}

function planMatches(id: string | undefined, { bots, seats, options }: TournamentOptions): Match[] {
  if (id === undefined && (bots !== undefined || seats !== undefined || options !== undefined))
    throw badUsage('--bots, --seats and --options need a game.');
  const games = id === undefined ? [...GAMES.values()] : [parseGame(id)];
  const ladder = bots?.split(',').map((name) => name.trim()) ?? LEVEL_LADDER;
  if (ladder.length < 2) throw badUsage('--bots needs at least two bots, weakest first.');
  return games.flatMap((game) => ladderMatches(game, parseSeatCounts(game, seats), ladder, options));
}

function parseSeatCounts(game: Game, list: string | undefined): number[] {
  if (list === undefined) return competitiveSeats(game);
  return list.split(',').map((text) => seatsFor(game, wholeNumber('--seats', 2)(text.trim())));
}

function prepare(matches: readonly Match[], { file, seed }: TournamentOptions): Tournament {
  const known = file === undefined ? undefined : loadTournament(file);
  if (known !== undefined && known.seed !== seed)
    throw badUsage(`${file} was played with --seed ${known.seed}. Use that seed or another file.`);
  return { seed, hypotheses: LEVEL_APART, results: resume(matches, known?.results ?? []) };
}

async function playToVerdict(
  result: MatchResult,
  { seed, hypotheses }: Tournament,
  threads: readonly DealThread[],
  { mostGames }: TournamentOptions,
  save: () => void,
): Promise<void> {
  const mostDeals = Math.ceil(mostGames / gamesPerDeal(result.match.seats));
  const isOver = (played: MatchResult) =>
    played.deals.length >= mostDeals || verdictOf(sharesOf(played), hypotheses) !== 'undecided';
  const progress = startMatchProgress(result.match);
  let savedAt = performance.now();
  const onDeal = (played: MatchResult) => {
    progress.update(summarizeMatch(played, hypotheses));
    if (performance.now() - savedAt < SAVE_EVERY_MS) return;
    save();
    savedAt = performance.now();
  };
  try {
    await playMatch(result, threads, { seed, isOver, onDeal });
  } finally {
    progress.stop();
    save();
  }
}

function report(result: MatchResult, json: boolean): void {
  const summary = summarizeMatch(result, LEVEL_APART);
  console.log(json ? JSON.stringify(summary) : asLine(summary));
}
