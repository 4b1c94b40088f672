import { Bucket, type Rate } from '../live/bucket.ts';
import { Refused } from './errors.ts';

/** Everybody at the table is told every line of its chat. */
const TABLE_CHAT: Rate = { perSecond: 5, burst: 40 };
const PERSON_CHAT: Rate = { perSecond: 1, burst: 15 };
const MOST_PEOPLE = 300;

/** How fast a table is talked at. */
export class Flows {
  readonly #table: Bucket;
  /** The one who spoke last at the end. */
  readonly #people = new Map<string, Bucket>();

  constructor(now: number) {
    this.#table = new Bucket(TABLE_CHAT, now);
  }

  /** Refuses what is said too fast. */
  checkChat(person: string, now: number): void {
    const own = this.#people.get(person) ?? new Bucket(PERSON_CHAT, now);
    this.#people.delete(person);
    this.#people.set(person, own);
    if (this.#people.size > MOST_PEOPLE) this.#people.delete(this.#people.keys().next().value as string);
    if (own.take(now) && this.#table.take(now)) return;
    throw new Refused('too-many', 'Too much is said at once. Wait a moment.');
  }
}
