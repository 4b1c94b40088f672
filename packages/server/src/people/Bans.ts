import type { Clock } from '../ports/clock.ts';
import type { PeopleStore, StoredBan } from '../ports/store.ts';

/** The bans of this server. */
export class Bans {
  readonly #store: PeopleStore;
  readonly #clock: Clock;
  readonly #bySubject = new Map<string, StoredBan>();

  private constructor(store: PeopleStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  static async open(store: PeopleStore, clock: Clock): Promise<Bans> {
    const bans = new Bans(store, clock);
    for (const ban of await store.bans()) bans.#bySubject.set(ban.subject, ban);
    return bans;
  }

  hasPerson(id: string): boolean {
    return this.#has(personSubject(id));
  }

  hasAddress(group: string): boolean {
    return this.#has(addressSubject(group));
  }

  /** The latest first. */
  get all(): StoredBan[] {
    const standing = [...this.#bySubject.values()].filter(({ subject }) => this.#has(subject));
    return standing.sort((a, b) => b.at - a.at);
  }

  /** Until a time, or permanently (null). */
  async add(subject: string, until: number | null): Promise<void> {
    const ban = { subject, at: this.#clock.now(), until };
    await this.#store.ban(ban);
    this.#bySubject.set(subject, ban);
  }

  async lift(subject: string): Promise<void> {
    await this.#store.unban(subject);
    this.#bySubject.delete(subject);
  }

  #has(subject: string): boolean {
    const ban = this.#bySubject.get(subject);
    return ban !== undefined && (ban.until === null || ban.until > this.#clock.now());
  }
}

export function personSubject(id: string): string {
  return `person:${id}`;
}

export function addressSubject(group: string): string {
  return `address:${group}`;
}
