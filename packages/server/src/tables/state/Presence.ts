import type { Clock } from '../../ports/clock.ts';

/** Whose pages are open at a table. Known in memory only: after a restart everybody comes back by themselves. */
export class Presence {
  readonly #clock: Clock;
  readonly #pages = new Map<string, number>();
  readonly #lastSeen = new Map<string, number>();
  readonly #since: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** Whether this is the person's first open page here. */
  come(person: string): boolean {
    const before = this.#pages.get(person) ?? 0;
    this.#pages.set(person, before + 1);
    return before === 0;
  }

  /** Whether it was the person's last open page here. When it was is remembered of those who play. */
  go(person: string, isPlaying: boolean): boolean {
    const left = (this.#pages.get(person) ?? 1) - 1;
    if (left > 0) this.#pages.set(person, left);
    else this.#pages.delete(person);
    if (isPlaying) this.#lastSeen.set(person, this.#clock.now());
    return left === 0;
  }

  has = (person: string): boolean => this.#pages.has(person);

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
