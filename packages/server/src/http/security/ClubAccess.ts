import { createHmac } from 'node:crypto';
import { type ClubStatus, clubRequest, clubStatus } from '@regalia/protocol';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../../limits/RateLimit.ts';
import { addressGroupOf } from '../../network/addressGroup.ts';
import { isSameSecret } from '../../people/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Entropy } from '../../ports/entropy.ts';
import type { PushStore } from '../../ports/store.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { App } from '../core/context.ts';
import { tooManyRequests } from '../limits/RateLimits.ts';

const COOKIE = 'regalia-club';
const SAFE_COOKIE = '__Host-regalia-club';
const COOKIE_SECONDS = 400 * 86_400;
const WRONG_PER_MINUTE = 10;
/** The password routes themselves, and programs, whose token comes from a member. */
const OPEN_TO_ALL = /^\/api\/(club$|bot\/)/;

/** A server with a password. The cookie derives from the password, so a new password asks everybody again. */
export class ClubAccess {
  readonly #password: string | undefined;
  readonly #pass: string;
  readonly #wrong: RateLimit;

  private constructor(password: string | undefined, secret: string, clock: Clock) {
    this.#password = password;
    this.#pass = createHmac('sha256', secret)
      .update(password ?? '')
      .digest('hex');
    this.#wrong = new RateLimit(WRONG_PER_MINUTE, clock);
  }

  static async open(
    password: string | undefined,
    store: PushStore,
    entropy: Entropy,
    clock: Clock,
  ): Promise<ClubAccess> {
    const secret = password === undefined ? '' : await store.setIfMissing('club', entropy.hex(32));
    return new ClubAccess(password, secret, clock);
  }

  /** Refuses API requests from outside the club. */
  check(request: FastifyRequest): void {
    const route = request.routeOptions.url ?? '';
    if (!route.startsWith('/api/') || OPEN_TO_ALL.test(route) || this.isAllowed(request)) return;
    throw new RequestRefused('club', 'This server belongs to a club. Enter its password first.');
  }

  isAllowed({ cookies, protocol }: FastifyRequest): boolean {
    if (this.#password === undefined) return true;
    const shown = protocol === 'https' ? (cookies[SAFE_COOKIE] ?? cookies[COOKIE]) : cookies[COOKIE];
    return shown !== undefined && isSameSecret(shown, this.#pass);
  }

  routes(app: App): void {
    const summary = "Whether I have given the club's password";
    app.get('/api/club', { schema: { response: { 200: clubStatus }, summary } }, async (request) =>
      this.#statusFor(this.isAllowed(request)),
    );

    app.post(
      '/api/club',
      { schema: { response: { 200: clubStatus }, summary: "Give the club's password", body: clubRequest } },
      async (request, reply) => {
        if (this.#password === undefined) return this.#statusFor(true);
        const address = addressGroupOf(request.ip);
        if (!this.#wrong.has(address)) throw tooManyRequests();
        if (!isSameSecret(request.body.password.trim(), this.#password)) {
          this.#wrong.take(address);
          throw new RequestRefused('bad-code', 'That password is wrong. Check it and try again.');
        }
        const isSafe = request.protocol === 'https';
        const rest = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSafe } as const;
        reply.setCookie(isSafe ? SAFE_COOKIE : COOKIE, this.#pass, { ...rest, maxAge: COOKIE_SECONDS });
        return this.#statusFor(true);
      },
    );
  }

  #statusFor(isIn: boolean): ClubStatus {
    return { asks: this.#password !== undefined, isIn };
  }
}
