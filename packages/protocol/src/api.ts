import * as z from 'zod/mini';
import {
  adminBan,
  adminBanRequest,
  adminEnterRequest,
  adminNoticeRequest,
  adminPeopleRequest,
  adminPerson,
  adminTable,
  adminTablesRequest,
  adminUnbanRequest,
  clubRequest,
  clubStatus,
  serverLoad,
} from './admin.ts';
import { botAnswerResponse, seatToken } from './botApi.ts';
import type { DataOf } from './immutable.ts';
import {
  continueRequest,
  deviceCode,
  me,
  person,
  recoveryCode,
  recoveryStatus,
  renameRequest,
  sessionInfo,
} from './people.ts';
import { personalData } from './personalData.ts';
import { pushKey, subscribeRequest, unsubscribeRequest } from './push.ts';
import { accepted, tableRecord } from './replies.ts';
import { tablePast } from './tablePast.ts';
import {
  addBotRequest,
  createTableRequest,
  gameInfo,
  lanAddresses,
  removeRequest,
  sitRequest,
  tableInfo,
  tableListRequest,
  tableSummary,
} from './tables.ts';
import { botAnswerRequest, botCommitRequest, botNonceRequest } from './toServer.ts';

interface Endpoint {
  readonly query?: z.ZodMiniType<Readonly<Record<string, string | undefined>>>;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
}

/** The HTTP API. The server does not start if a route's schemas differ, and clients take their types from here. */
export const API = {
  'GET /api/me': { response: me },
  'PATCH /api/me': { body: renameRequest, response: me },
  'DELETE /api/me': { response: accepted },
  'GET /api/me/data': { response: personalData },
  'GET /api/me/sessions': { response: z.array(sessionInfo) },
  'POST /api/me/sessions/:session/end': { response: accepted },
  'POST /api/me/code': { response: deviceCode },
  'GET /api/me/recovery': { response: recoveryStatus },
  'POST /api/me/recovery': { response: recoveryCode },
  'POST /api/me/continue': { body: continueRequest, response: me },
  'GET /api/push': { response: pushKey },
  'POST /api/me/push': { body: subscribeRequest, response: accepted },
  'POST /api/me/push/unsubscribe': { body: unsubscribeRequest, response: accepted },
  'GET /api/lan': { response: lanAddresses },
  'GET /api/club': { response: clubStatus },
  'POST /api/club': { body: clubRequest, response: clubStatus },
  'GET /api/games': { response: z.array(gameInfo) },
  'GET /api/tables': { query: tableListRequest, response: z.array(tableSummary) },
  'POST /api/tables': { body: createTableRequest, response: tableInfo },
  'GET /api/tables/:table': { response: tableInfo },
  'POST /api/tables/:table/sit': { body: sitRequest, response: tableInfo },
  'POST /api/tables/:table/leave': { response: tableInfo },
  'POST /api/tables/:table/resign': { response: tableInfo },
  'POST /api/tables/:table/remove': { body: removeRequest, response: tableInfo },
  'POST /api/tables/:table/seats/:seat/add-bot': { body: addBotRequest, response: tableInfo },
  'POST /api/tables/:table/seats/:seat/remove-bot': { response: tableInfo },
  'POST /api/tables/:table/rematch': { response: tableInfo },
  'GET /api/tables/:table/past/:step': { response: tablePast },
  'GET /api/tables/:table/record': { response: tableRecord },
  'POST /api/tables/:table/token': { response: seatToken },
  'POST /api/bot/answer': { body: botAnswerRequest, response: botAnswerResponse },
  'POST /api/bot/commit': { body: botCommitRequest, response: accepted },
  'POST /api/bot/nonce': { body: botNonceRequest, response: accepted },
  'POST /api/admin/enter': { body: adminEnterRequest, response: accepted },
  'POST /api/admin/leave': { response: accepted },
  'GET /api/admin/load': { response: serverLoad },
  'GET /api/admin/tables': { query: adminTablesRequest, response: z.array(adminTable) },
  'GET /api/admin/people': { query: adminPeopleRequest, response: z.array(adminPerson) },
  'POST /api/admin/notice': { body: adminNoticeRequest, response: accepted },
  'GET /api/admin/bans': { response: z.array(adminBan) },
  'POST /api/admin/people/:person/ban': { body: adminBanRequest, response: accepted },
  'POST /api/admin/people/:person/reset-name': { response: person },
  'POST /api/admin/unban': { body: adminUnbanRequest, response: accepted },
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`, Endpoint>>;

type Api = typeof API;
export type ApiRoute = keyof Api;

type ParamName<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type PartOf<Route extends ApiRoute, Part extends 'query' | 'body'> =
  Api[Route] extends Readonly<Record<Part, infer S extends z.ZodMiniType>>
    ? Readonly<Record<Part, DataOf<S>>>
    : Readonly<Partial<Record<Part, never>>>;

type ParamsOf<Route extends ApiRoute> = [ParamName<Route>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamName<Route>, string | number>> };

/** What a client sends to a route: path parameters, query and body. */
export type ApiRequest<Route extends ApiRoute> = ParamsOf<Route> & PartOf<Route, 'query'> & PartOf<Route, 'body'>;

export type ApiResponse<Route extends ApiRoute> = DataOf<Api[Route]['response']>;
