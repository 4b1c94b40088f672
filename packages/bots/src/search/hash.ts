/** Two 32-bit halves of a running hash: one half alone would confuse situations in a large tree. */
export interface Hash {
  low: number;
  high: number;
}

const TWO_TO_32 = 0x1_0000_0000;
const MASK_20 = 0xf_ffff;

export function startHash(word: number): Hash {
  const hash = { low: 0x2545f491, high: 0x1b873593 };
  addWord(hash, word);
  return hash;
}

export function addWord(hash: Hash, word: number): void {
  hash.low = Math.imul(hash.low ^ word, 0x85ebca6b);
  hash.low ^= hash.low >>> 15;
  hash.high = Math.imul(hash.high ^ hash.low ^ word, 0xc2b2ae35);
  hash.high ^= hash.high >>> 13;
}

/** The hash as one exact number of 52 bits. */
export function keyOf(hash: Hash): number {
  return (hash.low >>> 0) + (hash.high & MASK_20) * TWO_TO_32;
}

const words = new Map<string, number>();

/** A number for a text, the same in every run. */
export function wordOf(text: string): number {
  let word = words.get(text);
  if (word === undefined) {
    word = 0;
    for (let i = 0; i < text.length; i++) word = Math.imul(word, 31) + text.charCodeAt(i);
    words.set(text, word);
  }
  return word;
}
