import { useEffect, useState } from 'react';
import { listTables } from '../tables/local/store.ts';
import type { StoredTable } from '../tables/local/storedTable.ts';

/** The tables of this browser; null until they are read. */
export function useLocalTables(): { readonly tables: readonly StoredTable[] | null; readonly look: () => void } {
  const [tables, setTables] = useState<readonly StoredTable[] | null>(null);
  const look = (): void => void listTables().then(setTables);
  useEffect(look, []);
  return { tables, look };
}
