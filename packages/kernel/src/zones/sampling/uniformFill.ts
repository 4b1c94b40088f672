import { ContractViolation } from '../../base/errors.ts';
import type { RngState } from '../../base/vocabulary.ts';
import { nextInt32 } from '../../rng/rng.ts';

/**
 * Samples uniformly among all ways to fill places with items of a few kinds: draws a kind for each place in proportion to
 * the number of ways to fill the places after it.
 */
export class UniformFill {
  /** `fits[i]`: the kinds that place i accepts. */
  readonly #fits: readonly (readonly number[])[];
  readonly #sizes: readonly number[];
  readonly #left: number[];
  readonly #counted = new Map<number, number>();

  constructor(fits: readonly (readonly number[])[], sizes: readonly number[]) {
    this.#fits = fits;
    this.#sizes = sizes;
    this.#left = sizes.slice();
  }

  /** The kind for each place. Throws ContractViolation if there is no way. */
  draw(rng: RngState): number[] {
    return this.#fits.map((_, at) => this.#drawAt(at, rng));
  }

  #drawAt(at: number, rng: RngState): number {
    let rest = randomFraction(rng) * this.#count(at);
    let drawn = -1;
    for (const kind of this.#fits[at] as readonly number[]) {
      const ways = this.#countWith(at, kind);
      if (ways === 0) continue;
      drawn = kind;
      rest -= ways;
      if (rest < 0) break;
    }
    if (drawn < 0) throw new ContractViolation('no arrangement of cards is consistent with what a viewer knows');
    (this.#left[drawn] as number)--;
    return drawn;
  }

  #count(at: number): number {
    if (at === this.#fits.length) return 1;
    const key = this.#key();
    const counted = this.#counted.get(key);
    if (counted !== undefined) return counted;
    let ways = 0;
    for (const kind of this.#fits[at] as readonly number[]) ways += this.#countWith(at, kind);
    this.#counted.set(key, ways);
    return ways;
  }

  #countWith(at: number, kind: number): number {
    const left = this.#left[kind] as number;
    if (left === 0) return 0;
    this.#left[kind] = left - 1;
    const ways = left * this.#count(at + 1);
    this.#left[kind] = left;
    return ways;
  }

  /** The remaining counts determine the current place, so they are the key. */
  #key(): number {
    let key = 0;
    for (let i = 0; i < this.#left.length; i++) {
      key = key * ((this.#sizes[i] as number) + 1) + (this.#left[i] as number);
    }
    return key;
  }
}

/** A uniform number in [0, 1) with 53 random bits. */
function randomFraction(rng: RngState): number {
  return ((nextInt32(rng) >>> 5) * 0x400_0000 + (nextInt32(rng) >>> 6)) / 0x20_0000_0000_0000;
}
