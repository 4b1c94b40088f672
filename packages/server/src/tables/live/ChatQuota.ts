import { RateLimit } from '../../limits/RateLimit.ts';
import { type Rate, TokenBucket } from '../../limits/TokenBucket.ts';
import type { Clock } from '../../ports/clock.ts';
import { RequestRefused } from '../state/errors.ts';

const DAY_MS = 86_400_000;
/** Across all tables. */
const PERSON_CHAT: Rate = { perSecond: 1, burst: 20 };
const MOST_PEOPLE = 20_000;
/** The log overhead of a message. */
const ENTRY_BYTES = 250;

/** Limits chat across all tables. */
export class ChatQuota {
  readonly #clock: Clock;
  readonly #bytes: RateLimit;
  /** Last writer at the end. */
  readonly #people = new Map<string, TokenBucket>();

  constructor(bytesPerAddressADay: number, clock: Clock) {
    this.#clock = clock;
    this.#bytes = new RateLimit(bytesPerAddressADay, clock, DAY_MS);
  }

  /** Refuses a message of a person who writes too fast, or whose address has used up its quota for today. */
  check(person: string, addressGroup: string, text: string): void {
    const now = this.#clock.now();
    const own = this.#people.get(person) ?? new TokenBucket(PERSON_CHAT, now);
    this.#people.delete(person);
    this.#people.set(person, own);
    if (this.#people.size > MOST_PEOPLE) this.#people.delete(this.#people.keys().next().value as string);
    if (!own.take(now)) throw new RequestRefused('too-many', 'You are writing too fast. Wait a moment.');
    if (this.#bytes.take(addressGroup, ENTRY_BYTES + Buffer.byteLength(text))) return;
    throw new RequestRefused('too-many', 'You’ve reached today’s chat limit. You can chat again tomorrow.');
  }
}
