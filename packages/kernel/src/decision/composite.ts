import type { OptionId } from '../base/vocabulary.ts';

/** Encodes several numbers in one option, e.g. a seat and one of its buildings. */
export interface Composite<K extends string> {
  /** The option for these numbers, in the order of `sizes`. Throws RangeError if one is out of range. */
  makeId(...values: readonly number[]): OptionId;
  /** All numbers of an option, by name. */
  parseId(id: OptionId): Record<K, number>;
  /** Readers of a single number, for hot code. */
  readonly partOf: Readonly<Record<K, (id: OptionId) => number>>;
}

/** `sizes` has the number of values of each part. The last part varies fastest. */
export function composite<K extends string>(sizes: Readonly<Record<K, number>>): Composite<K> {
  const names = Object.keys(sizes) as K[];
  const counts = Object.values<number>(sizes);
  const readers = counts.map((count, i) =>
    reader(
      counts.slice(i + 1).reduce((all, one) => all * one, 1),
      count,
    ),
  );
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
    parseId: (id) => byName(names, (i) => (readers[i] as (id: OptionId) => number)(id)),
    partOf: byName(names, (i) => readers[i] as (id: OptionId) => number),
  };
}

function reader(stride: number, count: number): (id: OptionId) => number {
  return (id) => Math.floor(id / stride) % count;
}

function byName<K extends string, V>(names: readonly K[], partAt: (i: number) => V): Record<K, V> {
  return Object.fromEntries(names.map((name, i) => [name, partAt(i)])) as Record<K, V>;
}
