import type { GameRecord, Locale, Viewer } from '@regalia/kernel';
import type { Command } from 'commander';
import { parseLocale, wholeNumber } from '../arguments.ts';
import { badUsage, checkFailed } from '../failure.ts';
import { GameFormatter } from '../format/GameFormatter.ts';
import { eventsUpTo } from '../records/eventsUpTo.ts';
import { failOnInvalid, gameOf, readRecord } from '../records/file.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly as?: string;
  readonly lang: Locale;
}

export function registerReplay(program: Command): void {
  program
    .command('replay <record>')
    .description('print a recorded game as sentences')
    .option('--to <n>', 'stop after this many answers', wholeNumber('--to', 0))
    .option('--as <viewer>', 'a seat, spectator or judge (default: judge if the game is over, otherwise spectator)')
    .option('--lang <language>', 'en, cs or sk', parseLocale, 'en')
    .addHelpText(
      'after',
      `
Seats start at 0. \`-\` reads from standard input.

Examples:
  regalia replay record.json
  regalia replay record.json --as 1 --to 8 --lang cs`,
    )
    .action(printReplay);
}

async function printReplay(path: string, { to, as, lang }: ReplayOptions): Promise<void> {
  const record = readRecord(path);
  const game = gameOf(record);
  const { events, isOver } = failOnInvalid(record, () => eventsUpTo(game, record, to ?? record.answers.length));
  const viewer = as === undefined ? (isOver ? 'judge' : 'spectator') : parseViewer(as, record);
  if (viewer === 'judge' && !isOver)
    throw checkFailed('The judge sees every card, so only after the game. Choose a seat or spectator.');
  await game.texts.load(lang);
  console.log(new GameFormatter(game, lang).events(events, viewer).join('\n'));
}

function parseViewer(text: string, { seats }: GameRecord): Viewer {
  if (text === 'spectator' || text === 'judge') return text;
  const seat = Number(text);
  if (/^\d+$/.test(text) && seat < seats) return seat;
  throw badUsage(`--as must be a seat from 0 to ${seats - 1}, spectator or judge, not "${text}".`);
}
