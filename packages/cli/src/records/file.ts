import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@regalia/games';
import { type Game, type GameRecord, InvalidInput, parseRecord } from '@regalia/kernel';
import { badUsage, checkFailed } from '../failure.ts';

/** Far more than any record needs. */
const MAX_LENGTH = 20_000_000;

/** Reads a record from a file, or from standard input for `-`: bare, or with its seats as a browser saves it. */
export function readRecord(path: string): GameRecord {
  const raw = parseJson(readText(path));
  try {
    return parseRecord(typeof raw === 'object' && raw !== null && 'record' in raw ? raw.record : raw);
  } catch (error) {
    throw error instanceof InvalidInput ? checkFailed(`Not a valid record: ${error.message}.`) : error;
  }
}

/** Turns invalid input anywhere in the record into a failed check. */
export function failOnInvalid<T>(record: GameRecord, use: (game: Game) => T): T {
  try {
    return use(gameOf(record));
  } catch (error) {
    throw error instanceof InvalidInput ? checkFailed(error.message) : error;
  }
}

export function gameOf(record: GameRecord): Game {
  const game = GAMES.get(record.game);
  if (game === undefined) throw checkFailed(`The record is of an unknown game: "${record.game}".`);
  return game;
}

export function writeRecord(path: string, record: GameRecord): void {
  try {
    writeFileSync(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw badUsage(`Cannot write the record: ${(error as Error).message}.`);
  }
}

function readText(path: string): string {
  try {
    const text = readFileSync(path === '-' ? process.stdin.fd : path, 'utf8');
    if (text.length > MAX_LENGTH) throw new Error('it is larger than 20 MB');
    return text;
  } catch (error) {
    throw badUsage(`Cannot read the record: ${(error as Error).message}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw checkFailed('Not a valid record: the file is not JSON.');
  }
}
