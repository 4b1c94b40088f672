import { createStore, del, entries, get, set } from 'idb-keyval';
import type { StoredTable } from './storedTable.ts';

const store = createStore('regalia', 'tables');

export async function saveTable(table: StoredTable): Promise<void> {
  await set(table.id, table, store);
}

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  return get<StoredTable>(id, store);
}

export async function forgetTable(id: string): Promise<void> {
  await del(id, store);
}

/** All tables of this browser, the latest first. */
export async function listTables(): Promise<StoredTable[]> {
  const all = (await entries<string, StoredTable>(store)).map(([, table]) => table);
  return all.sort((a, b) => b.changedAt - a.changedAt);
}

/** Asks the browser not to clear our tables when it runs short of space. */
export async function askToPersist(): Promise<void> {
  if (navigator.storage?.persist && !(await navigator.storage.persisted())) await navigator.storage.persist();
}
