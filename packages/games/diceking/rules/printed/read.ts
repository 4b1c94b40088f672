import { InvalidInput } from '@regalia/kernel';

/** Reads a value of unknown origin; what does not fit is refused with the place where it stands. */

export function refuse(path: string, expected: string): never {
  throw new InvalidInput('invalid-options', `"data": ${path} must be ${expected}`);
}

export function readObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(path, 'an object');
  return value as Readonly<Record<string, unknown>>;
}

export function readList(value: unknown, path: string, least: number, most = least): readonly unknown[] {
  const count = least === most ? `${least}` : `${least} to ${most}`;
  if (!Array.isArray(value) || value.length < least || value.length > most) refuse(path, `a list of ${count}`);
  return value as readonly unknown[];
}

export function readInt(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    refuse(path, `a whole number from ${least} to ${most}`);
  }
  return (value as number) + 0;
}

/** The position of a word in a list of words. */
export function readWord(value: unknown, path: string, words: readonly string[]): number {
  const at = words.indexOf(value as string);
  if (at < 0) refuse(path, words.length > 8 ? `one of ${words[0]} to ${words.at(-1)}` : `one of ${words.join(', ')}`);
  return at;
}

/** Several different ones. */
export function readWords(value: unknown, path: string, words: readonly string[], least: number, most = least) {
  const found = readList(value, path, least, most).map((word, i) => readWord(word, `${path}[${i}]`, words));
  if (new Set(found).size < found.length) refuse(path, 'a list without repetition');
  return found;
}

/** A list in which each of `names` is the `id` of one entry, in the order of the names. */
export function readById(value: unknown, path: string, names: readonly string[]): Readonly<Record<string, unknown>>[] {
  const entries = readList(value, path, names.length).map((entry, i) => readObject(entry, `${path}[${i}]`));
  return names.map((name) => {
    const found = entries.filter((entry) => entry.id === name);
    if (found.length !== 1) refuse(path, `a list with "${name}" once`);
    return found[0] as Readonly<Record<string, unknown>>;
  });
}
