/** One line of a table's log. What a body holds depends on the kind; see tables/state/logEntry.ts. */
export interface StoredEntry {
  readonly table: string;
  /** From 0, without gaps. The key is also the lock: of two that append the same number, one wins. */
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly body: unknown;
  readonly at: number;
}

/** What lists and timers need to know of a table, as far as it changes with every answer. */
export interface TableTurn {
  readonly id: string;
  /** When the table has something to do by itself; null if never. */
  readonly wakeAt: number | null;
  readonly changedAt: number;
  /** Whom the table waits for; null if that cannot be read. */
  readonly turn: unknown;
}

/** All that lists and timers need to know of a table without waking it. Always made from its log. */
export interface TableRow extends TableTurn {
  readonly phase: string;
  readonly listed: boolean;
  /** People at the table. */
  readonly people: readonly string[];
  /** Null if it cannot be read. */
  readonly summary: unknown;
}

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A device on which a person is known, by the hash of its cookie. */
export interface StoredSession {
  readonly session: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** How the log has been written so far. */
export interface StoreStats {
  readonly commits: number;
  /** Time spent in commits that wait for the disk, in ms. */
  readonly commitMs: number;
  readonly entries: number;
}

export interface LogStore {
  /**
   * Adds a line, and replaces the table's row, or of the row it has what a moment tells. Resolves once it is on the disk for
   * good: true, or false if the number is not the next one, in which case nothing has changed. Lines of many tables share one commit.
   */
  append(entry: StoredEntry, row?: TableRow | TableTurn): Promise<boolean>;
  /** The lines from number `from` on, in order. One that cannot be read comes with the kind `unreadable`. */
  read(table: string, from: number): Promise<StoredEntry[]>;
  /** Replaces the table's snapshot. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  snapshotOf(table: string): Promise<Snapshot | undefined>;
}

/** What the first `seq` lines of a table make by the rules of one build. A cache: nothing is lost with it. */
export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  /** The build whose rules made it. */
  readonly rules: string;
  /** SHA-256 of the text, in hex. */
  readonly hash: string;
  readonly text: string;
}

/** A place in a list of tables. */
export interface ListCursor {
  readonly changedAt: number;
  readonly id: string;
}

export interface TableIndex {
  /** Newest change first; with `before`, those that come after that place of the list. */
  listOf(person: string, limit: number, before?: ListCursor): Promise<TableRow[]>;
  /** Listed tables that are still gathering, newest first. */
  listOpen(limit: number): Promise<TableRow[]>;
  /** Listed tables that are being played, newest change first. */
  listRunning(limit: number): Promise<TableRow[]>;
  /** Tables that have something to do and were changed after a time: only where the clock was ahead. */
  changedAfter(time: number, limit: number): Promise<string[]>;
  rowOf(table: string): Promise<TableRow | undefined>;
  /** All tables that changed since `time`, newest change first. */
  listChanged(time: number, limit: number): Promise<TableRow[]>;
  /** How many tables the person is at that are not over. */
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

/** Something a person said at a table. */
export interface StoredMessage {
  readonly table: string;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: string | null;
}

export interface PeopleStore {
  addPerson(person: StoredPerson, session: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Those of these people who have one. */
  namesOf(people: readonly string[]): Promise<[person: string, name: string][]>;
  /** Those whose name contains the text, in any case; the one seen last first. */
  listPeople(text: string, limit: number): Promise<PersonSummary[]>;
  /** What the person has said, the latest first. */
  messagesOf(person: string, limit: number): Promise<StoredMessage[]>;
  /**
   * Forgets the person: name, sessions, codes, tokens, browsers, and what they said. The lines stay in their places, emptied.
   * Tells at which tables something was said.
   */
  erase(person: string): Promise<string[]>;
  /** Keeps a person or an address away, until a moment or for good (null). */
  ban(ban: StoredBan): Promise<void>;
  unban(subject: string): Promise<void>;
  /** The latest first. */
  bans(): Promise<StoredBan[]>;
  /** Another device of the same person. */
  addSession(person: string, session: string, now: number): Promise<void>;
  /** Notes that the session was used. */
  touchSession(session: string, now: number): Promise<void>;
  /** The latest used first. */
  sessionsOf(person: string): Promise<StoredSession[]>;
  endSession(person: string, session: string): Promise<void>;
  /** Forgets every other way in as this person: sessions, codes, tokens and browsers. */
  keepOnlySession(person: string, session: string): Promise<void>;
  personOfSession(session: string): Promise<StoredPerson | undefined>;
  addCode(code: string, person: string, expiresAt: number): Promise<void>;
  /** The person the code was made for, once, if its time is not over; the session is theirs from then on. */
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

/** A browser that is told when it is its person's turn. */
export interface StoredSubscription {
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly locale: string;
}

export interface PushStore {
  /** A browser belongs to the person who named it last. Of more than `most` of one person's, those named longest ago go. */
  addSubscription(subscription: StoredSubscription, now: number, most: number): Promise<void>;
  subscriptionsOf(person: string): Promise<StoredSubscription[]>;
  removeSubscription(person: string, endpoint: string): Promise<void>;
  /** Keeps the value under the name if there is none yet; returns the one that is kept. */
  setIfMissing(name: string, value: string): Promise<string>;
}

/** What a token is for: a seat, and the person who has it. */
export interface SeatOfToken {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
}

/** Moments before which things are no longer needed. */
export interface Retention {
  readonly codes: number;
  /** Sessions that were not used since; a guest without any is forgotten. */
  readonly sessions: number;
  /** The same for guests who are at no table. */
  readonly visits: number;
  /** Tables that gather since then, unchanged. */
  readonly gathering: number;
  /** Tables that are over since then; null to keep them all. */
  readonly over: number | null;
}

/** What was deleted at one go. */
export interface DeletedData {
  readonly tables: number;
  /** Whether nothing is left that has had its time. */
  readonly isDone: boolean;
}

/** Everything durable. Sessions, codes and tokens come in as hashes only. */
export interface Store extends LogStore, TableIndex, PeopleStore, PushStore {
  /** Deletes what has had its time, so much at one go that others who write do not wait long. */
  deleteExpired(times: Retention): Promise<DeletedData>;
  stats(): StoreStats;
  /** Whether it can be written to now. */
  check(): Promise<void>;
  /** What is wrong with the file, as far as a quick look through all of it tells; null if nothing. */
  findDamage(): Promise<string | null>;
  /** A consistent copy into a new file, while in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
