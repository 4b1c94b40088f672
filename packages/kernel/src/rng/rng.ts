import type { RngState } from '../base/vocabulary.ts';
import { CHACHA20, nextChacha20 } from './chacha20.ts';
import { nextSfc32, SFC32, sfc32 } from './sfc32.ts';

const TWO_TO_32 = 0x1_0000_0000;

/** The next 32 random bits as a signed int. */
export function nextInt32(rng: RngState): number {
  return rng[0] === CHACHA20 ? nextChacha20(rng) : nextSfc32(rng);
}

/** A uniform int from 0 to n - 1. Rejects words at or above the largest multiple of n. */
export function below(rng: RngState, n: number): number {
  // 2^32 itself does not fit into an unsigned int.
  const count = n >>> 0;
  if (count !== n || count === 0) return belowAny(rng, n);
  let word = nextInt32(rng) >>> 0;
  // The limit is above 2^32 - n, so the division runs only for the few words beyond that.
  while (word > TWO_TO_32 - count && word >= TWO_TO_32 - (TWO_TO_32 % count)) word = nextInt32(rng) >>> 0;
  // Exact below 2^53, and four times faster than the % operator.
  return (word - Math.imul(Math.floor(word / count), count)) >>> 0;
}

function belowAny(rng: RngState, n: number): number {
  if (!(n >= 1 && n <= TWO_TO_32)) throw new RangeError(`n must be from 1 to 2^32, not ${n}`);
  let word = nextInt32(rng) >>> 0;
  while (word >= TWO_TO_32 - (TWO_TO_32 % n)) word = nextInt32(rng) >>> 0;
  return word % n;
}

/** Shuffles in place (Fisher-Yates); every order is equally likely. */
export function shuffle(rng: RngState, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i] as number;
    items[i] = items[j] as number;
    items[j] = held;
  }
}

/** Seeds a fast generator for search and simulation from any int. */
export function seedFast(seed: number): RngState {
  return sfc32(seed, Math.floor(seed / TWO_TO_32), 0x52656761);
}

/** Seeds a fast, independent generator from the next numbers of `rng`. */
export function forkFast(rng: RngState): RngState {
  return sfc32(nextInt32(rng), nextInt32(rng), nextInt32(rng));
}

/** Whether `value` is a valid generator state. */
export function isRngState(value: unknown): value is RngState {
  if (!Array.isArray(value) || !value.every(Number.isInteger)) return false;
  return (value[0] === SFC32 && value.length === 5) || (value[0] === CHACHA20 && value.length === 10);
}
