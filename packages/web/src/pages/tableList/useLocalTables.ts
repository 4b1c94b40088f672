import { useEffect, useState } from 'react';
import type { StoredTable } from '../../tables/local/storedTable.ts';
import { listTables } from '../../tables/local/tableStore.ts';

/** The tables of this browser; null until loaded. */
export function useLocalTables(): { readonly tables: readonly StoredTable[] | null; readonly refresh: () => void } {
  const [tables, setTables] = useState<readonly StoredTable[] | null>(null);
  const refresh = (): void => void listTables().then(setTables);
  useEffect(refresh, []);
  return { tables, refresh };
}
