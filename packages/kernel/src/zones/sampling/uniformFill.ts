import { ContractViolation } from '../../base/errors.ts';
import type { RngState } from '../../base/vocabulary.ts';
import { nextInt32 } from '../../rng/rng.ts';

/**
 * Fills places with things of a few sorts, so that every way to do it is equally likely: place by place a sort is drawn in
 * proportion to the number of ways in which the rest can then be filled.
 */
export class UniformFill {
  /** `fits[i]`: the sorts that place i may take. */
  readonly #fits: readonly (readonly number[])[];
  readonly #sizes: readonly number[];
  readonly #left: number[];
  readonly #counted = new Map<number, number>();

  constructor(fits: readonly (readonly number[])[], sizes: readonly number[]) {
    this.#fits = fits;
    this.#sizes = sizes;
    this.#left = sizes.slice();
  }

  /** The sort of the thing at each place. */
  draw(rng: RngState): number[] {
    return this.#fits.map((_, at) => this.#drawAt(at, rng));
  }

  #drawAt(at: number, rng: RngState): number {
    let rest = randomFraction(rng) * this.#count(at);
    let drawn = -1;
    for (const sort of this.#fits[at] as readonly number[]) {
      const ways = this.#countWith(at, sort);
      if (ways === 0) continue;
      drawn = sort;
      rest -= ways;
      if (rest < 0) break;
    }
    if (drawn < 0) throw new ContractViolation('there is no way in which the cards could lie, by what a viewer knows');
    (this.#left[drawn] as number)--;
    return drawn;
  }

  #count(at: number): number {
    if (at === this.#fits.length) return 1;
    const key = this.#key();
    const counted = this.#counted.get(key);
    if (counted !== undefined) return counted;
    let ways = 0;
    for (const sort of this.#fits[at] as readonly number[]) ways += this.#countWith(at, sort);
    this.#counted.set(key, ways);
    return ways;
  }

  #countWith(at: number, sort: number): number {
    const left = this.#left[sort] as number;
    if (left === 0) return 0;
    this.#left[sort] = left - 1;
    const ways = left * this.#count(at + 1);
    this.#left[sort] = left;
    return ways;
  }

  /** What is left says at which place we are. */
  #key(): number {
    let key = 0;
    for (let i = 0; i < this.#left.length; i++) {
      key = key * ((this.#sizes[i] as number) + 1) + (this.#left[i] as number);
    }
    return key;
  }
}

/** From 0 to below 1, in steps of 2^-53. */
function randomFraction(rng: RngState): number {
  return ((nextInt32(rng) >>> 5) * 0x400_0000 + (nextInt32(rng) >>> 6)) / 0x20_0000_0000_0000;
}
