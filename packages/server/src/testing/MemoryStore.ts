import type {
  DeletedData,
  ListCursor,
  PersonSummary,
  Retention,
  SeatOfToken,
  Snapshot,
  Store,
  StoredBan,
  StoredEntry,
  StoredMessage,
  StoredPerson,
  StoredSession,
  StoredSubscription,
  StoreStats,
  TableRow,
  TableTurn,
} from '../ports/store.ts';

/** An in-memory store that replies in the next microtask: for tests on virtual time. */
export class MemoryStore implements Store {
  readonly #entries = new Map<string, string[]>();
  readonly #rows = new Map<string, TableRow>();
  readonly #people = new Map<string, StoredPerson>();
  readonly #sessions = new Map<string, StoredSession & { readonly person: string }>();
  readonly #codes = new Map<string, { person: string; expiresAt: number }>();
  /** By person. */
  readonly #recoveries = new Map<string, { person: string; code: string; createdAt: number }>();
  readonly #tokens = new Map<string, SeatOfToken>();
  /** By endpoint, last registered at the end. */
  readonly #subscriptions = new Map<string, StoredSubscription>();
  readonly #kept = new Map<string, string>();
  readonly #snapshots = new Map<string, Snapshot>();
  readonly #bans = new Map<string, StoredBan>();
  #written = 0;

  async append(entry: StoredEntry, row?: TableRow | TableTurn): Promise<boolean> {
    const log = this.#entries.get(entry.table) ?? [];
    if (entry.seq !== log.length) return false;
    log.push(JSON.stringify(entry));
    this.#entries.set(entry.table, log);
    if (row !== undefined) this.#rows.set(row.id, { ...(this.#rows.get(row.id) as TableRow), ...row });
    this.#written++;
    return true;
  }

  async read(table: string, from: number): Promise<StoredEntry[]> {
    return (this.#entries.get(table) ?? []).slice(from).map((text) => JSON.parse(text));
  }

  async listOf(person: string, limit: number, before?: ListCursor): Promise<TableRow[]> {
    const isAfter = ({ changedAt, id }: TableRow) =>
      before === undefined || changedAt < before.changedAt || (changedAt === before.changedAt && id < before.id);
    return this.#newest((row) => row.people.includes(person) && isAfter(row), limit);
  }

  async listOpen(limit: number): Promise<TableRow[]> {
    return this.#newest(({ phase, listed }) => phase === 'gathering' && listed, limit);
  }

  async changedAfter(time: number, limit: number): Promise<string[]> {
    const rows = this.#newest(({ wakeAt, changedAt }) => wakeAt !== null && changedAt > time, limit);
    return rows.map(({ id }) => id);
  }

  async findDamage(): Promise<string | null> {
    return null;
  }

  async rowOf(table: string): Promise<TableRow | undefined> {
    return this.#rows.get(table);
  }

  async listChanged(time: number, limit: number): Promise<TableRow[]> {
    return this.#newest(({ changedAt }) => changedAt >= time, limit);
  }

  async countUnfinished(person: string): Promise<number> {
    return this.#newest(({ people, phase }) => people.includes(person) && phase !== 'over', Infinity).length;
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    this.#snapshots.set(snapshot.table, snapshot);
  }

  async snapshotOf(table: string): Promise<Snapshot | undefined> {
    return this.#snapshots.get(table);
  }

  async listRunning(limit: number): Promise<TableRow[]> {
    return this.#newest(({ phase, listed }) => phase === 'playing' && listed, limit);
  }

  async due(time: number, limit: number): Promise<string[]> {
    return [...this.#rows.values()]
      .filter(({ wakeAt }) => wakeAt !== null && wakeAt <= time)
      .sort((a, b) => (a.wakeAt as number) - (b.wakeAt as number))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async addPerson(person: StoredPerson, session: string): Promise<void> {
    this.#people.set(person.id, person);
    await this.addSession(person.id, session, person.createdAt);
  }

  async rename(person: string, name: string): Promise<void> {
    const known = this.#people.get(person);
    if (known !== undefined) this.#people.set(person, { ...known, name });
  }

  async namesOf(people: readonly string[]): Promise<[string, string][]> {
    return people.flatMap((id) => {
      const person = this.#people.get(id);
      return person === undefined ? [] : [[id, person.name]];
    });
  }

  async listPeople(text: string, limit: number): Promise<PersonSummary[]> {
    const all = await Promise.all(
      [...this.#people.values()].map(async (person) => {
        const [latest] = await this.sessionsOf(person.id);
        const tables = this.#newest(({ people }) => people.includes(person.id), Infinity).length;
        return { ...person, seenAt: latest?.seenAt ?? person.createdAt, tables };
      }),
    );
    return all
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      .sort((a, b) => b.seenAt - a.seenAt)
      .slice(0, limit);
  }

  async messagesOf(person: string, limit: number): Promise<StoredMessage[]> {
    return [...this.#entries.values()]
      .flatMap((log) => log.map((text) => JSON.parse(text)))
      .filter(({ kind, body }) => kind === 'chat' && body.from?.id === person)
      .sort((a, b) => b.at - a.at)
      .slice(0, limit)
      .map(({ table, at, body: { text, phrase } }) => ({ table, at, text, phrase }));
  }

  async erase(person: string): Promise<string[]> {
    const tables: string[] = [];
    for (const [table, log] of this.#entries) {
      const left = log.map((text) => {
        const { body, ...rest } = JSON.parse(text);
        if (rest.kind !== 'chat' || body.from?.id !== person) return text;
        return JSON.stringify({ ...rest, body: { ...body, text: null, phrase: null } });
      });
      if (left.every((text, i) => text === log[i])) continue;
      this.#entries.set(table, left);
      this.#snapshots.delete(table);
      tables.push(table);
    }
    for (const map of [this.#sessions, this.#codes, this.#recoveries, this.#tokens, this.#subscriptions]) {
      for (const [key, { person: owner }] of map) if (owner === person) map.delete(key);
    }
    this.#people.delete(person);
    return tables;
  }

  async ban(ban: StoredBan): Promise<void> {
    this.#bans.set(ban.subject, ban);
  }

  async unban(subject: string): Promise<void> {
    this.#bans.delete(subject);
  }

  async bans(): Promise<StoredBan[]> {
    return [...this.#bans.values()].sort((a, b) => b.at - a.at);
  }

  async addSession(person: string, session: string, now: number): Promise<void> {
    this.#sessions.set(session, { person, session, createdAt: now, seenAt: now });
  }

  async touchSession(session: string, now: number): Promise<void> {
    const known = this.#sessions.get(session);
    if (known !== undefined) this.#sessions.set(session, { ...known, seenAt: now });
  }

  async sessionsOf(person: string): Promise<StoredSession[]> {
    return [...this.#sessions.values()]
      .filter((one) => one.person === person)
      .sort((a, b) => b.seenAt - a.seenAt)
      .map(({ session, createdAt, seenAt }) => ({ session, createdAt, seenAt }));
  }

  async endSession(person: string, session: string): Promise<void> {
    if (this.#sessions.get(session)?.person === person) this.#sessions.delete(session);
  }

  async keepOnlySession(person: string, session: string): Promise<void> {
    for (const one of await this.sessionsOf(person)) if (one.session !== session) this.#sessions.delete(one.session);
    for (const kind of [this.#codes, this.#recoveries, this.#tokens, this.#subscriptions]) {
      for (const [key, { person: owner }] of kind) if (owner === person) kind.delete(key);
    }
  }

  async personOfSession(session: string): Promise<StoredPerson | undefined> {
    return this.#people.get(this.#sessions.get(session)?.person ?? '');
  }

  async addCode(code: string, person: string, expiresAt: number): Promise<void> {
    for (const [other, { person: owner }] of this.#codes) if (owner === person) this.#codes.delete(other);
    this.#codes.set(code, { person, expiresAt });
  }

  async takeCode(code: string, session: string, now: number): Promise<string | undefined> {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (found === undefined || found.expiresAt <= now) return undefined;
    await this.addSession(found.person, session, now);
    return found.person;
  }

  async setRecovery(person: string, code: string, now: number): Promise<void> {
    this.#recoveries.set(person, { person, code, createdAt: now });
  }

  async recoveryOf(person: string): Promise<number | undefined> {
    return this.#recoveries.get(person)?.createdAt;
  }

  async recover(code: string, session: string, now: number): Promise<string | undefined> {
    const found = [...this.#recoveries.values()].find((one) => one.code === code);
    if (found !== undefined) await this.addSession(found.person, session, now);
    return found?.person;
  }

  async setToken(place: SeatOfToken, token: string): Promise<void> {
    for (const [old, { table, seat }] of this.#tokens) {
      if (table === place.table && seat === place.seat) this.#tokens.delete(old);
    }
    this.#tokens.set(token, place);
  }

  async seatOfToken(token: string): Promise<SeatOfToken | undefined> {
    return this.#tokens.get(token);
  }

  async addSubscription(subscription: StoredSubscription, _now: number, most: number): Promise<void> {
    this.#subscriptions.delete(subscription.endpoint);
    this.#subscriptions.set(subscription.endpoint, subscription);
    const own = await this.subscriptionsOf(subscription.person);
    for (const { endpoint } of own.slice(0, -most)) this.#subscriptions.delete(endpoint);
  }

  async subscriptionsOf(person: string): Promise<StoredSubscription[]> {
    return [...this.#subscriptions.values()].filter((subscription) => subscription.person === person);
  }

  async removeSubscription(person: string, endpoint: string): Promise<void> {
    if (this.#subscriptions.get(endpoint)?.person === person) this.#subscriptions.delete(endpoint);
  }

  async setIfMissing(name: string, value: string): Promise<string> {
    const kept = this.#kept.get(name) ?? value;
    this.#kept.set(name, kept);
    return kept;
  }

  async deleteExpired({ codes, sessions, visits, gathering, over }: Retention): Promise<DeletedData> {
    for (const [code, { expiresAt }] of this.#codes) if (expiresAt < codes) this.#codes.delete(code);
    for (const [hash, { seenAt }] of this.#sessions) if (seenAt < sessions) this.#sessions.delete(hash);
    for (const [subject, { until }] of this.#bans) if (until !== null && until < codes) this.#bans.delete(subject);
    const seated = new Set([...this.#rows.values()].flatMap(({ people }) => people));
    for (const [hash, { seenAt, person }] of this.#sessions) {
      if (seenAt < visits && !seated.has(person)) this.#sessions.delete(hash);
    }
    const known = new Set([...this.#sessions.values()].map(({ person }) => person));
    for (const [id, { createdAt }] of this.#people) {
      if (!known.has(id) && !this.#recoveries.has(id) && createdAt < (seated.has(id) ? sessions : visits))
        this.#people.delete(id);
    }
    for (const map of [this.#codes, this.#tokens, this.#subscriptions]) {
      for (const [key, { person }] of map) if (!this.#people.has(person)) map.delete(key);
    }
    const limits: Partial<Record<string, number>> = { gathering, over: over ?? 0 };
    const old = [...this.#rows.values()].filter(({ phase, changedAt }) => changedAt < (limits[phase] ?? 0));
    for (const { id } of old) {
      this.#rows.delete(id);
      this.#entries.delete(id);
      this.#snapshots.delete(id);
    }
    return { tables: old.length, isDone: true };
  }

  stats(): StoreStats {
    return { commits: this.#written, commitMs: 0, entries: this.#written };
  }

  async check(): Promise<void> {}
  async backup(): Promise<void> {}
  async close(): Promise<void> {}

  #newest(fits: (row: TableRow) => boolean, limit: number): TableRow[] {
    return [...this.#rows.values()]
      .filter(fits)
      .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }
}
