import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
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
} from '../../ports/store.ts';
import { makePrivateFolder } from '../makePrivateFolder.ts';
import { Checkpoints } from './Checkpoints.ts';
import type { StoreConnection, StoreRole } from './operations.ts';
import { StoreThread } from './StoreThread.ts';

export const DATA_FILE = 'regalia.db';

/** All data in one file of a folder that only its owner may read. */
export async function openSqliteStore(folder: string, writesPerCheckpoint?: number): Promise<SqliteStore> {
  makePrivateFolder(folder, [DATA_FILE]);
  chmodSync(folder, 0o700);
  const file = join(folder, DATA_FILE);
  // SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const reader = StoreThread.open(file, 'reader');
  const writer = await StoreThread.open(file, 'writer').catch(async (error) => {
    await (await reader).close();
    throw error;
  });
  const openReader = () => StoreThread.open(file, 'reader');
  return new SqliteStore(writer, await reader, openReader, new Checkpoints(writer, openReader, writesPerCheckpoint));
}

/** The store's methods over a connection that writes and one that reads. */
export class SqliteStore implements Store {
  readonly #writer: StoreConnection<'writer'>;
  readonly #reader: StoreConnection<'reader'>;
  readonly #openReader: () => Promise<StoreConnection<'reader'>>;
  readonly #checkpoints: Checkpoints;
  readonly #apartWorks = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(
    writer: StoreConnection<'writer'>,
    reader: StoreConnection<'reader'>,
    openReader: () => Promise<StoreConnection<'reader'>>,
    checkpoints: Checkpoints,
  ) {
    this.#checkpoints = checkpoints;
    this.#openReader = openReader;
    this.#writer = writer;
    this.#reader = reader;
  }

  set onDeath(call: (error: Error) => void) {
    this.#writer.onDeath = call;
    this.#reader.onDeath = call;
  }

  /** Ends a thread in the middle of its work. For tests. */
  kill(connection: StoreRole): Promise<void> {
    return (connection === 'writer' ? this.#writer : this.#reader).kill();
  }

  append(entry: StoredEntry, row?: TableRow | TableTurn): Promise<boolean> {
    return this.#writer.call('append', entry, row);
  }
  read(table: string, from: number): Promise<StoredEntry[]> {
    return this.#reader.call('read', table, from);
  }
  listOf(person: string, limit: number, before?: ListCursor): Promise<TableRow[]> {
    return this.#reader.call('listOf', person, limit, before);
  }
  listOpen(limit: number): Promise<TableRow[]> {
    return this.#reader.call('listOpen', limit);
  }
  listRunning(limit: number): Promise<TableRow[]> {
    return this.#reader.call('listRunning', limit);
  }
  due(time: number, limit: number): Promise<string[]> {
    return this.#reader.call('due', time, limit);
  }
  changedAfter(time: number, limit: number): Promise<string[]> {
    return this.#reader.call('changedAfter', time, limit);
  }
  rowOf(table: string): Promise<TableRow | undefined> {
    return this.#reader.call('rowOf', table);
  }
  listChanged(time: number, limit: number): Promise<TableRow[]> {
    return this.#reader.call('listChanged', time, limit);
  }
  countUnfinished(person: string): Promise<number> {
    return this.#reader.call('countUnfinished', person);
  }
  saveSnapshot(snapshot: Snapshot): Promise<void> {
    return this.#writer.call('saveSnapshot', snapshot);
  }
  snapshotOf(table: string): Promise<Snapshot | undefined> {
    return this.#reader.call('snapshotOf', table);
  }
  namesOf(people: readonly string[]): Promise<[string, string][]> {
    return this.#reader.call('namesOf', people);
  }
  listPeople(text: string, limit: number): Promise<PersonSummary[]> {
    return this.#reader.call('listPeople', text, limit);
  }
  messagesOf(person: string, limit: number): Promise<StoredMessage[]> {
    return this.#reader.call('messagesOf', person, limit);
  }
  erase(person: string): Promise<string[]> {
    return this.#writer.call('erase', person);
  }
  ban(ban: StoredBan): Promise<void> {
    return this.#writer.call('ban', ban);
  }
  unban(subject: string): Promise<void> {
    return this.#writer.call('unban', subject);
  }
  bans(): Promise<StoredBan[]> {
    return this.#reader.call('bans');
  }
  addPerson(person: StoredPerson, session: string): Promise<void> {
    return this.#writer.call('addPerson', person, session);
  }
  rename(person: string, name: string): Promise<void> {
    return this.#writer.call('rename', person, name);
  }
  addSession(person: string, session: string, now: number): Promise<void> {
    return this.#writer.call('addSession', person, session, now);
  }
  touchSession(session: string, now: number): Promise<void> {
    return this.#writer.call('touchSession', session, now);
  }
  sessionsOf(person: string): Promise<StoredSession[]> {
    return this.#reader.call('sessionsOf', person);
  }
  endSession(person: string, session: string): Promise<void> {
    return this.#writer.call('endSession', person, session);
  }
  keepOnlySession(person: string, session: string): Promise<void> {
    return this.#writer.call('keepOnlySession', person, session);
  }
  personOfSession(session: string): Promise<StoredPerson | undefined> {
    return this.#reader.call('personOfSession', session);
  }
  addCode(code: string, person: string, expiresAt: number): Promise<void> {
    return this.#writer.call('addCode', code, person, expiresAt);
  }
  takeCode(code: string, session: string, now: number): Promise<string | undefined> {
    return this.#writer.call('takeCode', code, session, now);
  }
  setRecovery(person: string, code: string, now: number): Promise<void> {
    return this.#writer.call('setRecovery', person, code, now);
  }
  recoveryOf(person: string): Promise<number | undefined> {
    return this.#reader.call('recoveryOf', person);
  }
  recover(code: string, session: string, now: number): Promise<string | undefined> {
    return this.#writer.call('recover', code, session, now);
  }
  setToken(place: SeatOfToken, token: string): Promise<void> {
    return this.#writer.call('setToken', place, token);
  }
  seatOfToken(token: string): Promise<SeatOfToken | undefined> {
    return this.#reader.call('seatOfToken', token);
  }
  addSubscription(subscription: StoredSubscription, now: number, most: number): Promise<void> {
    return this.#writer.call('addSubscription', subscription, now, most);
  }
  subscriptionsOf(person: string): Promise<StoredSubscription[]> {
    return this.#reader.call('subscriptionsOf', person);
  }
  removeSubscription(person: string, endpoint: string): Promise<void> {
    return this.#writer.call('removeSubscription', person, endpoint);
  }
  setIfMissing(name: string, value: string): Promise<string> {
    return this.#writer.call('setIfMissing', name, value);
  }
  deleteExpired(times: Retention): Promise<DeletedData> {
    return this.#writer.call('deleteExpired', times);
  }
  check(): Promise<void> {
    return this.#writer.call('check');
  }
  findDamage(): Promise<string | null> {
    return this.#apart((thread) => thread.call('findDamage'));
  }
  backup(file: string): Promise<void> {
    return this.#apart((thread) => thread.call('backup', file));
  }
  /** In a separate thread: reading a large file takes minutes, and nobody else waits for it. */
  async #apart<T>(work: (thread: StoreConnection<'reader'>) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('the store is closed');
    const running = this.#runApart(work);
    this.#apartWorks.add(running);
    try {
      return await running;
    } finally {
      this.#apartWorks.delete(running);
    }
  }
  async #runApart<T>(work: (thread: StoreConnection<'reader'>) => Promise<T>): Promise<T> {
    const thread = await this.#openReader();
    try {
      return await work(thread);
    } finally {
      await thread.close();
    }
  }
  stats(): StoreStats {
    const { commits, commitMs, calls } = this.#writer.stats;
    return { commits, commitMs, entries: calls };
  }
  /** The pragmas of a connection, for tests. */
  pragmas(connection: StoreRole): Promise<{ journal_mode: string; synchronous: number }> {
    return (connection === 'writer' ? this.#writer : this.#reader).call('pragmas');
  }
  /** Nothing uses the folder once it resolves: a check or a backup that runs is waited for. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#apartWorks);
    await this.#checkpoints.close();
    await this.#reader.close();
    await this.#writer.close();
  }
}
