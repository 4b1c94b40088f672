import type { TableList, TableSummary } from '@regalia/protocol';
import { useState } from 'react';
import { useWaitingCount } from '../app/attention.ts';
import { api } from '../tables/remote/api.ts';
import { useServer } from '../tables/remote/useServer.ts';
import { isMyTurn } from './standing.ts';

const EVERY = 8000;

export interface RemoteTables {
  /** Null while the server does not answer. */
  readonly tables: readonly TableSummary[] | null;
  readonly isOffline: boolean;
  readonly close: (id: string) => void;
}

/** Tables of the server, asked for again and again. */
export function useRemoteTables(list: TableList): RemoteTables {
  const [closed, setClosed] = useState(0);
  const answered = useServer(() => api.me().then(() => api.tables(list)), EVERY, `${list} ${closed}`);
  const tables = answered.state === 'there' ? answered.value : null;
  useWaitingCount(list === 'mine' && tables !== null ? tables.filter(isMyTurn).length : null);
  const close = (id: string): void => void api.leave(id).finally(() => setClosed(closed + 1));
  return { tables, isOffline: answered.state === 'offline', close };
}
