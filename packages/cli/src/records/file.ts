import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@regalia/games';
import { type Game, type GameRecord, InvalidInput, parseRecord } from '@regalia/kernel';
import { badUsage, saysNo } from '../failure.ts';

/** Far more than any record needs. */
const MAX_LENGTH = 20_000_000;

/** The record in a file, or from standard input for `-`. What is no record is refused with a sentence that says why. */
export function readRecord(path: string): GameRecord {
  const raw = parseJson(readText(path));
  try {
    return parseRecord(raw);
  } catch (error) {
    throw error instanceof InvalidInput ? saysNo(`This is no record: ${error.message}.`) : error;
  }
}

/** Whatever is wrong with a record, also deep in its options, is the answer to a question about it. */
export function askOf<T>(record: GameRecord, question: (game: Game) => T): T {
  try {
    return question(gameOf(record));
  } catch (error) {
    throw error instanceof InvalidInput ? saysNo(error.message) : error;
  }
}

export function gameOf(record: GameRecord): Game {
  const game = GAMES.get(record.game);
  if (game === undefined) throw saysNo(`This is a record of "${record.game}", a game that is not known here.`);
  return game;
}

export function writeRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw badUsage(`The record could not be written: ${(error as Error).message}.`);
  }
}

function readText(path: string): string {
  try {
    const text = readFileSync(path === '-' ? process.stdin.fd : path, 'utf8');
    if (text.length > MAX_LENGTH) throw new Error('it is larger than 20 MB');
    return text;
  } catch (error) {
    throw badUsage(`The record could not be read: ${(error as Error).message}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw saysNo('This is no record: the file is not JSON.');
  }
}
