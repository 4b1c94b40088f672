import { InvalidInput } from '../base/errors.ts';

/** One table option; the texts `option.<key>` and `option.<key>.<value>` describe it. */
export interface OptionSpec {
  readonly key: string;
  /** The ID of the rule that allows the choice. */
  readonly rule: string;
  /** The allowed values; empty for free text. */
  readonly values: readonly string[];
  /** The default, as in the rule book. */
  readonly standard: string;
  /** Makes the option a free text of at most this many characters, which the game validates. */
  readonly text?: number;
}

/** Validated option values by key, with defaults filled in. */
export type ParsedOptions<T extends readonly OptionSpec[]> = {
  readonly [K in T[number] as K['key']]: K extends { readonly text: number } ? string : K['values'][number];
};

/** Validates options and fills in defaults. Throws InvalidInput with the allowed values. */
export function parseBySpec<const T extends readonly OptionSpec[]>(specs: T, raw: unknown): ParsedOptions<T> {
  const given = asObject(raw);
  const unknownKey = Object.keys(given).find((key) => !specs.some((spec) => spec.key === key));
  if (unknownKey !== undefined) {
    const known = specs.map((spec) => spec.key).join(', ') || 'none';
    throw new InvalidInput('invalid-options', `there is no option "${shorten(unknownKey)}"; the options are: ${known}`);
  }
  return Object.fromEntries(specs.map((spec) => [spec.key, parseValue(spec, given[spec.key])])) as ParsedOptions<T>;
}

const MAX_SHOWN = 60;

/** Throws InvalidInput unless the game can be played with this many seats. */
export function checkSeats(seats: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
  throw new InvalidInput('invalid-options', `this game has ${range} seats, not ${seats}`);
}

function asObject(raw: unknown): Readonly<Record<string, unknown>> {
  if (raw === undefined || raw === null) return {};
  if (typeof raw === 'object' && !Array.isArray(raw)) return raw as Readonly<Record<string, unknown>>;
  throw new InvalidInput('invalid-options', 'options must be an object');
}

function parseValue(spec: OptionSpec, value: unknown): string {
  if (value === undefined) return spec.standard;
  if (typeof value === 'string' && (spec.text ? value.length <= spec.text : spec.values.includes(value))) return value;
  const shown = shorten(JSON.stringify(value));
  if (spec.text) {
    throw new InvalidInput(
      'invalid-options',
      `"${spec.key}" is a text of at most ${spec.text} characters; not ${shown}`,
    );
  }
  throw new InvalidInput('invalid-options', `"${spec.key}" is one of ${spec.values.join(', ')}; not ${shown}`);
}

/** Truncates untrusted text for an error message. */
function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
