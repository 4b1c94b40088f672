import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { dealSeeds } from '@regalia/bots';
import {
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
import { Conversation } from '../play/conversation.ts';
import { phrase } from '../play/phrases.ts';
import { PlayTable } from '../play/table.ts';
import { askOf, readRecord, writeRecord } from '../records/file.ts';
import { eventsOf } from '../records/story.ts';
import { Teller } from '../tell/sentences.ts';

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

const MOST_SEEDS = 2 ** 32;

export function registerPlay(program: Command): void {
  program
    .command('play <game>')
    .description('play in the terminal against bots')
    .option('--against <bot>', 'who plays the other seats', 'greedy')
    .option('--seat <n>', 'your seat, from 0', wholeNumber('--seat', 0), 0)
    .option('--seats <n>', 'how many seats; by default as few as the game allows', wholeNumber('--seats', 1))
    .option('--seed <n>', 'the same seed deals the same cards, and the bots answer alike', wholeNumber('--seed', 0))
    .option('--options <json>', "the game's options", parseJson)
    .option('--lang <language>', 'en, cs or sk', parseLocale, 'en')
    .option('--save <file>', 'where the record goes when you quit or the game ends')
    .option('--resume <file>', 'go on with a saved game')
    .addHelpText(
      'after',
      `
Type the number of what you choose, or several with spaces between. Besides that:
  ? what the options do    w which rule asks    t the table    s the score with reasons
  l what has happened      u take back          q quit and save

Examples:
  regalia play tides
  regalia play tides --against random --seat 1 --lang cs
  printf '1\\n2\\nq\\n' | regalia play tides --seed 7 --save game.json
  regalia play tides --resume game.json`,
    )
    .action(play);
}

async function play(id: string, options: PlayOptions): Promise<void> {
  const { table, events } = openTable(id, options);
  const conversation = new Conversation(
    table,
    new Teller(table.game, options.lang, namesAt(table, options)),
    options.lang,
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
  leave(table, options);
}

function openTable(id: string, options: PlayOptions): { table: PlayTable; events: GameEvent[] } {
  const game = parseGame(id);
  const bot = parseBot(game, options.against);
  const { liveGame, events } = options.resume === undefined ? begin(game, options) : goOn(game, options.resume);
  const { seats } = liveGame.state;
  if (options.seat >= seats) throw badUsage(`--seat is a seat from 0 to ${seats - 1}, not ${options.seat}.`);
  const thought = options.seed === undefined ? randomInt(MOST_SEEDS) : dealSeeds(options.seed, 0)[1];
  return { table: new PlayTable(game, liveGame, options.seat, bot, seedFast(thought)), events };
}

function begin(game: Game, { options, seats = game.seats.min, seed = randomInt(MOST_SEEDS) }: PlayOptions) {
  const events: GameEvent[] = [];
  return { liveGame: startLiveGame(game, { options, seats, seed: { kind: 'fast', seed } }, events), events };
}

function goOn(game: Game, file: string) {
  const record = readRecord(file);
  return askOf(record, () => ({
    liveGame: resumeLiveGame(game, record),
    events: eventsOf(game, record, record.answers.length).events,
  }));
}

/** The person has no name here, and the bots are numbered if there are several. */
function namesAt({ state, seat }: PlayTable, { against, lang }: PlayOptions): string[] {
  const bot = against.charAt(0).toUpperCase() + against.slice(1);
  return Array.from({ length: state.seats }, (_, other) => {
    if (other === seat) return phrase(lang, 'player');
    return state.seats === 2 ? bot : `${bot} ${other}`;
  });
}

/** A game that was left is always saved; one that is over only where that was asked for. */
function leave({ game, seat, isOver, record }: PlayTable, { save, against, lang }: PlayOptions): void {
  if (isOver && save === undefined) return;
  const file = save ?? `${game.id}-${record.hash.slice(0, 8)}.json`;
  writeRecord(file, record);
  if (isOver) print([phrase(lang, 'finished', file)]);
  else
    print([
      phrase(lang, 'saved', file),
      `  regalia play ${game.id} --resume ${file} --against ${against} --seat ${seat} --lang ${lang}`,
    ]);
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'));
}
