import type { Seat, Viewer } from '@regalia/kernel';

/** A request that was rejected without any change. */
export class BadRequest extends Error {
  readonly rule: string | undefined;

  constructor(message: string, rule?: string) {
    super(message);
    this.name = 'BadRequest';
    this.rule = rule;
  }
}

export type HostRequest =
  | {
      readonly type: 'start';
      readonly seats: number | undefined;
      readonly seed: number;
      readonly options: unknown;
      /** The bot's name by seat; null for the client's seats. */
      readonly bots: readonly (string | null)[];
    }
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: readonly (number | string)[] }
  | { readonly type: 'withdraw'; readonly seat: Seat }
  | { readonly type: 'state'; readonly viewer: Viewer };

type Fields = Readonly<Record<string, unknown>>;

export function parseRequest(line: string): HostRequest {
  const fields = parseObject(line);
  switch (fields.type) {
    case 'start':
      return {
        type: 'start',
        seats: fields.seats === undefined ? undefined : int(fields, 'seats'),
        seed: int(fields, 'seed'),
        options: fields.options,
        bots: botList(fields.bots),
      };
    case 'answer':
      return { type: 'answer', seat: int(fields, 'seat'), answer: answerList(fields.answer) };
    case 'withdraw':
      return { type: 'withdraw', seat: int(fields, 'seat') };
    case 'state':
      return { type: 'state', viewer: viewerOf(fields) };
    default:
      throw new BadRequest('"type" must be one of start, answer, withdraw, state');
  }
}

function parseObject(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRequest('this line is not JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new BadRequest('a line must be a JSON object');
}

function int(fields: Fields, key: string): number {
  const value = fields[key];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new BadRequest(`"${String(fields.type)}" needs "${key}", a whole number from 0`);
}

function answerList(value: unknown): readonly (number | string)[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number' || typeof item === 'string')) return value;
  throw new BadRequest('"answer" must be a list of options, by number or by name');
}

function botList(value: unknown): readonly (string | null)[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((item) => item === null || typeof item === 'string')) return value;
  throw new BadRequest('"bots" must be a list with the name of a bot or null for each seat');
}

function viewerOf(fields: Fields): Viewer {
  if (fields.viewer === 'spectator' || fields.viewer === 'judge') return fields.viewer;
  return int(fields, 'viewer');
}
