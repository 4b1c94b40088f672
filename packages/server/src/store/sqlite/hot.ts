import type { CompiledQuery, Kysely } from 'kysely';
import type { Entry, TableRow } from '../../ports/store.ts';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** The two statements every answer needs, built once: building them anew takes longer than running them. */
let insertEntry: CompiledQuery<{ seq: number }> | undefined;
let saveTable: CompiledQuery | undefined;

/** Whether the line is in; false if its number was taken. */
export async function insertLine(db: Db, { table, seq, kind, seat, body, at }: Entry): Promise<boolean> {
  insertEntry ??= db
    .insertInto('entries')
    .values({ table_id: '', seq: 0, kind: '', seat: 0, body: '', at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .compile();
  const parameters = [table, seq, kind, seat, JSON.stringify(body), at];
  return (await db.executeQuery({ ...insertEntry, parameters })).rows.length > 0;
}

export async function upsertRow(db: Db, row: TableRow): Promise<void> {
  saveTable ??= compileUpsert(db);
  const { id, phase, listed, wakeAt, changedAt, people, summary } = row;
  const values = [phase, listed ? 1 : 0, wakeAt, changedAt, people.join(' '), JSON.stringify(summary)];
  await db.executeQuery({ ...saveTable, parameters: [id, ...values] });
}

function compileUpsert(db: Db): CompiledQuery {
  const columns = ['phase', 'listed', 'wake_at', 'changed_at', 'people', 'summary'] as const;
  return db
    .insertInto('tables')
    .values({ id: '', phase: '', listed: 0, wake_at: 0, changed_at: 0, people: '', summary: '' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((use) => Object.fromEntries(columns.map((column) => [column, use.ref(`excluded.${column}`)]))),
    )
    .compile();
}
