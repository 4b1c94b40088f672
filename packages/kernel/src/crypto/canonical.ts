import { makeHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/**
 * JSON with sorted keys and no spaces, so that equal values give equal text. Accepts ints, strings, booleans, null, arrays
 * and plain objects. Throws TypeError on anything else, so that no machine-dependent value can be part of a state.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return canonicalInt(value);
  if (Array.isArray(value)) return canonicalArray(value);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return canonicalObject(value as Readonly<Record<string, unknown>>);
  }
  throw new NotPlainData(`is not plain data: ${typeof value}`);
}

/** SHA-256 of the canonical JSON in UTF-8, as lower-case hex. */
export function canonicalHash(value: unknown): string {
  return makeHex(sha256(utf8(canonicalJson(value))));
}

/** Reports the path to an invalid value. The path grows as the error propagates outward. */
class NotPlainData extends TypeError {
  readonly #what: string;

  constructor(what: string, path = '') {
    super(`$${path} ${what}`);
    this.#what = what;
  }

  static at(error: unknown, step: string): unknown {
    if (!(error instanceof NotPlainData)) return error;
    const path = error.message.slice(1, error.message.length - error.#what.length - 1);
    return new NotPlainData(error.#what, step + path);
  }
}

function canonicalArray(items: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < items.length; i++) {
    try {
      text += i === 0 ? canonicalJson(items[i]) : `,${canonicalJson(items[i])}`;
    } catch (error) {
      throw NotPlainData.at(error, `[${i}]`);
    }
  }
  return `${text}]`;
}

function canonicalObject(fields: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(fields).sort((a, b) => (a < b ? -1 : 1))) {
    try {
      text += `${text.length === 1 ? '' : ','}${JSON.stringify(key)}:${canonicalJson(fields[key])}`;
    } catch (error) {
      throw NotPlainData.at(error, `.${key}`);
    }
  }
  return `${text}}`;
}

function canonicalInt(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new NotPlainData(`is not an integer: ${value}`);
  return String(value);
}
