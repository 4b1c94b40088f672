import type { OptionId } from './vocabulary.ts';

/** Options made of several numbers, e.g. a seat and one of its buildings. */
export interface Composite<K extends string> {
  /** The option for these numbers, in the order of the names. */
  makeId(...values: readonly number[]): OptionId;
  parseId(id: OptionId): Record<K, number>;
}

/** `sizes` says for each part how many values it has, from 0; the last part counts fastest. */
export function composite<K extends string>(sizes: Readonly<Record<K, number>>): Composite<K> {
  const names = Object.keys(sizes) as K[];
  const counts = Object.values<number>(sizes);
  const nothing = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
  return {
    makeId(...values) {
      let id = 0;
      for (let i = 0; i < counts.length; i++) {
        const value = values[i] ?? -1;
        const count = counts[i] as number;
        if (!(value >= 0 && value < count)) throw new RangeError(`${names[i]} is from 0 to ${count - 1}, not ${value}`);
        id = id * count + value;
      }
      return id;
    },
    parseId(id) {
      const parts = { ...nothing };
      let rest = id;
      for (let i = counts.length - 1; i >= 0; i--) {
        const count = counts[i] as number;
        const part = rest % count;
        parts[names[i] as K] = part;
        rest = (rest - part) / count;
      }
      return parts;
    },
  };
}
