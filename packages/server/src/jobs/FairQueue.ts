import type { ThinkJob } from '../ports/jobs.ts';

type Share = ThinkJob['share'];

/** A queue with round-robin turns by addressGroup, and by person within each. */
export class FairQueue<T> {
  readonly #addressGroups = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The number of waiting jobs of the person, and of the whole addressGroup. */
  sizesOf({ addressGroup, person }: Share): { readonly person: number; readonly addressGroup: number } {
    const people = this.#addressGroups.get(addressGroup) ?? new Map<string, T[]>();
    const all = [...people.values()].reduce((sum, { length }) => sum + length, 0);
    return { person: people.get(person)?.length ?? 0, addressGroup: all };
  }

  add({ addressGroup, person }: Share, item: T): void {
    const people = this.#addressGroups.get(addressGroup) ?? new Map<string, T[]>();
    this.#addressGroups.set(addressGroup, people);
    const own = people.get(person);
    if (own === undefined) people.set(person, [item]);
    else own.push(item);
    this.#size++;
  }

  /** Removes the next job of the person whose turn it is. */
  take(): T | undefined {
    const [addressGroup, people] = first(this.#addressGroups) ?? [];
    const [person, own] = (people && first(people)) ?? [];
    if (addressGroup === undefined || people === undefined || person === undefined || own === undefined)
      return undefined;
    const item = own.shift();
    people.delete(person);
    if (own.length > 0) people.set(person, own);
    this.#addressGroups.delete(addressGroup);
    if (people.size > 0) this.#addressGroups.set(addressGroup, people);
    this.#size--;
    return item;
  }

  remove({ addressGroup, person }: Share, item: T): void {
    const people = this.#addressGroups.get(addressGroup);
    const own = people?.get(person) ?? [];
    const at = own.indexOf(item);
    if (at < 0) return;
    own.splice(at, 1);
    this.#size--;
    if (own.length === 0) people?.delete(person);
    if (people?.size === 0) this.#addressGroups.delete(addressGroup);
  }
}

function first<K, V>(map: ReadonlyMap<K, V>): readonly [K, V] | undefined {
  return map.entries().next().value;
}
