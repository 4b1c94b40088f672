import type { FastifyRequest } from 'fastify';
import { RequestRefused } from '../../tables/state/errors.ts';

/** Browsers send the origin of a page, programs do not. A page of another origin may not use a visitor's cookie. */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin) || isSame(origin, request)) return;
  throw new RequestRefused(
    'other-origin',
    'This request comes from another site. Open the page of this server instead.',
  );
}

/** The same scheme, host and port. */
function isSame(origin: string, { protocol, host }: FastifyRequest): boolean {
  const own = `${protocol}://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin;
}
