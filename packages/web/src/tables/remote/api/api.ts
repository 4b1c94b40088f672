import type { Seat } from '@regalia/kernel';
import type { CreateTableRequest, Me, SubscribeRequest, TableList } from '@regalia/protocol';
import { call, ServerRefusal } from './call.ts';
import { noteRestart } from './serverStatus.ts';

/** The server does not accept this name. */
export class NameRefused extends Error {
  constructor() {
    super('a name is short and has at least one visible character');
    this.name = 'NameRefused';
  }
}

async function rename(name: string): Promise<Me> {
  try {
    return await call('PATCH /api/me', { body: { name } });
  } catch (error) {
    throw error instanceof ServerRefusal && error.code === 'bad-request' ? new NameRefused() : error;
  }
}

async function askMe(): Promise<Me> {
  const me = await call('GET /api/me');
  noteRestart(me.restartAt ?? null);
  return me;
}

/** The server's resources; see packages/protocol for their meaning. */
export const api = {
  me: askMe,
  rename,
  makeCode: () => call('POST /api/me/code'),
  recoveryStatus: () => call('GET /api/me/recovery'),
  makeRecoveryCode: () => call('POST /api/me/recovery'),
  continueAs: (code: string) => call('POST /api/me/continue', { body: { code } }),
  pushKey: () => call('GET /api/push'),
  subscribe: (body: SubscribeRequest) => call('POST /api/me/push', { body }),
  unsubscribe: (endpoint: string) => call('POST /api/me/push/unsubscribe', { body: { endpoint } }),
  lanAddresses: () => call('GET /api/lan'),
  tables: (list: TableList) => call('GET /api/tables', { query: { list } }),
  create: (body: CreateTableRequest) => call('POST /api/tables', { body }),
  info: (table: string) => call('GET /api/tables/:table', { params: { table } }),
  sit: (table: string, seat?: Seat) =>
    call('POST /api/tables/:table/sit', { params: { table }, body: seat === undefined ? {} : { seat } }),
  addBot: (table: string, seat: Seat, level: string) =>
    call('POST /api/tables/:table/seats/:seat/add-bot', { params: { table, seat }, body: { level } }),
  removeBot: (table: string, seat: Seat) =>
    call('POST /api/tables/:table/seats/:seat/remove-bot', { params: { table, seat } }),
  remove: (table: string, person: string, block: boolean) =>
    call('POST /api/tables/:table/remove', { params: { table }, body: { person, block } }),
  leave: (table: string) => call('POST /api/tables/:table/leave', { params: { table } }),
  resign: (table: string) => call('POST /api/tables/:table/resign', { params: { table } }),
  rematch: (table: string) => call('POST /api/tables/:table/rematch', { params: { table } }),
  past: (table: string, step: number) => call('GET /api/tables/:table/past/:step', { params: { table, step } }),
  record: (table: string) => call('GET /api/tables/:table/record', { params: { table } }),
};
