import type { FastifyRequest } from 'fastify';
import { Refused } from '../tables/errors.ts';

/** A browser names the page that asks; programs do not. A page of another origin may not act with a visitor's cookie. */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin, host } = request.headers;
  if (origin === undefined || allowed.includes(origin) || hostOf(origin) === host) return;
  throw new Refused('other-origin', 'This request comes from another site. Open the page of this server instead.');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
