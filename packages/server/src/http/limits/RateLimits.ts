import type { FastifyRequest } from 'fastify';
import type { Limits } from '../../config/serverConfig.ts';
import { RateLimit } from '../../limits/RateLimit.ts';
import { addressGroupOf } from '../../network/addressGroup.ts';
import type { Clock } from '../../ports/clock.ts';
import { RequestRefused } from '../../tables/state/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `api`: counted as a request to the API, wherever it lies. `few`: what makes something new. `replay`: what plays a game again up to a step. `program`: counted by token too. `none`:
     * for the operator.
     */
    allow?: 'api' | 'few' | 'replay' | 'program' | 'none';
  }
}

/** A first visit loads the whole site for offline play, and a family shares one address. */
const SITE_FACTOR = 10;
/** Several programs may run on one machine. */
const PROGRAMS_PER_ADDRESS = 5;
const DAY_MS = 86_400_000;
const WRONG_TOKENS_PER_MINUTE = 60;
/** Each replays a whole game; a held key asks four times a second. */
const REPLAYS_PER_MINUTE = 240;

/** What every address and token has left in this minute. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #api: RateLimit;
  readonly #site: RateLimit;
  readonly #programs: RateLimit;
  readonly #wrongTokens: RateLimit;
  readonly #replays: RateLimit;
  readonly tokens: RateLimit;
  readonly guests: RateLimit;
  readonly #people: RateLimit;
  readonly #tables: RateLimit;
  readonly #listed: RateLimit;
  /** By the matched route, however the path was written. */
  readonly #few = new Map<string, RateLimit>();

  constructor(limits: Limits, clock: Clock) {
    const perToken = limits.messages.perSecond * 60;
    this.#limits = limits;
    this.#clock = clock;
    this.#api = new RateLimit(limits.requestsPerMinute, clock);
    this.#site = new RateLimit(limits.requestsPerMinute * SITE_FACTOR, clock);
    this.#programs = new RateLimit(perToken * PROGRAMS_PER_ADDRESS, clock);
    this.#wrongTokens = new RateLimit(WRONG_TOKENS_PER_MINUTE, clock);
    this.#replays = new RateLimit(REPLAYS_PER_MINUTE, clock);
    this.tokens = new RateLimit(perToken, clock);
    this.#people = new RateLimit(limits.requestsPerPerson, clock);
    this.#tables = new RateLimit(limits.tablesPerPersonADay, clock, DAY_MS);
    this.#listed = new RateLimit(limits.listedPerDay, clock, DAY_MS);
    this.guests = new RateLimit(limits.creationsPerMinute, clock);
  }

  /** Refuses a request whose address has used up the limit of its route. */
  check(request: FastifyRequest): void {
    const { url: route = '*', config } = request.routeOptions;
    if (config.allow === 'none') return;
    const address = addressGroupOf(request.ip);
    const isAllowed =
      this.#generalFor(route, config.allow).take(address) &&
      (config.allow !== 'few' || this.#fewFor(`${request.method} ${route}`).take(address)) &&
      (config.allow !== 'replay' || this.#replays.take(address));
    if (!isAllowed) throw tooManyRequests();
  }

  /** Refuses a person above the request limit, from any address. */
  checkPerson(person: string): void {
    if (!this.#people.take(person)) throw tooManyRequests();
  }

  /** Refuses a person who has opened too many tables today or has too many unfinished ones. */
  async checkTables(person: string, countUnfinished: () => Promise<number>): Promise<void> {
    if (!this.#tables.take(person)) {
      throw new RequestRefused(
        'too-many',
        'You have opened too many tables today. Play at those, or come back tomorrow.',
      );
    }
    if ((await countUnfinished()) < this.#limits.unfinishedPerPerson) return;
    throw new RequestRefused('too-many', 'You have too many unfinished tables. Finish or leave some first.');
  }

  /** Limits the publicly listed tables of one address, since the list is short. */
  checkListed(request: FastifyRequest): void {
    if (this.#listed.take(addressGroupOf(request.ip))) return;
    throw new RequestRefused(
      'too-many',
      'You have listed too many tables today. Open this one unlisted, and send its link.',
    );
  }

  /** Refuses addresses that have guessed too many tokens. */
  checkTokens(request: FastifyRequest): void {
    if (!this.#wrongTokens.has(addressGroupOf(request.ip))) throw tooManyRequests();
  }

  countWrongToken(request: FastifyRequest): void {
    this.#wrongTokens.take(addressGroupOf(request.ip));
  }

  #generalFor(route: string, kind: 'api' | 'few' | 'replay' | 'program' | undefined): RateLimit {
    if (kind === 'program') return this.#programs;
    return kind === 'api' || route.startsWith('/api/') ? this.#api : this.#site;
  }

  #fewFor(route: string): RateLimit {
    let few = this.#few.get(route);
    if (few === undefined) {
      few = new RateLimit(this.#limits.creationsPerMinute, this.#clock);
      this.#few.set(route, few);
    }
    return few;
  }
}

export function tooManyRequests(): RequestRefused {
  return new RequestRefused('too-many', 'Too many requests. Wait a minute, then try again.');
}
