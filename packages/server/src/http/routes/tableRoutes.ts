import {
  createTableRequest,
  removeRequest,
  seat,
  seatBotRequest,
  sitRequest,
  step,
  tableId,
  tableListRequest,
} from '@regalia/protocol';
import * as z from 'zod/mini';
import {
  createTable,
  fillWithBot,
  getUp,
  giveUp,
  listGames,
  listTables,
  playAgain,
  sendBotAway,
  showOut,
  sitDown,
  tableInfo,
  tablePast,
  tableRecord,
} from '../../tables/index.ts';
import type { App, Context } from '../context.ts';
import { personOf, requirePerson } from '../security/identity.ts';

/** Room for the longest text that an option may be: data of one's own (`createTable`). */
const MOST_WISH = 48 * 1024;

const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number));
const params = z.object({ table: tableId });
const pastParams = z.object({ table: tableId, step: z.pipe(whole, step) });
const seatParams = z.object({ table: tableId, seat: z.pipe(whole, seat) });

/** Tables as resources. A GET never changes anything: chat programs fetch links. */
export function tableRoutes(app: App, context: Context): void {
  const { registry, rateLimits } = context;

  app.get('/api/games', { schema: { summary: 'Games, their options and bots' } }, async () => listGames(registry));

  app.get(
    '/api/tables',
    { schema: { summary: 'My tables or open tables', querystring: tableListRequest } },
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
      schema: { summary: 'Make a table', body: createTableRequest },
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

  app.get('/api/tables/:table', { schema: { summary: 'A table', params } }, async ({ params: { table } }) =>
    tableInfo(registry, table),
  );

  app.post(
    '/api/tables/:table/sit',
    { schema: { summary: 'Take a seat, or take it back', params, body: sitRequest } },
    async (request) => {
      await sitDown(registry, request.params.table, await requirePerson(context, request), request.body.seat);
      return tableInfo(registry, request.params.table);
    },
  );

  app.post(
    '/api/tables/:table/remove',
    { schema: { summary: 'Show a person out, as the host', params, body: removeRequest } },
    async (request) => {
      const { table } = request.params;
      const { person, block } = request.body;
      await showOut(registry, table, await requirePerson(context, request), person, block);
      return tableInfo(registry, table);
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/bot',
    { schema: { summary: 'Give a free seat to a bot, as the host', params: seatParams, body: seatBotRequest } },
    async (request) => {
      const { table, seat: wish } = request.params;
      await fillWithBot(registry, table, await requirePerson(context, request), wish, request.body.level);
      return tableInfo(registry, table);
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/open',
    { schema: { summary: 'Send a bot away before the game, as the host', params: seatParams } },
    async (request) => {
      const { table, seat: wish } = request.params;
      await sendBotAway(registry, table, await requirePerson(context, request), wish);
      return tableInfo(registry, table);
    },
  );

  for (const [verb, summary, act] of [
    ['leave', 'Get up', getUp],
    ['resign', 'Give up', giveUp],
  ] as const) {
    app.post(`/api/tables/:table/${verb}`, { schema: { summary, params } }, async (request) => {
      await act(registry, request.params.table, await requirePerson(context, request));
      return tableInfo(registry, request.params.table);
    });
  }

  app.post(
    '/api/tables/:table/rematch',
    { schema: { summary: 'The same again', params }, config: { allow: 'few' } },
    async (request) => {
      const person = await requirePerson(context, request);
      await rateLimits.checkTables(person.id, () => registry.deps.store.countUnfinished(person.id));
      return tableInfo(registry, await playAgain(registry, request.params.table, person));
    },
  );

  app.get(
    '/api/tables/:table/past/:step',
    { schema: { summary: 'The table as I saw it after a step', params: pastParams }, config: { allow: 'replay' } },
    async (request) => {
      const person = await personOf(context, request);
      return tablePast(registry, request.params.table, person?.id, request.params.step);
    },
  );

  app.get('/api/tables/:table/record', { schema: { summary: 'The record', params } }, async (request, reply) => {
    const { table } = request.params;
    reply.header('content-disposition', `attachment; filename="regalia-${table}.json"`);
    return tableRecord(registry, table);
  });
}
