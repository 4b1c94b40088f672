import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSfc32, SFC32, sfc32 } from './sfc32.ts';

/** sfc32 as in PractRand 0.95 (RNGs/sfc.cpp), over unsigned 32-bit words: rotation 21, shifts 9 and 3, 12 rounds of warm-up. */
class Reference {
  #a: bigint;
  #b: bigint;
  #c: bigint;
  #counter = 1n;

  constructor(a: number, b: number, c: number) {
    [this.#a, this.#b, this.#c] = [word(BigInt(a)), word(BigInt(b)), word(BigInt(c))];
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): number {
    const out = word(this.#a + this.#b + this.#counter);
    this.#counter = word(this.#counter + 1n);
    this.#a = this.#b ^ (this.#b >> 9n);
    this.#b = word(this.#c + (this.#c << 3n));
    this.#c = word((word(this.#c << 21n) | (this.#c >> 11n)) + out);
    return Number(BigInt.asIntN(32, out));
  }
}

const word = (value: bigint) => BigInt.asUintN(32, value);
const anyWord = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff });

test('sfc32 gives the stream of the reference implementation', () => {
  fc.assert(
    fc.property(anyWord, anyWord, anyWord, (a, b, c) => {
      const [rng, reference] = [sfc32(a, b, c), new Reference(a, b, c)];
      for (let i = 0; i < 50; i++) expect(nextSfc32(rng)).toBe(reference.next());
    }),
    {
      examples: [
        [0, 0, 0],
        [-1, -1, -1],
      ],
    },
  );
});

test('sfc32 starts with its known first words', () => {
  const rng = sfc32(0, 0, 0);
  expect(Array.from({ length: 4 }, () => nextSfc32(rng) >>> 0)).toEqual([1363572419, 145230303, 808754475, 4216505632]);
});

test('continues from its state of five ints', () => {
  const rng = sfc32(1, 2, 3);
  const copy = JSON.parse(JSON.stringify(rng)) as number[];
  expect(copy).toEqual(rng);
  expect([rng.length, rng[0]]).toEqual([5, SFC32]);
  expect(Array.from({ length: 20 }, () => nextSfc32(copy))).toEqual(Array.from({ length: 20 }, () => nextSfc32(rng)));
});

test('its counter wraps after 2^32 words', () => {
  const rng = [SFC32, 1, 2, 3, -1];
  nextSfc32(rng);
  expect(rng[4]).toBe(0);
});
