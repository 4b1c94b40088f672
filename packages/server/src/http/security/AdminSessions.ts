import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimit } from '../../limits/RateLimit.ts';
import { addressGroupOf } from '../../network/addressGroup.ts';
import { hashSecret, isSameSecret } from '../../people/secrets.ts';
import type { TableDeps } from '../../tables/live/deps.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import { tooManyRequests } from '../limits/RateLimits.ts';

const COOKIE = 'regalia-admin';
const SAFE_COOKIE = '__Secure-regalia-admin';
const PATH = '/api/admin';
const HOURS = 12;
const WRONG_PER_MINUTE = 5;

/** Admits a client with the token: with a cookie that scripts cannot read, for some hours, until the server restarts. */
export class AdminSessions {
  readonly #token: string;
  readonly #deps: TableDeps;
  readonly #wrong: RateLimit;
  /** Expiry by cookie hash. */
  readonly #sessions = new Map<string, number>();

  constructor(token: string, deps: TableDeps) {
    this.#token = token;
    this.#deps = deps;
    this.#wrong = new RateLimit(WRONG_PER_MINUTE, deps.clock);
  }

  signIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const { log, clock, entropy } = this.#deps;
    const address = addressGroupOf(request.ip);
    if (!this.#wrong.has(address)) throw tooManyRequests();
    if (!isSameSecret(token.trim(), this.#token)) {
      this.#wrong.take(address);
      log.warn({ address: request.ip }, 'admin: a wrong token');
      throw new RequestRefused('bad-token', 'That token is wrong. Check it and try again.');
    }
    const session = entropy.hex(32);
    this.#sessions.set(hashSecret(session), clock.now() + HOURS * 3_600_000);
    reply.setCookie(nameFor(request), session, { ...shapeFor(request), maxAge: HOURS * 3600 });
    log.warn({ address: request.ip }, 'admin: somebody came in');
  }

  check(request: FastifyRequest): void {
    const until = this.#sessions.get(sessionIn(request));
    if (until !== undefined && until > this.#deps.clock.now()) return;
    throw new RequestRefused('bad-token', 'Enter the admin token first.');
  }

  signOut(request: FastifyRequest, reply: FastifyReply): void {
    this.#sessions.delete(sessionIn(request));
    reply.clearCookie(nameFor(request), shapeFor(request));
  }
}

function sessionIn(request: FastifyRequest): string {
  return hashSecret(request.cookies[nameFor(request)] ?? '');
}

function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? SAFE_COOKIE : COOKIE;
}

function shapeFor({ protocol }: FastifyRequest) {
  return { path: PATH, httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}
