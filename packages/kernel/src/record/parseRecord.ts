import { InvalidInput } from '../base/errors.ts';
import type { Seat } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import type { Deal, Dealing, Seed, Share } from '../rng/seed.ts';
import type { AnsweredBy, BranchPoint, GameRecord, RecordedAnswer, RecordFormat, Rewind } from './record.ts';

const ANSWERED_BY: readonly string[] = ['person', 'bot', 'fallback'] satisfies AnsweredBy[];
const HEX_32_BYTES = /^[0-9a-f]{64}$/;
/** Limits nested branches in untrusted records, far beyond what people do. */
const MAX_BRANCH_DEPTH = 50;

/** More than any game needs; without a limit, a small file could occupy a machine for hours. */
const MAX_REPLAYED = 200_000;
/** The fixed cost of a rewind, counted in answers. */
const REWIND_COST = 10;

type Fields = Readonly<Record<string, unknown>>;

/** Validates an untrusted record and drops unknown fields. Does not check that its answers are legal; a replay does. */
export function parseRecord(raw: unknown): GameRecord {
  const record = parseNested(raw, 0);
  const answers = answersToReplay(record);
  if (answers > MAX_REPLAYED)
    throw invalid(`a replay would take ${answers} answers; this build replays ${MAX_REPLAYED} at most`);
  return record;
}

/** How many answers a replay of the record applies, including rewound answers and the games it branches from. */
function answersToReplay({ answers, rewinds, from }: GameRecord): number {
  const own = rewinds.reduce((sum, { at, lost }) => sum + at + lost.length + REWIND_COST, answers.length);
  return own + (from === undefined ? 0 : answersToReplay(from.record));
}

function parseNested(raw: unknown, depth: number): GameRecord {
  const fields = parseObject(raw, 'a record');
  const seats = parseWhole(fields.seats, 'seats', 1);
  return {
    format: parseFormat(fields.format),
    game: parseText(fields.game, 'game'),
    revision: parseWhole(fields.revision, 'revision', 1),
    options: parseOptions(fields.options),
    seats,
    seed: parseSeed(fields.seed, seats),
    ...(fields.from === undefined ? {} : { from: parseBranchPoint(fields.from, fields, depth + 1) }),
    answers: parseAnswers(fields.answers, 'answers', seats),
    rewinds: parseList(fields.rewinds ?? [], 'rewinds', (item, path) => parseRewind(item, path, seats)),
    hash: parseHash(fields.hash, 'hash'),
  };
}

function parseFormat(raw: unknown): RecordFormat {
  if (raw === 1 || raw === 2) return raw;
  throw invalid('the format of this record is unknown; this build reads formats 1 and 2');
}

/** `of` is the branching record, which must be of the same game. */
function parseBranchPoint(raw: unknown, of: Fields, depth: number): BranchPoint {
  if (depth > MAX_BRANCH_DEPTH) throw invalid(`from must not nest more than ${MAX_BRANCH_DEPTH} games`);
  const fields = parseObject(raw, 'from');
  const record = parseNested(fields.record, depth);
  for (const field of ['game', 'revision', 'options', 'seats'] as const) {
    if (canonicalJson(record[field]) === canonicalJson(of[field] ?? {})) continue;
    throw invalid(`${field} must be the same as in the record it branches from`);
  }
  const seat = fields.seat === null ? null : parseSeat(fields.seat, 'from.seat', record.seats);
  return { record, upTo: parseWhole(fields.upTo, 'from.upTo', 0), seat };
}

function parseSeat(raw: unknown, path: string, seats: number): Seat {
  const seat = parseWhole(raw, path, 0);
  if (seat >= seats) throw invalid(`${path} must be below ${seats}, the number of seats`);
  return seat;
}

function parseSeed(raw: unknown, seats: number): Seed {
  const fields = parseObject(raw, 'seed');
  if (fields.kind === 'fast') return { kind: 'fast', seed: parseWhole(fields.seed, 'seed.seed', 0) };
  if (fields.kind !== 'table') throw invalid('seed.kind must be "fast" or "table"');
  return {
    kind: 'table',
    commitment: parseHash(fields.commitment, 'seed.commitment'),
    nonces: parseList(fields.nonces, 'seed.nonces', parseHash),
    secret: fields.secret === null ? null : parseHash(fields.secret, 'seed.secret'),
    ...(fields.dealing === undefined ? {} : { dealing: parseDealing(fields.dealing, seats) }),
  };
}

function parseDealing(raw: unknown, seats: number): Dealing {
  const fields = parseObject(raw, 'seed.dealing');
  const parseSeats = (list: unknown, path: string): Seat[] =>
    parseList(list, path, (seat, at) => parseSeat(seat, at, seats));
  const parseShare = (item: unknown, path: string): Share => {
    const share = parseObject(item, path);
    return {
      seat: parseSeat(share.seat, `${path}.seat`, seats),
      commitment: parseHash(share.commitment, `${path}.commitment`),
    };
  };
  return {
    people: parseSeats(fields.people, 'seed.dealing.people'),
    deals: parseList(fields.deals, 'seed.dealing.deals', (item, path): Deal => {
      const deal = parseObject(item, path);
      return {
        shares: parseList(deal.shares, `${path}.shares`, parseShare),
        missing: parseSeats(deal.missing, `${path}.missing`),
      };
    }),
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
  const by = fields.by;
  if (typeof by !== 'string' || !ANSWERED_BY.includes(by))
    throw invalid(`${path}.by must be ${ANSWERED_BY.join(', ')}`);
  return {
    seat: parseSeat(fields.seat, `${path}.seat`, seats),
    by: by as AnsweredBy,
    answer: parseList(fields.answer, `${path}.answer`, (option, at) => parseWhole(option, at, Number.MIN_SAFE_INTEGER)),
  };
}

function parseOptions(raw: unknown): unknown {
  try {
    return JSON.parse(canonicalJson(raw ?? {}));
  } catch {
    throw invalid('options must be plain data: whole numbers, strings, arrays and objects');
  }
}

function parseObject(raw: unknown, path: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw invalid(`${path} must be an object`);
}

function parseList<T>(raw: unknown, path: string, parseItem: (item: unknown, path: string) => T): T[] {
  if (!Array.isArray(raw)) throw invalid(`${path} must be an array`);
  return raw.map((item, i) => parseItem(item, `${path}[${i}]`));
}

function parseWhole(raw: unknown, path: string, min: number): number {
  if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min) return raw;
  throw invalid(min < 0 ? `${path} must be a whole number` : `${path} must be a whole number from ${min}`);
}

function parseText(raw: unknown, path: string): string {
  if (typeof raw === 'string' && raw !== '') return raw;
  throw invalid(`${path} must be a non-empty string`);
}

function parseHash(raw: unknown, path: string): string {
  if (typeof raw === 'string' && HEX_32_BYTES.test(raw)) return raw;
  throw invalid(`${path} must be 32 bytes in lower-case hex`);
}

function invalid(message: string): InvalidInput {
  return new InvalidInput('invalid-record', message);
}
