import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chacha20 } from './chacha20.ts';
import { below, forkFast, isRngState, nextInt32, seedFast, shuffle } from './rng.ts';
import { sfc32 } from './sfc32.ts';

/** The two generators; every property must hold for both. */
const generators = [
  ['sfc32', () => seedFast(7)],
  ['ChaCha20', () => chacha20(new Uint8Array(32).fill(7))],
] as const;

/** How uneven the counts are, to compare with the 99.9 % quantile of chi-square. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each(generators)('below, with %s', (_, generator) => {
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
  ])('%i is even', (n, limit) => {
    const rng = generator();
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 20_000; i++) counts[below(rng, n)]!++;
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  test('stays in range for any n up to 2^32', () => {
    const rng = generator();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (n) => {
        const chosen = below(rng, n);
        expect(Number.isInteger(chosen) && chosen >= 0 && chosen < n).toBe(true);
      }),
    );
    expect(below(rng, 1)).toBe(0);
  });
});

describe('below', () => {
  test('rejects words that would make small numbers more likely', () => {
    const n = 2 ** 31 + 1;
    const [rng, words] = [seedFast(3), seedFast(3)];
    const chosen = Array.from({ length: 200 }, () => below(rng, n));
    const fitting = Array.from({ length: 600 }, () => nextInt32(words) >>> 0).filter((word) => word < n);
    expect(chosen).toEqual(fitting.slice(0, 200));
  });

  test('takes the word itself if nothing is rejected', () => {
    const [rng, words] = [seedFast(4), seedFast(4)];
    expect(below(rng, 2 ** 32)).toBe(nextInt32(words) >>> 0);
    expect(below(rng, 256)).toBe((nextInt32(words) >>> 0) % 256);
  });

  test.each([0, -1, 2 ** 32 + 1, Number.NaN])('refuses %s', (n) => {
    expect(() => below(seedFast(1), n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test.each(generators)('makes every order equally likely, with %s', (_, generator) => {
    const rng = generator();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const items = [0, 1, 2, 3];
      shuffle(rng, items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('neither loses nor duplicates an item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
        const shuffled = items.slice();
        shuffle(seedFast(seed), shuffled);
        const ascending = (a: number, b: number) => a - b;
        expect(shuffled.sort(ascending)).toEqual(items.slice().sort(ascending));
      }),
    );
  });

  test('draws from the end, as docs/fairness.md says', () => {
    const [rng, draws] = [seedFast(5), seedFast(5)];
    const items = [10, 11, 12];
    shuffle(rng, items);
    const expected = [10, 11, 12];
    for (const last of [2, 1]) {
      const at = below(draws, last + 1);
      [expected[last], expected[at]] = [expected[at]!, expected[last]!];
    }
    expect(items).toEqual(expected);
  });
});

describe('seeds', () => {
  test('give different streams, even beyond 32 bits', () => {
    const firsts = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER].map((seed) => nextInt32(seedFast(seed)));
    expect(new Set(firsts).size).toBe(6);
  });

  test.each(generators)('a fork of %s is independent', (_, generator) => {
    const [rng, same] = [generator(), generator()];
    const fork = forkFast(rng);
    expect(fork).toEqual(sfc32(nextInt32(same), nextInt32(same), nextInt32(same)));
    expect(rng).toEqual(same);
    nextInt32(fork);
    expect(rng).toEqual(same);
  });
});

test('a state identifies its generator', () => {
  for (const [, generator] of generators) expect(isRngState(generator())).toBe(true);
  for (const other of [null, [], [0], [0, 1, 2, 3, 4.5], [1, 2, 3, 4, 5], [2, 1, 2, 3, 4], '01234']) {
    expect(isRngState(other)).toBe(false);
  }
});
