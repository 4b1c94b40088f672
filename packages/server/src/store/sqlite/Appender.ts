import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { StoredEntry, TableRow, TableTurn } from '../../ports/store.ts';

/** The one write that every answer needs, with prepared statements and no query builder. */
export class Appender {
  readonly #line: SqliteStatement;
  readonly #moment: SqliteStatement;
  readonly #table: SqliteStatement;
  readonly #summary: SqliteStatement;
  readonly #forgetPeople: SqliteStatement;
  readonly #person: SqliteStatement;

  constructor(database: SqliteDatabase) {
    this.#line = database.prepare(
      `insert into entries (table_id, seq, kind, seat, body, at) select ?, ?, ?, ?, ?, ?
        where ? = (select coalesce(max(seq) + 1, 0) from entries where table_id = ?)`,
    );
    this.#moment = database.prepare('update tables set wake_at = ?, changed_at = ?, turn = ? where id = ?');
    this.#table = database.prepare(
      'insert or replace into tables (id, phase, listed, wake_at, changed_at, turn) values (?, ?, ?, ?, ?, ?)',
    );
    this.#summary = database.prepare('insert or replace into summaries (table_id, people, summary) values (?, ?, ?)');
    this.#forgetPeople = database.prepare('delete from table_people where table_id = ?');
    this.#person = database.prepare('insert into table_people (person, table_id) values (?, ?)');
  }

  /** Whether the line was stored; false, with nothing changed, if its number is not the next one. */
  append({ table, seq, kind, seat, body, at }: StoredEntry, row?: TableRow | TableTurn | null): boolean {
    const { changes } = this.#line.run([table, seq, kind, seat, JSON.stringify(body), at, seq, table]);
    if (Number(changes) === 0) return false;
    if (row) this.#save(row);
    return true;
  }

  #save(row: TableRow | TableTurn): void {
    const { id, wakeAt, changedAt } = row;
    const turn = JSON.stringify(row.turn);
    if ('summary' in row) {
      this.#table.run([id, row.phase, row.listed ? 1 : 0, wakeAt, changedAt, turn]);
      this.#summary.run([id, row.people.join(' '), JSON.stringify(row.summary)]);
      this.#forgetPeople.run([id]);
      for (const person of row.people) this.#person.run([person, id]);
    } else this.#moment.run([wakeAt, changedAt, turn, id]);
  }
}
