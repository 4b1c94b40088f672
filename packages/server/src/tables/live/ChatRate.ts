import { type Rate, TokenBucket } from '../../limits/TokenBucket.ts';
import { RequestRefused } from '../state/errors.ts';

/** Every chat line is sent to everybody at the table. */
const TABLE_CHAT: Rate = { perSecond: 5, burst: 40 };
const PERSON_CHAT: Rate = { perSecond: 1, burst: 15 };
const MOST_PEOPLE = 300;

/** Limits the chat rate of a table. */
export class ChatRate {
  readonly #table: TokenBucket;
  /** Last speaker at the end. */
  readonly #people = new Map<string, TokenBucket>();

  constructor(now: number) {
    this.#table = new TokenBucket(TABLE_CHAT, now);
  }

  /** Refuses messages that come too fast. */
  check(person: string, now: number): void {
    const own = this.#people.get(person) ?? new TokenBucket(PERSON_CHAT, now);
    this.#people.delete(person);
    this.#people.set(person, own);
    if (this.#people.size > MOST_PEOPLE) this.#people.delete(this.#people.keys().next().value as string);
    if (own.take(now) && this.#table.take(now)) return;
    throw new RequestRefused('too-many', 'Too many messages at once. Wait a moment.');
  }
}
