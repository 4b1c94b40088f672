const MOST_REMEMBERED = 20_000;

/** Where people were last seen, in memory only: cookies are free, addresses are not. */
export class AddressGroups {
  /** Ordered, last seen at the end. */
  readonly #byPerson = new Map<string, string>();

  see(person: string, addressGroup: string): void {
    this.#byPerson.delete(person);
    this.#byPerson.set(person, addressGroup);
    if (this.#byPerson.size > MOST_REMEMBERED) this.#byPerson.delete(this.#byPerson.keys().next().value as string);
  }

  /** One group for all people not seen since the start. */
  of = (person: string): string => this.#byPerson.get(person) ?? '';
}
