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
  return {
    makeId(...values) {
      let id = 0;
      for (let i = 0; i < names.length; i++) {
        const [name, value] = [names[i] as K, values[i] ?? -1];
        if (!(value >= 0 && value < sizes[name]))
          throw new RangeError(`${name} is from 0 to ${sizes[name] - 1}, not ${value}`);
        id = id * sizes[name] + value;
      }
      return id;
    },
    parseId(id) {
      const parts = {} as Record<K, number>;
      let rest = id;
      for (let i = names.length - 1; i >= 0; i--) {
        const name = names[i] as K;
        parts[name] = rest % sizes[name];
        rest = (rest - parts[name]) / sizes[name];
      }
      return parts;
    },
  };
}
