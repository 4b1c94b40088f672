import type { ThinkJob } from '../ports/jobs.ts';

type Share = ThinkJob['share'];

/** What waits: each household has its turn in rotation, and within it each person, however much each has. */
export class FairQueue<T> {
  readonly #households = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much waits for the person, and for all of the household. */
  sizesOf({ household, person }: Share): { readonly person: number; readonly household: number } {
    const people = this.#households.get(household) ?? new Map<string, T[]>();
    const all = [...people.values()].reduce((sum, { length }) => sum + length, 0);
    return { person: people.get(person)?.length ?? 0, household: all };
  }

  add({ household, person }: Share, item: T): void {
    const people = this.#households.get(household) ?? new Map<string, T[]>();
    this.#households.set(household, people);
    const own = people.get(person);
    if (own === undefined) people.set(person, [item]);
    else own.push(item);
    this.#size++;
  }

  /** The next one of the person whose turn it is. */
  take(): T | undefined {
    const [household, people] = first(this.#households) ?? [];
    const [person, own] = (people && first(people)) ?? [];
    if (household === undefined || people === undefined || person === undefined || own === undefined) return undefined;
    const item = own.shift();
    people.delete(person);
    if (own.length > 0) people.set(person, own);
    this.#households.delete(household);
    if (people.size > 0) this.#households.set(household, people);
    this.#size--;
    return item;
  }

  remove({ household, person }: Share, item: T): void {
    const people = this.#households.get(household);
    const own = people?.get(person) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    this.#size--;
    if (own.length === 0) people?.delete(person);
    if (people?.size === 0) this.#households.delete(household);
  }
}

function first<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  return map.entries().next().value;
}
