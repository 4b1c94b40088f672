import { readFileSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@regalia/kernel';
import { badUsage, saysNo } from '../failure.ts';

/** The record in a file. What is no record is refused with a sentence that says why. */
export function readRecord(path: string): GameRecord {
  const fields = parseFields(readText(path));
  const missing = ['game', 'revision', 'options', 'seats', 'seed', 'answers', 'hash'].find((key) => !(key in fields));
  if (missing !== undefined) throw saysNo(`This is no whole record: "${missing}" is missing.`);
  if (fields.format !== 1) throw saysNo(`This record has format ${JSON.stringify(fields.format)}; 1 is known here.`);
  if (!Array.isArray(fields.answers) || !fields.answers.every(isAnswer)) {
    throw saysNo('This is no record: its answers are not a list of {seat, by, answer}.');
  }
  if (!isSeed(fields.seed)) throw saysNo('This is no record: its seed is neither a number nor that of a table.');
  return { rewinds: [], ...fields } as unknown as GameRecord;
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
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw badUsage(`The record could not be read: ${(error as Error).message}.`);
  }
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw saysNo('This is no record: the file is not JSON.');
  }
  if (isObject(value)) return value;
  throw saysNo('This is no record: a record is a JSON object.');
}

function isAnswer(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value.seat) && Array.isArray(value.answer);
}

function isSeed(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value.kind === 'fast') return typeof value.seed === 'number';
  return value.kind === 'table' && typeof value.commitment === 'string' && Array.isArray(value.nonces);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
