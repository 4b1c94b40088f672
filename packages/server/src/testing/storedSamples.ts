import type { StoredEntry, TableRow } from '../ports/store.ts';

/** A line of a log. */
export const entry = (table: string, seq: number, body: unknown = { n: seq }): StoredEntry => ({
  table,
  seq,
  kind: 'chat',
  seat: seq % 2 === 0 ? null : 1,
  body,
  at: 1000 + seq,
});

/** An open table of Ann's. */
export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  phase: 'gathering',
  listed: true,
  wakeAt: null,
  changedAt: 1000,
  turn: [0],
  people: ['ann'],
  summary: { id },
  ...more,
});
