import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Entropy } from '../ports/entropy.ts';

/** Cryptographically secure random values. */
export const systemEntropy: Entropy = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  id: (length) => randomBytes(length).toString('base64url').slice(0, length),
};

/** Sessions, codes and tokens are stored only as this hash; they are long enough to need no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether an Authorization header has the token; in constant time. */
export function isBearer(header: string | undefined, token: string): boolean {
  return isSameSecret(header ?? '', `Bearer ${token}`);
}

/** Whether two secrets are equal; in constant time. */
export function isSameSecret(shown: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(shown)), Buffer.from(hashSecret(secret)));
}
