import { type Rate, TokenBucket } from '../../limits/TokenBucket.ts';
import { RequestRefused } from '../state/errors.ts';

/** Everybody at the table is told every line of its chat. */
const TABLE_CHAT: Rate = { perSecond: 5, burst: 40 };
const PERSON_CHAT: Rate = { perSecond: 1, burst: 15 };
const MOST_PEOPLE = 300;

/** How fast a table is talked at. */
export class ChatRate {
  readonly #table: TokenBucket;
  /** The one who spoke last at the end. */
  readonly #people = new Map<string, TokenBucket>();

  constructor(now: number) {
    this.#table = new TokenBucket(TABLE_CHAT, now);
  }

  /** Refuses what is said too fast. */
  check(person: string, now: number): void {
    const own = this.#people.get(person) ?? new TokenBucket(PERSON_CHAT, now);
    this.#people.delete(person);
    this.#people.set(person, own);
    if (this.#people.size > MOST_PEOPLE) this.#people.delete(this.#people.keys().next().value as string);
    if (own.take(now) && this.#table.take(now)) return;
    throw new RequestRefused('too-many', 'Too many messages at once. Wait a moment.');
  }
}
