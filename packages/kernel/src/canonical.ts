import { makeHex, utf8 } from './crypto/bytes.ts';
import { sha256 } from './crypto/sha256.ts';

/**
 * JSON with sorted keys and no spaces: one text for one value. Ints, strings, booleans, null, arrays and plain objects only;
 * anything else throws, so that nothing machine-dependent can hide in a state.
 */
export function canonicalJson(value: unknown, path = '$'): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return canonicalInt(value, path);
  if (Array.isArray(value))
    return `[${Array.from(value, (item, i) => canonicalJson(item, `${path}[${i}]`)).join(',')}]`;
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item, `${path}.${key}`)}`).join(',')}}`;
  }
  throw new TypeError(`${path} is not plain data: ${typeof value}`);
}

/** SHA-256 over the canonical JSON in UTF-8, as lower-case hex. */
export function hash(value: unknown): string {
  return makeHex(sha256(utf8(canonicalJson(value))));
}

function canonicalInt(value: number, path: string): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new TypeError(`${path} is not an integer: ${value}`);
  return String(value);
}
