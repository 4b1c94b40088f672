import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Entropy } from '../ports/entropy.ts';

/** The machine's own randomness. */
export const systemEntropy: Entropy = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  id: (length) => randomBytes(length).toString('base64url').slice(0, length),
};

/** Sessions, codes and tokens are stored as this only; they are long enough to need no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether an Authorization header bears the token; takes as long for any other. */
export function isBearer(header: string | undefined, token: string): boolean {
  return isSameSecret(header ?? '', `Bearer ${token}`);
}

/** Whether two secrets are the same; takes as long for any other. */
export function isSameSecret(shown: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(shown)), Buffer.from(hashSecret(secret)));
}
