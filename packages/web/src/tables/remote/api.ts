import type { GameRecord, Seat } from '@regalia/kernel';
import type {
  CreateTableRequest,
  DeviceCode,
  LanAddresses,
  Me,
  PushKey,
  SubscribeRequest,
  TableInfo,
  TableList,
  TablePast,
  TableSummary,
  WireError,
} from '@regalia/protocol';
import { noteClub, noteRestart } from './serverStatus.ts';

/** The server said no; `code` says why. */
export class ServerRefusal extends Error {
  readonly code: WireError['code'];

  constructor({ code, message }: WireError) {
    super(message);
    this.name = 'ServerRefusal';
    this.code = code;
  }
}

/** A request to the server's interface. */
export async function call<T>(
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new TypeError('no server answers here');
  const answer: unknown = await response.json();
  if (!response.ok) {
    const refusal = new ServerRefusal(answer as WireError);
    if (refusal.code === 'club') noteClub();
    throw refusal;
  }
  return answer as T;
}

/** The server takes no such name. */
export class NameRefused extends Error {
  constructor() {
    super('a name has something to see in it, and is short');
    this.name = 'NameRefused';
  }
}

async function rename(name: string): Promise<Me> {
  try {
    return await call<Me>('/me', 'PATCH', { name });
  } catch (error) {
    throw error instanceof ServerRefusal && error.code === 'bad-request' ? new NameRefused() : error;
  }
}

async function askMe(): Promise<Me> {
  const me = await call<Me>('/me');
  noteRestart(me.restartAt ?? null);
  return me;
}

/** The server's resources; see packages/protocol for their meaning. */
export const api = {
  me: askMe,
  rename,
  makeCode: () => call<DeviceCode>('/me/code', 'POST'),
  continueAs: (code: string) => call<Me>('/me/continue', 'POST', { code }),
  pushKey: () => call<PushKey>('/push'),
  subscribe: (wish: SubscribeRequest) => call<unknown>('/me/push', 'POST', wish),
  unsubscribe: (endpoint: string) => call<unknown>('/me/push/unsubscribe', 'POST', { endpoint }),
  lanAddresses: () => call<LanAddresses>('/lan'),
  tables: (list: TableList) => call<readonly TableSummary[]>(`/tables?list=${list}`),
  create: (wish: CreateTableRequest) => call<TableInfo>('/tables', 'POST', wish),
  info: (id: string) => call<TableInfo>(`/tables/${id}`),
  sit: (id: string, seat?: Seat) => call<TableInfo>(`/tables/${id}/sit`, 'POST', seat === undefined ? {} : { seat }),
  addBot: (id: string, seat: Seat, level: string) =>
    call<TableInfo>(`/tables/${id}/seats/${seat}/add-bot`, 'POST', { level }),
  removeBot: (id: string, seat: Seat) => call<TableInfo>(`/tables/${id}/seats/${seat}/remove-bot`, 'POST'),
  remove: (id: string, person: string, block: boolean) =>
    call<TableInfo>(`/tables/${id}/remove`, 'POST', { person, block }),
  leave: (id: string) => call<TableInfo>(`/tables/${id}/leave`, 'POST'),
  resign: (id: string) => call<TableInfo>(`/tables/${id}/resign`, 'POST'),
  rematch: (id: string) => call<TableInfo>(`/tables/${id}/rematch`, 'POST'),
  past: (id: string, step: number) => call<TablePast>(`/tables/${id}/past/${step}`),
  record: (id: string) => call<GameRecord>(`/tables/${id}/record`),
};
