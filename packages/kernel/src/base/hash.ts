/** Mixes an int into a running 32-bit hash. The same in every engine. */
export function mixInt(hash: number, int: number): number {
  let mixed = Math.imul(hash ^ int, 0x85ebca6b);
  mixed ^= mixed >>> 15;
  return Math.imul(mixed, 0xc2b2ae35) ^ (mixed >>> 13);
}

/** Mixes a list of ints, in their order. */
export function mixInts(hash: number, ints: readonly number[]): number {
  let mixed = mixInt(hash, ints.length);
  for (let i = 0; i < ints.length; i++) mixed = mixInt(mixed, ints[i] as number);
  return mixed;
}
