import type { DeviceCode, Person, RecoveryCode, RecoveryStatus, SessionInfo } from '@regalia/protocol';
import type { Clock } from '../ports/clock.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { PeopleStore, Store, StoredPerson } from '../ports/store.ts';
import { RequestRefused } from '../tables/state/errors.ts';
import { isRecoveryCode, makeDeviceCode, makeRecoveryCode, readCode } from './codes.ts';
import { SlowHash } from './SlowHash.ts';
import { hashSecret } from './secrets.ts';

const SESSION_BYTES = 32;
const PERSON_ID_LENGTH = 16;
const CODE_LIFE_MS = 10 * 60_000;
const REMEMBERED = 2_000;
const SALT_BYTES = 16;
/** Enough of a hash to tell one's own sessions apart, and nothing to come in with. */
const SESSION_NAME_LENGTH = 16;

/** Guests, known by a cookie whose hash alone is stored. */
export class People {
  readonly #store: PeopleStore;
  readonly #clock: Clock;
  readonly #entropy: Entropy;
  readonly #slowHash: SlowHash;
  /** By hash of the session, the latest used last. */
  readonly #known = new Map<string, StoredPerson>();
  /** Hashes of sessions that were given for another and not used yet, the latest last. */
  readonly #exchanged = new Set<string>();
  /** Called when all other sessions of a person have ended. */
  onAlone: (person: string) => void = () => undefined;

  constructor(store: PeopleStore & Pick<Store, 'setIfMissing'>, clock: Clock, entropy: Entropy) {
    this.#store = store;
    this.#slowHash = new SlowHash(() => store.setIfMissing('recovery-salt', entropy.hex(SALT_BYTES)));
    this.#clock = clock;
    this.#entropy = entropy;
  }

  async greet(): Promise<{ person: Person; session: string }> {
    const session = this.#entropy.hex(SESSION_BYTES);
    const person = { id: this.#entropy.id(PERSON_ID_LENGTH), name: this.#guestName(), createdAt: this.#clock.now() };
    await this.#store.addPerson(person, hashSecret(session));
    this.#remember(hashSecret(session), person);
    return { person: { id: person.id, name: person.name }, session };
  }

  async recognize(session: string | undefined): Promise<Person | undefined> {
    if (session === undefined || !/^[0-9a-f]{64}$/.test(session)) return undefined;
    const hash = hashSecret(session);
    const person = this.#known.get(hash) ?? (await this.#store.personOfSession(hash));
    if (person === undefined) return undefined;
    if (this.#exchanged.has(hash)) await this.#keepOnly(person.id, hash);
    this.#remember(hash, person);
    return { id: person.id, name: person.name };
  }

  /**
   * A session in exchange for one that others may know, or may have laid into this browser. Once the new one is used, there is
   * no other way in as this person; so anyone else who had one has lost it. Until then the old one stays good, since
   * the new one may be lost on its way.
   */
  async exchange(old: string | undefined): Promise<{ person: Person; session: string } | undefined> {
    const person = await this.recognize(old);
    if (person === undefined) return undefined;
    const session = this.#entropy.hex(SESSION_BYTES);
    await this.#store.addSession(person.id, hashSecret(session), this.#clock.now());
    this.#exchanged.add(hashSecret(session));
    if (this.#exchanged.size > REMEMBERED) this.#exchanged.delete(this.#exchanged.values().next().value as string);
    return { person, session };
  }

  async #keepOnly(person: string, session: string): Promise<void> {
    await this.#store.keepOnlySession(person, session);
    this.#exchanged.delete(session);
    this.#forgetKnown(person);
    this.onAlone(person);
  }

  #forgetKnown(person: string): void {
    for (const [hash, { id }] of this.#known) if (id === person) this.#known.delete(hash);
  }

  /** Notes that the person was here with this session. */
  async touch(session: string): Promise<void> {
    await this.#store.touchSession(hashSecret(session), this.#clock.now());
  }

  /** Where the person is known; `own` is the session that asks. */
  async sessions(person: Person, own: string): Promise<SessionInfo[]> {
    const stored = await this.#store.sessionsOf(person.id);
    return stored.map(({ session, createdAt, seenAt }) => ({
      id: session.slice(0, SESSION_NAME_LENGTH),
      createdAt,
      seenAt,
      isThis: session === hashSecret(own),
    }));
  }

  /** The device of that session is nobody from now on. */
  async endSession(person: Person, id: string): Promise<void> {
    const stored = await this.#store.sessionsOf(person.id);
    const ended = stored.find(({ session }) => session.startsWith(id));
    if (ended === undefined) throw new RequestRefused('not-found', 'This session no longer exists.');
    await this.#store.endSession(person.id, ended.session);
    this.#known.delete(ended.session);
  }

  /** The person is nobody anywhere from now on. Tells at which tables they had said something. */
  async erase(person: Person): Promise<string[]> {
    const tables = await this.#store.erase(person.id);
    this.#forgetKnown(person.id);
    return tables;
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#store.rename(person.id, name);
    for (const [hash, known] of this.#known) if (known.id === person.id) this.#known.set(hash, { ...known, name });
    return { id: person.id, name };
  }

  /** Takes a name away from a person, who gets one as at the first visit. */
  async resetName(id: string): Promise<Person> {
    const [known] = await this.#store.namesOf([id]);
    if (known === undefined) throw new RequestRefused('not-found', 'This person no longer exists.');
    return this.rename({ id, name: '' }, this.#guestName());
  }

  /** For another device. Only the newest code of a person is valid. */
  async makeCode(person: Person): Promise<DeviceCode> {
    const code = makeDeviceCode(this.#entropy);
    const expiresAt = this.#clock.now() + CODE_LIFE_MS;
    await this.#store.addCode(hashSecret(readCode(code)), person.id, expiresAt);
    return { code, expiresAt };
  }

  /** Replaces the person's recovery code. Only its hash is stored, so it cannot be shown again. */
  async makeRecoveryCode(person: Person): Promise<RecoveryCode> {
    const code = makeRecoveryCode(this.#entropy);
    await this.#store.setRecovery(person.id, await this.#slowHash.hash(readCode(code)), this.#clock.now());
    return { code };
  }

  async recoveryStatus(person: Person): Promise<RecoveryStatus> {
    return { createdAt: (await this.#store.recoveryOf(person.id)) ?? null };
  }

  /** A session for the device that has a device code or a recovery code. */
  async continueAs(code: string): Promise<{ person: Person; session: string }> {
    const session = this.#entropy.hex(SESSION_BYTES);
    const id = await this.#redeem(readCode(code), hashSecret(session));
    if (id === undefined)
      throw new RequestRefused('bad-code', 'This code is wrong or no longer valid. Check it, or ask for a new one.');
    const person = await this.recognize(session);
    if (person === undefined) throw new RequestRefused('internal', 'That did not work. Ask for a new code.');
    return { person, session };
  }

  async #redeem(code: string, session: string): Promise<string | undefined> {
    const now = this.#clock.now();
    return isRecoveryCode(code)
      ? this.#store.recover(await this.#slowHash.hash(code), session, now)
      : this.#store.takeCode(hashSecret(code), session, now);
  }

  #guestName(): string {
    return `Guest ${1000 + (Number.parseInt(this.#entropy.hex(3), 16) % 9000)}`;
  }

  #remember(hash: string, person: StoredPerson): void {
    this.#known.delete(hash);
    this.#known.set(hash, person);
    if (this.#known.size > REMEMBERED) this.#known.delete(this.#known.keys().next().value as string);
  }
}
