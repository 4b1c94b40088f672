import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { dealSeeds } from '@regalia/bots';
import {
  FIRST_LEVEL,
  type Game,
  type GameEvent,
  type Locale,
  resumeLiveGame,
  type Seat,
  seedFast,
  startLiveGame,
} from '@regalia/kernel';
import type { Command } from 'commander';
import { parseBot, parseGame, parseJson, parseLocale, wholeNumber } from '../arguments.ts';
import { badUsage } from '../failure.ts';
import { GameFormatter } from '../format/GameFormatter.ts';
import { wrap } from '../format/wrap.ts';
import { invocation } from '../invocation.ts';
import { botTitle } from '../play/botTitles.ts';
import { PlayTable } from '../play/PlayTable.ts';
import { phrase } from '../play/phrases.ts';
import { TerminalSession } from '../play/TerminalSession.ts';
import { eventsUpTo } from '../records/eventsUpTo.ts';
import { failOnInvalid, readRecord, writeRecord } from '../records/file.ts';

interface PlayOptions {
  readonly against: string;
  readonly seat: Seat;
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: unknown;
  readonly lang: Locale;
  readonly save?: string;
  readonly resume?: string;
}

const SEED_COUNT = 2 ** 32;

export function registerPlay(program: Command): void {
  program
    .command('play <game>')
    .description('play in the terminal against bots')
    .option('--against <bot>', 'the bot in the other seats, such as beginner or expert', FIRST_LEVEL)
    .option('--seat <n>', 'your seat, from 0', wholeNumber('--seat', 0), 0)
    .option('--seats <n>', 'number of seats (default: the fewest)', wholeNumber('--seats', 1))
    .option('--seed <n>', 'the same seed gives the same cards and the same bot answers', wholeNumber('--seed', 0))
    .option('--options <json>', "the game's options", parseJson)
    .option('--lang <language>', 'en, cs or sk', parseLocale, 'en')
    .option('--save <file>', 'save the record here when you quit or the game ends')
    .option('--resume <file>', 'continue a saved game; it is saved into the same file')
    .addHelpText(
      'after',
      `
Type the number of your choice, or several separated by spaces. Other keys:
  ? explain the options    w show the rule      t show the table    s show the score
  l show the log           u undo               h hint of the bot   q save and quit

Examples:
  regalia play tides
  regalia play dominion --against strong --seat 1 --lang cs
  printf '1\\n2\\nq\\n' | regalia play tides --seed 7 --save game.json
  regalia play tides --resume game.json`,
    )
    .action(play);
}

async function play(id: string, options: PlayOptions): Promise<void> {
  const { table, events } = openTable(id, options);
  await table.game.texts.load(options.lang);
  const conversation = new TerminalSession(
    table,
    new GameFormatter(table.game, options.lang, namesAt(table, options), table.seat),
    options.lang,
    botTitle(options.against, options.lang),
  );
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: process.stdin.isTTY ? '> ' : '',
  });
  print(conversation.open(events));
  if (!table.isOver) {
    lines.prompt();
    for await (const line of lines) {
      if (line.trim().toLowerCase() === 'q') break;
      print(conversation.reply(line));
      if (table.isOver) break;
      lines.prompt();
    }
  }
  lines.close();
  saveRecord(table, options);
}

function openTable(id: string, options: PlayOptions): { table: PlayTable; events: GameEvent[] } {
  const game = parseGame(id);
  const bot = parseBot(game, options.against);
  const { liveGame, events } = options.resume === undefined ? start(game, options) : resume(game, options.resume);
  const { seats } = liveGame.state;
  if (options.seat >= seats) throw badUsage(`--seat must be from 0 to ${seats - 1}, not ${options.seat}.`);
  const botSeed = options.seed === undefined ? randomInt(SEED_COUNT) : dealSeeds(options.seed, 0)[1];
  return { table: new PlayTable(game, liveGame, options.seat, bot, seedFast(botSeed)), events };
}

function start(game: Game, { options, seats = game.seats.min, seed = randomInt(SEED_COUNT) }: PlayOptions) {
  const events: GameEvent[] = [];
  return { liveGame: startLiveGame(game, { options, seats, seed: { kind: 'fast', seed } }, events), events };
}

function resume(game: Game, file: string) {
  const record = readRecord(file);
  return failOnInvalid(record, () => ({
    liveGame: resumeLiveGame(game, record),
    events: eventsUpTo(game, record, record.answers.length).events,
  }));
}

/** Bots are numbered if there are several. */
function namesAt({ state, seat }: PlayTable, { against, lang }: PlayOptions): string[] {
  const bot = botTitle(against, lang);
  return Array.from({ length: state.seats }, (_, other) => {
    if (other === seat) return phrase(lang, 'you');
    return state.seats <= 2 ? bot : `${bot} ${other}`;
  });
}

/** Always saves an unfinished game; saves a finished one only with `--save` or `--resume`. */
function saveRecord({ game, seat, isOver, record }: PlayTable, options: PlayOptions): void {
  const { against, lang } = options;
  const chosen = options.save ?? options.resume;
  if (isOver && chosen === undefined) return;
  const file = chosen ?? `${game.id}-${record.hash.slice(0, 8)}.json`;
  writeRecord(file, record);
  print([phrase(lang, isOver ? 'finished' : 'saved', file)]);
  if (isOver) return;
  // Not broken at words, so that it can be copied.
  console.log(
    `  ${invocation()} play ${game.id} --resume ${quoted(file)} --against ${against} --seat ${seat} --lang ${lang}`,
  );
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.flatMap((line) => wrap(line)).join('\n'));
}

/** A file name as a shell takes it. */
function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
