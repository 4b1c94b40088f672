import {
  API,
  addBotRequest,
  createTableRequest,
  removeRequest,
  seat,
  sitRequest,
  step,
  type TableInfo,
  tableId,
  tableInfo as tableInfoSchema,
  tableListRequest,
  tablePast as tablePastSchema,
  tableRecord as tableRecordSchema,
} from '@regalia/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Command } from '../../tables/commands/commands.ts';
import {
  createTable,
  listGames,
  listTables,
  perform,
  rematch,
  tableInfo,
  tablePast,
  tableRecord,
} from '../../tables/index.ts';
import type { App, Context } from '../core/context.ts';
import { personOf, requirePerson } from '../security/identity.ts';

/** Room for custom game data, the longest option. */
const MOST_WISH = 128 * 1024;

const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number));
const params = z.object({ table: tableId });
const pastParams = z.object({ table: tableId, step: z.pipe(whole, step) });
const seatParams = z.object({ table: tableId, seat: z.pipe(whole, seat) });

/** Tables as resources. A GET never changes anything: chat programs fetch links. */
export function tableRoutes(app: App, context: Context): void {
  const { registry, rateLimits } = context;

  app.get(
    '/api/games',
    { schema: { response: { 200: API['GET /api/games'].response }, summary: 'Games, their options and bots' } },
    async () => listGames(registry),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        response: { 200: API['GET /api/tables'].response },
        summary: 'My tables or open tables',
        querystring: tableListRequest,
      },
    },
    async (request) => {
      const { list, before } = request.query;
      const [changedAt, id] = before === undefined ? [] : [Number(before.split('.')[0]), before.split('.')[1]];
      const place = changedAt === undefined || id === undefined ? undefined : { changedAt, id };
      return listTables(registry, (await personOf(context, request))?.id ?? '', list, place);
    },
  );

  app.post(
    '/api/tables',
    {
      schema: { response: { 201: tableInfoSchema }, summary: 'Make a table', body: createTableRequest },
      config: { allow: 'few' },
      bodyLimit: MOST_WISH,
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await rateLimits.checkTables(person.id, () => registry.deps.store.countUnfinished(person.id));
      if (request.body.listed) rateLimits.checkListed(request);
      const id = await createTable(registry, person, request.body);
      return reply.status(201).send(await tableInfo(registry, id));
    },
  );

  app.get(
    '/api/tables/:table',
    { schema: { response: { 200: tableInfoSchema }, summary: 'A table', params } },
    async ({ params: { table } }) => tableInfo(registry, table),
  );

  app.post(
    '/api/tables/:table/sit',
    {
      schema: {
        response: { 200: tableInfoSchema },
        summary: 'Take a seat, or take it back from a bot',
        params,
        body: sitRequest,
      },
    },
    (request) => run(request, { type: 'sit', seat: request.body.seat }),
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { response: { 200: tableInfoSchema }, summary: 'Leave the seat', params } },
    (request) => run(request, { type: 'leave' }),
  );

  app.post(
    '/api/tables/:table/resign',
    { schema: { response: { 200: tableInfoSchema }, summary: 'Resign', params } },
    (request) => run(request, { type: 'resign' }),
  );

  app.post(
    '/api/tables/:table/remove',
    {
      schema: {
        response: { 200: tableInfoSchema },
        summary: 'Remove a person, as the host',
        params,
        body: removeRequest,
      },
    },
    (request) => run(request, { type: 'remove', ...request.body }),
  );

  app.post(
    '/api/tables/:table/seats/:seat/add-bot',
    {
      schema: {
        response: { 200: tableInfoSchema },
        summary: 'Give a free seat to a bot, as the host',
        params: seatParams,
        body: addBotRequest,
      },
    },
    (request) => run(request, { type: 'add-bot', seat: request.params.seat, level: request.body.level }),
  );

  app.post(
    '/api/tables/:table/seats/:seat/remove-bot',
    {
      schema: {
        response: { 200: tableInfoSchema },
        summary: 'Remove a bot before the game, as the host',
        params: seatParams,
      },
    },
    (request) => run(request, { type: 'remove-bot', seat: request.params.seat }),
  );

  app.post(
    '/api/tables/:table/rematch',
    {
      schema: { response: { 200: tableInfoSchema }, summary: 'Play again at a new table', params },
      config: { allow: 'few' },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      await rateLimits.checkTables(person.id, () => registry.deps.store.countUnfinished(person.id));
      return tableInfo(registry, await rematch(registry, request.params.table, person));
    },
  );

  app.get(
    '/api/tables/:table/past/:step',
    {
      schema: { response: { 200: tablePastSchema }, summary: 'The table as I saw it after a step', params: pastParams },
      config: { allow: 'replay' },
    },
    async (request) => {
      const person = await personOf(context, request);
      return tablePast(registry, request.params.table, person?.id, request.params.step);
    },
  );

  app.get(
    '/api/tables/:table/record',
    { schema: { response: { 200: tableRecordSchema }, summary: 'The record', params } },
    async (request, reply) => {
      const { table } = request.params;
      reply.header('content-disposition', `attachment; filename="regalia-${table}.json"`);
      return tableRecord(registry, table);
    },
  );

  /** Performs a command as the requesting person and responds with the table. */
  async function run(request: FastifyRequest & { params: { table: string } }, command: Command): Promise<TableInfo> {
    const { table } = request.params;
    await perform(registry, table, { person: await requirePerson(context, request) }, command);
    return tableInfo(registry, table);
  }
}
