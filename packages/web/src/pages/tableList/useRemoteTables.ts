import type { TableList, TableSummary } from '@regalia/protocol';
import { useWaitingCount } from '../../app/useAttention.ts';
import { api } from '../../tables/remote/api/api.ts';
import { isMyTurn } from '../../tables/remote/isMyTurn.ts';
import { refreshTables, useTables } from '../../tables/remote/polling/useTables.ts';

export interface RemoteTables {
  /** Null while the server does not respond. */
  readonly tables: readonly TableSummary[] | null;
  readonly isOffline: boolean;
  readonly close: (id: string) => void;
}

/** Tables of the server, refreshed by polling. */
export function useRemoteTables(list: TableList): RemoteTables {
  const answered = useTables(list);
  const tables = answered.state === 'there' ? answered.value : null;
  useWaitingCount(list === 'mine' && tables !== null ? tables.filter(isMyTurn).length : null);
  const close = (id: string): void => void api.leave(id).finally(() => refreshTables(list));
  return { tables, isOffline: answered.state === 'offline', close };
}
