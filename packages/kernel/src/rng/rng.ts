import type { RngState } from '../base/vocabulary.ts';
import { CHACHA20, nextChacha20 } from './chacha20.ts';
import { nextSfc32, SFC32, sfc32 } from './sfc32.ts';

const TWO_TO_32 = 0x1_0000_0000;

/** The next 32 random bits as a signed int. */
export function nextInt32(rng: RngState): number {
  return rng[0] === CHACHA20 ? nextChacha20(rng) : nextSfc32(rng);
}

/** An even choice from 0 to n - 1: words at or above the largest multiple of n are thrown away. */
export function below(rng: RngState, n: number): number {
  // As an unsigned int, which 2^32 itself is not.
  const count = n >>> 0;
  if (count !== n || count === 0) return belowAny(rng, n);
  let word = nextInt32(rng) >>> 0;
  // The limit is above 2^32 - n, so it is worked out only for the few words that come near it.
  while (word > TWO_TO_32 - count && word >= TWO_TO_32 - (TWO_TO_32 % count)) word = nextInt32(rng) >>> 0;
  // The remainder by hand, exact below 2^53: the operator takes four times as long.
  return (word - Math.imul(Math.floor(word / count), count)) >>> 0;
}

function belowAny(rng: RngState, n: number): number {
  if (!(n >= 1 && n <= TWO_TO_32)) throw new RangeError(`there is nothing to choose from 0 to ${n} - 1`);
  let word = nextInt32(rng) >>> 0;
  while (word >= TWO_TO_32 - (TWO_TO_32 % n)) word = nextInt32(rng) >>> 0;
  return word % n;
}

/** Fisher-Yates from the end: every order is equally likely. */
export function shuffle(rng: RngState, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i] as number;
    items[i] = items[j] as number;
    items[j] = held;
  }
}

/** A fast generator for search and simulation, from any int. */
export function seedFast(seed: number): RngState {
  return sfc32(seed, Math.floor(seed / TWO_TO_32), 0x52656761);
}

/** A fast generator that continues where `rng` leads, and shares nothing with it. */
export function forkFast(rng: RngState): RngState {
  return sfc32(nextInt32(rng), nextInt32(rng), nextInt32(rng));
}

/** Whether `value` is a generator's state that this build can run. */
export function isRngState(value: unknown): value is RngState {
  if (!Array.isArray(value) || !value.every(Number.isInteger)) return false;
  return (value[0] === SFC32 && value.length === 5) || (value[0] === CHACHA20 && value.length === 10);
}
