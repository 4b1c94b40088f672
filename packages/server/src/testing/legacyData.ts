import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord, Seat } from '@regalia/kernel';
import type { ChatLine, Consent, TableInfo, TableSummary, TableUpdate } from '@regalia/protocol';
import { openDriver } from '../store/sqlite/open.ts';
import { DATA_FILE } from '../store/sqlite/SqliteStore.ts';
import { tempFolder } from './server.ts';

const read = (name: string) => readFileSync(fileURLToPath(new URL(`./legacy/${name}`, import.meta.url)), 'utf8');

/** What one person saw of a table. */
interface Seen {
  readonly viewer: Seat | 'spectator';
  readonly chat: readonly ChatLine[];
  readonly orders: Readonly<Record<string, string>>;
  readonly undo: Consent | null;
  readonly stop: Consent | null;
  readonly update:
    | (Pick<TableUpdate, 'step' | 'asked' | 'ready' | 'canUndo' | 'askUndo' | 'parked' | 'end'> & {
        readonly decisions: readonly object[];
        readonly happened: readonly object[];
        readonly totals: readonly number[];
      })
    | null;
}

/** The responses of the build of commit d1a0d31 for its own data. */
interface LegacyData {
  readonly people: Readonly<Record<string, { readonly id: string; readonly cookie: string }>>;
  readonly token: string;
  readonly code: string;
  readonly tables: Readonly<
    Record<
      string,
      { readonly info: TableInfo; readonly seen: Readonly<Record<string, Seen>>; readonly record: GameRecord | null }
    >
  >;
  readonly lists: Readonly<Record<'mine' | 'open', readonly TableSummary[]>>;
}

/** Its responses in current terms. */
export const legacyData: LegacyData = JSON.parse(read('d1a0d31.json').replaceAll('"lookedAfter"', '"autoPlayed"'));

/** A folder with its data, and when it wrote the last entry. */
export function legacyFolder(): { readonly data: string; readonly kinds: readonly string[]; readonly at: number } {
  const data = tempFolder();
  const database = openDriver(join(data, DATA_FILE));
  for (const statement of read('d1a0d31.sql').split(/;\n/))
    if (statement.trim() !== '') database.prepare(statement).run([]);
  const kinds = database.prepare('select distinct kind from entries order by kind').all([]) as { kind: string }[];
  const [last] = database.prepare('select max(at) as at from entries').all([]) as { at: number }[];
  database.close();
  return { data, kinds: kinds.map(({ kind }) => kind), at: last?.at ?? 0 };
}
