import { createHmac } from 'node:crypto';
import { type ClubDoor, clubRequest } from '@regalia/protocol';
import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../people/secrets.ts';
import type { Clock } from '../ports/clock.ts';
import type { PushStore } from '../ports/store.ts';
import { Refused } from '../tables/errors.ts';
import type { Entropy } from '../tables/surroundings.ts';
import { addressGroup } from './address.ts';
import { Allowance } from './allowance.ts';
import type { App } from './context.ts';
import { tooMany } from './limits.ts';

const COOKIE = 'regalia-club';
const SAFE_COOKIE = '__Host-regalia-club';
const COOKIE_SECONDS = 400 * 86_400;
const WRONG_PER_MINUTE = 10;
/** The door itself; and programs, whose token somebody of the club has given them. */
const OPEN_TO_ALL = /^\/api\/(club$|bot\/)/;

/** A server for those who know its password. The cookie is made of the password: with a new one everybody is asked again. */
export class Club {
  readonly #password: string | undefined;
  readonly #pass: string;
  readonly #wrong: Allowance;

  private constructor(password: string | undefined, secret: string, clock: Clock) {
    this.#password = password;
    this.#pass = createHmac('sha256', secret)
      .update(password ?? '')
      .digest('hex');
    this.#wrong = new Allowance(WRONG_PER_MINUTE, clock);
  }

  static async open(password: string | undefined, store: PushStore, entropy: Entropy, clock: Clock): Promise<Club> {
    const secret = password === undefined ? '' : await store.keepOnce('club', entropy.hex(32));
    return new Club(password, secret, clock);
  }

  /** Refuses a request to the API from outside of the club. */
  check(request: FastifyRequest): void {
    const route = request.routeOptions.url ?? '';
    if (!route.startsWith('/api/') || OPEN_TO_ALL.test(route) || this.lets(request)) return;
    throw new Refused('club', 'This server is for a club. Give its password first.');
  }

  lets({ cookies, protocol }: FastifyRequest): boolean {
    if (this.#password === undefined) return true;
    const shown = protocol === 'https' ? (cookies[SAFE_COOKIE] ?? cookies[COOKIE]) : cookies[COOKIE];
    return shown !== undefined && isSameSecret(shown, this.#pass);
  }

  routes(app: App): void {
    const summary = "Whether I have given the club's password";
    app.get('/api/club', { schema: { summary } }, async (request) => this.#doorFor(this.lets(request)));

    app.post(
      '/api/club',
      { schema: { summary: "Give the club's password", body: clubRequest } },
      async (request, reply) => {
        if (this.#password === undefined) return this.#doorFor(true);
        const address = addressGroup(request.ip);
        if (!this.#wrong.has(address)) throw tooMany();
        if (!isSameSecret(request.body.password.trim(), this.#password)) {
          this.#wrong.take(address);
          throw new Refused('bad-code', 'That is not the password of this club.');
        }
        const isSafe = request.protocol === 'https';
        const rest = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSafe } as const;
        reply.setCookie(isSafe ? SAFE_COOKIE : COOKIE, this.#pass, { ...rest, maxAge: COOKIE_SECONDS });
        return this.#doorFor(true);
      },
    );
  }

  #doorFor(isIn: boolean): ClubDoor {
    return { asks: this.#password !== undefined, isIn };
  }
}
