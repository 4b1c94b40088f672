import { createStore, del, entries, get, set } from 'idb-keyval';
import type { StoredTable } from './storedTable.ts';

const store = createStore('regalia', 'tables');

export async function saveTable(table: StoredTable): Promise<void> {
  await set(table.id, table, store);
}

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  const found = await get<unknown>(id, store);
  return isTable(found) ? found : undefined;
}

export async function forgetTable(id: string): Promise<void> {
  await del(id, store);
}

/** All tables of this browser, the latest first. */
export async function listTables(): Promise<StoredTable[]> {
  const all = (await entries<string, unknown>(store)).map(([, table]) => table);
  return all.filter(isTable).sort((a, b) => b.changedAt - a.changedAt);
}

/** One damaged entry must not take the whole shelf with it. */
function isTable(value: unknown): value is StoredTable {
  const { record, seats } = (value ?? {}) as Partial<StoredTable>;
  return typeof record?.game === 'string' && Array.isArray(seats);
}

/** Asks the browser not to clear our tables when it runs short of space. */
export async function askToPersist(): Promise<void> {
  if (navigator.storage?.persist && !(await navigator.storage.persisted())) await navigator.storage.persist();
}
