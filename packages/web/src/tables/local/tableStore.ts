import { createStore, del, entries, get, set } from 'idb-keyval';
import { isFields } from '../json.ts';
import { isSeats, type StoredTable } from './storedTable.ts';

const store = createStore('regalia', 'tables');

/** Tables that the browser did not keep, as where its storage is full or switched off: they last as long as the page. */
const unkept = new Map<string, StoredTable>();

/** Whether the browser keeps it. */
export async function saveTable(table: StoredTable): Promise<boolean> {
  try {
    await set(table.id, table, store);
    unkept.delete(table.id);
    return true;
  } catch {
    unkept.set(table.id, table);
    return false;
  }
}

export function isKept(id: string): boolean {
  return !unkept.has(id);
}

export async function loadTable(id: string): Promise<StoredTable | undefined> {
  const found = unkept.get(id) ?? (await orElse(() => get<unknown>(id, store), undefined));
  return isTable(found) ? found : undefined;
}

export async function forgetTable(id: string): Promise<void> {
  unkept.delete(id);
  await orElse(() => del(id, store), undefined);
}

/** All tables of this browser, the latest first. */
export async function listTables(): Promise<StoredTable[]> {
  const kept = await orElse(() => entries<string, unknown>(store), []);
  const all = [...new Map<string, unknown>([...kept, ...unkept]).values()];
  return all.filter(isTable).sort((a, b) => b.changedAt - a.changedAt);
}

/** Where the browser has no storage at all, already asking for it throws. */
async function orElse<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/** One damaged entry must not take the whole shelf with it. */
function isTable(value: unknown): value is StoredTable {
  if (!isFields(value)) return false;
  const { record, seats, changedAt = 0 } = value;
  const isDated = typeof changedAt === 'number' && !Number.isNaN(new Date(changedAt).getTime());
  return isFields(record) && typeof record.game === 'string' && isSeats(seats) && isDated;
}

/** Asks the browser not to clear our tables when it runs short of space. */
export async function askToPersist(): Promise<void> {
  if (navigator.storage?.persist && !(await navigator.storage.persisted())) await navigator.storage.persist();
}
