import { canonicalJson } from './canonical.ts';
import { InvalidInput } from './errors.ts';
import type { AnsweredBy, GameRecord, RecordedAnswer, Rewind } from './record.ts';
import type { Seed } from './seed.ts';

const ANSWERED_BY: readonly string[] = ['person', 'bot', 'fallback'] satisfies AnsweredBy[];
const HEX_32_BYTES = /^[0-9a-f]{64}$/;

type Fields = Readonly<Record<string, unknown>>;

/** A record from outside, with every field checked and nothing else in it; whether its answers are legal, a replay tells. */
export function parseRecord(raw: unknown): GameRecord {
  const fields = parseObject(raw, 'a record');
  if (fields.format !== 1) throw invalid('the format of this record is unknown; this build reads format 1');
  const seats = parseWhole(fields.seats, 'seats', 1);
  return {
    format: 1,
    game: parseText(fields.game, 'game'),
    revision: parseWhole(fields.revision, 'revision', 1),
    options: parseOptions(fields.options),
    seats,
    seed: parseSeed(fields.seed),
    answers: parseAnswers(fields.answers, 'answers', seats),
    rewinds: parseList(fields.rewinds ?? [], 'rewinds', (item, path) => parseRewind(item, path, seats)),
    hash: parseHash(fields.hash, 'hash'),
  };
}

function parseSeed(raw: unknown): Seed {
  const fields = parseObject(raw, 'seed');
  if (fields.kind === 'fast') return { kind: 'fast', seed: parseWhole(fields.seed, 'seed.seed', 0) };
  if (fields.kind !== 'table') throw invalid('seed.kind must be "fast" or "table"');
  return {
    kind: 'table',
    commitment: parseHash(fields.commitment, 'seed.commitment'),
    nonces: parseList(fields.nonces, 'seed.nonces', parseHash),
    secret: fields.secret === null ? null : parseHash(fields.secret, 'seed.secret'),
  };
}

function parseRewind(raw: unknown, path: string, seats: number): Rewind {
  const fields = parseObject(raw, path);
  return { at: parseWhole(fields.at, `${path}.at`, 0), lost: parseAnswers(fields.lost, `${path}.lost`, seats) };
}

function parseAnswers(raw: unknown, path: string, seats: number): RecordedAnswer[] {
  return parseList(raw, path, (item, at) => parseAnswer(item, at, seats));
}

function parseAnswer(raw: unknown, path: string, seats: number): RecordedAnswer {
  const fields = parseObject(raw, path);
  const seat = parseWhole(fields.seat, `${path}.seat`, 0);
  if (seat >= seats) throw invalid(`${path}.seat must be below ${seats}, the number of seats`);
  const by = fields.by;
  if (typeof by !== 'string' || !ANSWERED_BY.includes(by))
    throw invalid(`${path}.by must be ${ANSWERED_BY.join(', ')}`);
  return {
    seat,
    by: by as AnsweredBy,
    answer: parseList(fields.answer, `${path}.answer`, (option, at) => parseWhole(option, at, Number.MIN_SAFE_INTEGER)),
  };
}

function parseOptions(raw: unknown): unknown {
  try {
    return JSON.parse(canonicalJson(raw ?? {}));
  } catch {
    throw invalid('options must be plain data: whole numbers, texts, lists and objects');
  }
}

function parseObject(raw: unknown, path: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw invalid(`${path} must be an object`);
}

function parseList<T>(raw: unknown, path: string, parseItem: (item: unknown, path: string) => T): T[] {
  if (!Array.isArray(raw)) throw invalid(`${path} must be a list`);
  return raw.map((item, i) => parseItem(item, `${path}[${i}]`));
}

function parseWhole(raw: unknown, path: string, least: number): number {
  if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= least) return raw;
  throw invalid(least < 0 ? `${path} must be a whole number` : `${path} must be a whole number from ${least}`);
}

function parseText(raw: unknown, path: string): string {
  if (typeof raw === 'string' && raw !== '') return raw;
  throw invalid(`${path} must be a text`);
}

function parseHash(raw: unknown, path: string): string {
  if (typeof raw === 'string' && HEX_32_BYTES.test(raw)) return raw;
  throw invalid(`${path} must be 32 bytes in lower-case hex`);
}

function invalid(message: string): InvalidInput {
  return new InvalidInput('invalid-record', message);
}
