import type { GameRecord, Locale, Viewer } from '@regalia/kernel';
import type { Command } from 'commander';
import { parseLocale, wholeNumber } from '../arguments.ts';
import { badUsage, saysNo } from '../failure.ts';
import { askOf, gameOf, readRecord } from '../records/file.ts';
import { eventsOf } from '../records/story.ts';
import { Teller } from '../tell/sentences.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly as?: string;
  readonly lang: Locale;
}

export function registerReplay(program: Command): void {
  program
    .command('replay <record>')
    .description('tell a recorded game in sentences')
    .option('--to <n>', 'only up to the n-th answer', wholeNumber('--to', 0))
    .option(
      '--as <viewer>',
      'a seat, spectator or judge; by default the judge of a game that is over, else a spectator',
    )
    .option('--lang <language>', 'en, cs or sk', parseLocale, 'en')
    .addHelpText(
      'after',
      `
Seats are counted from 0. \`-\` reads from standard input.

Examples:
  regalia replay record.json
  regalia replay record.json --as 1 --to 8 --lang cs`,
    )
    .action(retell);
}

function retell(path: string, { to, as, lang }: ReplayOptions): void {
  const record = readRecord(path);
  const game = gameOf(record);
  const { events, isOver } = askOf(record, () => eventsOf(game, record, to ?? record.answers.length));
  const viewer = as === undefined ? (isOver ? 'judge' : 'spectator') : parseViewer(as, record);
  if (viewer === 'judge' && !isOver)
    throw saysNo('The judge sees all, so only after the end. Choose a seat or spectator.');
  console.log(new Teller(game, lang).events(events, viewer).join('\n'));
}

function parseViewer(text: string, { seats }: GameRecord): Viewer {
  if (text === 'spectator' || text === 'judge') return text;
  const seat = Number(text);
  if (/^\d+$/.test(text) && seat < seats) return seat;
  throw badUsage(`--as is a seat from 0 to ${seats - 1}, spectator or judge, not "${text}".`);
}
