import type { Clock } from '../../ports/clock.ts';

/** Whose pages are open at a table. In memory only: after a restart all pages reconnect. */
export class Presence {
  readonly #clock: Clock;
  readonly #pages = new Map<string, { count: number; readonly since: number }>();
  readonly #lastSeen = new Map<string, number>();
  readonly #since: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** Whether this is the person's first open page here. */
  come(person: string): boolean {
    const known = this.#pages.get(person);
    if (known === undefined) this.#pages.set(person, { count: 1, since: this.#clock.now() });
    else known.count++;
    return known === undefined;
  }

  /** Whether it was the person's last open page here. For players, the time is remembered. */
  go(person: string, isPlaying: boolean): boolean {
    const known = this.#pages.get(person);
    const left = (known?.count ?? 1) - 1;
    if (known !== undefined && left > 0) known.count = left;
    else this.#pages.delete(person);
    if (isPlaying) this.#lastSeen.set(person, this.#clock.now());
    return left === 0;
  }

  has = (person: string): boolean => this.#pages.has(person);

  /** Since when the first of these people is here; undefined if none is. */
  hereSince(people: readonly string[]): number | undefined {
    const times = people.flatMap((person) => this.#pages.get(person)?.since ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** How many people are here, other than these. */
  countBesides(people: readonly string[]): number {
    return [...this.#pages.keys()].filter((person) => !people.includes(person)).length;
  }

  /** When the person's last page here was closed; undefined if none has been open. */
  leftAt(person: string): number | undefined {
    return this.#lastSeen.get(person);
  }

  /** Since when the person is not here. */
  awayFrom(person: string): number {
    return this.#lastSeen.get(person) ?? this.#since;
  }
}
