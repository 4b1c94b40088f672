import { createHash } from 'node:crypto';
import type { Entropy } from '../ports/entropy.ts';

/** The same "random" values in every run. */
export function countedEntropy(seed = 'test'): Entropy {
  let count = 0;
  const draw = () => createHash('sha256').update(`${seed} ${count++}`).digest();
  return {
    hex: (bytes) =>
      draw()
        .toString('hex')
        .slice(0, 2 * bytes),
    id: (length) => draw().toString('base64url').slice(0, length),
  };
}
