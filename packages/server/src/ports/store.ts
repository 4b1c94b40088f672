/** One line of a table's log. The kind determines the body; see tables/state/logEntry.ts. */
export interface StoredEntry {
  readonly table: string;
  /** From 0, without gaps. Also the lock: of two appends with the same number, one wins. */
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly body: unknown;
  readonly at: number;
}

/** The part of a table's row that changes with every answer. */
export interface TableTurn {
  readonly id: string;
  /** When the table must act on its own; null if never. */
  readonly wakeAt: number | null;
  readonly changedAt: number;
  /** The awaited seats; null if unreadable. */
  readonly turn: unknown;
}

/** What lists and timers need of a table without loading it. Derived from its log. */
export interface TableRow extends TableTurn {
  readonly phase: string;
  readonly listed: boolean;
  /** People at the table. */
  readonly people: readonly string[];
  /** Null if unreadable. */
  readonly summary: unknown;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A device of a person, identified by the hash of its cookie. */
export interface StoredSession {
  readonly session: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Statistics of log writes. */
export interface StoreStats {
  readonly commits: number;
  /** Time spent in synced commits, in ms. */
  readonly commitMs: number;
  readonly entries: number;
}

export interface LogStore {
  /**
   * Appends a line and replaces the table's row, or only its moment. Resolves once it is durable on disk: true, or false
   * if the number is not the next one; then nothing has changed. Lines of many tables share one commit.
   */
  append(entry: StoredEntry, row?: TableRow | TableTurn): Promise<boolean>;
  /** The lines from number `from` on, in order. An unreadable one has the kind `unreadable`. */
  read(table: string, from: number): Promise<StoredEntry[]>;
  /** Replaces the table's snapshot. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshotOf(table: string): Promise<Snapshot | undefined>;
}

/** The state after the first `seq` lines of a table under the rules of one build. A cache: losing it loses no data. */
export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  /** The build that made it. */
  readonly rules: string;
  /** SHA-256 of the text, in hex. */
  readonly hash: string;
  readonly text: string;
}

/** A position in a list of tables. */
export interface ListCursor {
  readonly changedAt: number;
  readonly id: string;
}

export interface TableIndex {
  /** Newest change first; with `before`, those after that position. */
  listOf(person: string, limit: number, before?: ListCursor): Promise<TableRow[]>;
  /** Listed tables that are still gathering, newest first. */
  listOpen(limit: number): Promise<TableRow[]>;
  /** Listed tables that are being played, newest change first. */
  listRunning(limit: number): Promise<TableRow[]>;
  /** Tables with scheduled work that changed after a time: only after the clock was ahead. */
  changedAfter(time: number, limit: number): Promise<string[]>;
  rowOf(table: string): Promise<TableRow | undefined>;
  /** All tables that changed since `time`, newest change first. */
  listChanged(time: number, limit: number): Promise<TableRow[]>;
  /** The number of unfinished tables of a person. */
  countUnfinished(person: string): Promise<number>;
  /** Tables whose `wakeAt` is not after `time`, the longest overdue first. */
  due(time: number, limit: number): Promise<string[]>;
}

export interface PersonSummary extends StoredPerson {
  readonly seenAt: number;
  readonly tables: number;
}

/** A ban's subject: `person:` or `address:` and its id. */
export interface StoredBan {
  readonly subject: string;
  readonly at: number;
  readonly until: number | null;
}

/** A chat line of a person. */
export interface StoredMessage {
  readonly table: string;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: string | null;
}

export interface PeopleStore {
  addPerson(person: StoredPerson, session: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** The names of those people who have one. */
  namesOf(people: readonly string[]): Promise<[person: string, name: string][]>;
  /** People whose name contains the text, ignoring case; last seen first. */
  listPeople(text: string, limit: number): Promise<PersonSummary[]>;
  /** The person's chat lines, newest first. */
  messagesOf(person: string, limit: number): Promise<StoredMessage[]>;
  /**
   * Erases the person: name, sessions, codes, tokens, browsers and chat texts. The chat lines stay, emptied.
   * Returns the tables where they had chatted.
   */
  erase(person: string): Promise<string[]>;
  /** Bans a person or an address, until a time or permanently (null). */
  ban(ban: StoredBan): Promise<void>;
  unban(subject: string): Promise<void>;
  /** Newest first. */
  bans(): Promise<StoredBan[]>;
  /** Adds a session for another device of the person. */
  addSession(person: string, session: string, now: number): Promise<void>;
  /** Records that the session was used. */
  touchSession(session: string, now: number): Promise<void>;
  /** Last used first. */
  sessionsOf(person: string): Promise<StoredSession[]>;
  endSession(person: string, session: string): Promise<void>;
  /** Deletes the person's other sessions, and all codes, tokens and browsers. */
  keepOnlySession(person: string, session: string): Promise<void>;
  personOfSession(session: string): Promise<StoredPerson | undefined>;
  addCode(code: string, person: string, expiresAt: number): Promise<void>;
  /** Redeems an unexpired code once: assigns the session to its person. */
  takeCode(code: string, session: string, now: number): Promise<string | undefined>;
  /** Replaces the person's recovery code. Who has one is not forgotten when their sessions end. */
  setRecovery(person: string, code: string, now: number): Promise<void>;
  /** When the person's recovery code was made; undefined if there is none. */
  recoveryOf(person: string): Promise<number | undefined>;
  /** The person whose recovery code it is; the session is theirs from then on. */
  recover(code: string, session: string, now: number): Promise<string | undefined>;
  /** Replaces the token of that seat. */
  setToken(place: SeatOfToken, token: string): Promise<void>;
  seatOfToken(token: string): Promise<SeatOfToken | undefined>;
}

/** A browser with a push subscription. */
export interface StoredSubscription {
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: string;
}

export interface PushStore {
  /** A browser belongs to the person who registered it last. Beyond `most` browsers of one person, the oldest are deleted. */
  addSubscription(subscription: StoredSubscription, now: number, most: number): Promise<void>;
  subscriptionsOf(person: string): Promise<StoredSubscription[]>;
  removeSubscription(person: string, endpoint: string): Promise<void>;
  /** Stores the value unless the name exists; returns the stored one. */
  setIfMissing(name: string, value: string): Promise<string>;
}

/** The seat and person of a token. */
export interface SeatOfToken {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
}

/** Deletion cutoffs: data older than these times has expired. */
export interface Retention {
  readonly codes: number;
  /** Sessions unused since; a guest without any is deleted. */
  readonly sessions: number;
  /** The same for guests without a table. */
  readonly visits: number;
  /** Tables that have been gathering unchanged since. */
  readonly gathering: number;
  /** Tables finished before; null keeps them all. */
  readonly over: number | null;
}

/** What one batch deleted. */
export interface DeletedData {
  readonly tables: number;
  /** Whether no expired data is left. */
  readonly isDone: boolean;
}

/** All durable data. Sessions, codes and tokens are passed as hashes only. */
export interface Store extends LogStore, TableIndex, PeopleStore, PushStore {
  /** Deletes a batch of expired data, small enough not to delay other writes. */
  deleteExpired(times: Retention): Promise<DeletedData>;
  stats(): StoreStats;
  /** Whether a write succeeds now. */
  check(): Promise<void>;
  /** The damage found by a quick check of the whole file; null if none. */
  findDamage(): Promise<string | null>;
  /** Writes a consistent copy to a new file, while in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
