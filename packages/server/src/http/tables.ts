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
} from '../tables/index.ts';
import type { App, Context } from './context.ts';
import { personOf, requirePerson } from './identity.ts';

/** Room for the longest text that an option may be: data of one's own (`createTable`). */
const MOST_WISH = 48 * 1024;

const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number));
const params = z.object({ table: tableId });
const pastParams = z.object({ table: tableId, step: z.pipe(whole, step) });
const seatParams = z.object({ table: tableId, seat: z.pipe(whole, seat) });

/** Tables as resources. A GET never changes anything: chat programs fetch links. */
export function tableRoutes(app: App, context: Context): void {
  const { hall, allowances } = context;

  app.get('/api/games', { schema: { summary: 'Games, their options and bots' } }, async () => listGames(hall));

  app.get(
    '/api/tables',
    { schema: { summary: 'My tables or open tables', querystring: tableListRequest } },
    async (request) => {
      const { list, before } = request.query;
      const [changedAt, id] = before === undefined ? [] : [Number(before.split('.')[0]), before.split('.')[1]];
      const place = changedAt === undefined || id === undefined ? undefined : { changedAt, id };
      return listTables(hall, (await personOf(context, request))?.id ?? '', list, place);
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
      await allowances.checkTables(person.id, () => hall.around.store.countUnfinished(person.id));
      if (request.body.listed) allowances.checkListed(request);
      const id = await createTable(hall, person, request.body);
      return reply.status(201).send(await tableInfo(hall, id));
    },
  );

  app.get('/api/tables/:table', { schema: { summary: 'A table', params } }, async ({ params: { table } }) =>
    tableInfo(hall, table),
  );

  app.post(
    '/api/tables/:table/sit',
    { schema: { summary: 'Take a seat, or take it back', params, body: sitRequest } },
    async (request) => {
      await sitDown(hall, request.params.table, await requirePerson(context, request), request.body.seat);
      return tableInfo(hall, request.params.table);
    },
  );

  app.post(
    '/api/tables/:table/remove',
    { schema: { summary: 'Show a person out, as the host', params, body: removeRequest } },
    async (request) => {
      const { table } = request.params;
      const { person, block } = request.body;
      await showOut(hall, table, await requirePerson(context, request), person, block);
      return tableInfo(hall, table);
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/bot',
    { schema: { summary: 'Give a free seat to a bot, as the host', params: seatParams, body: seatBotRequest } },
    async (request) => {
      const { table, seat: wish } = request.params;
      await fillWithBot(hall, table, await requirePerson(context, request), wish, request.body.level);
      return tableInfo(hall, table);
    },
  );

  app.post(
    '/api/tables/:table/seats/:seat/open',
    { schema: { summary: 'Send a bot away before the game, as the host', params: seatParams } },
    async (request) => {
      const { table, seat: wish } = request.params;
      await sendBotAway(hall, table, await requirePerson(context, request), wish);
      return tableInfo(hall, table);
    },
  );

  for (const [verb, summary, act] of [
    ['leave', 'Get up', getUp],
    ['resign', 'Give up', giveUp],
  ] as const) {
    app.post(`/api/tables/:table/${verb}`, { schema: { summary, params } }, async (request) => {
      await act(hall, request.params.table, await requirePerson(context, request));
      return tableInfo(hall, request.params.table);
    });
  }

  app.post(
    '/api/tables/:table/rematch',
    { schema: { summary: 'The same again', params }, config: { allow: 'few' } },
    async (request) => {
      const person = await requirePerson(context, request);
      await allowances.checkTables(person.id, () => hall.around.store.countUnfinished(person.id));
      return tableInfo(hall, await playAgain(hall, request.params.table, person));
    },
  );

  app.get(
    '/api/tables/:table/past/:step',
    { schema: { summary: 'The table as I saw it after a step', params: pastParams }, config: { allow: 'replay' } },
    async (request) => {
      const person = await personOf(context, request);
      return tablePast(hall, request.params.table, person?.id, request.params.step);
    },
  );

  app.get('/api/tables/:table/record', { schema: { summary: 'The record', params } }, async (request, reply) => {
    const { table } = request.params;
    reply.header('content-disposition', `attachment; filename="regalia-${table}.json"`);
    return tableRecord(hall, table);
  });
}
