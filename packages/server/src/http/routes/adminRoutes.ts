import {
  type AdminBan,
  type AdminPerson,
  API,
  accepted,
  adminBanRequest,
  adminEnterRequest,
  adminNoticeRequest,
  adminPeopleRequest,
  adminTablesRequest,
  adminUnbanRequest,
  personId,
  person as personSchema,
  serverLoad,
} from '@regalia/protocol';
import * as z from 'zod/mini';
import { addressSubject, personSubject } from '../../people/Bans.ts';
import { leaveTables } from '../../people/personalData.ts';
import { listChanged } from '../../tables/index.ts';
import type { App, Context } from '../core/context.ts';
import { ACCEPTED } from '../core/responses.ts';
import { AdminSessions } from '../security/AdminSessions.ts';
import type { Sockets } from '../sockets/Sockets.ts';
import { LoadGauge } from './LoadGauge.ts';

const DAY_MS = 86_400_000;
const MOST_PEOPLE = 100;

const params = z.object({ person: personId });
const hidden = { hide: true } as const;

/** For the operator, who has the token. Every action is logged. */
export function adminRoutes(app: App, context: Context, sockets: Sockets, token: string): void {
  const { registry, people, bans } = context;
  const { store, clock, log } = registry.deps;
  const door = new AdminSessions(token, registry.deps);
  const load = new LoadGauge(context, sockets);

  app.post(
    '/api/admin/enter',
    { schema: { response: { 200: accepted }, ...hidden, body: adminEnterRequest } },
    async (request, reply) => {
      door.signIn(request, reply, request.body.token);
      return ACCEPTED;
    },
  );

  app.register(async (scope) => {
    const within = scope as App;
    within.addHook('onRequest', async (request) => door.check(request));

    within.post('/api/admin/leave', { schema: { ...hidden, response: { 200: accepted } } }, async (request, reply) => {
      door.signOut(request, reply);
      return ACCEPTED;
    });

    within.get('/api/admin/load', { schema: { ...hidden, response: { 200: serverLoad } } }, async () => load.read());

    within.get(
      '/api/admin/tables',
      {
        schema: {
          response: { 200: API['GET /api/admin/tables'].response },
          ...hidden,
          querystring: adminTablesRequest,
        },
      },
      async ({ query: { since } }) => listChanged(registry, Number(since)),
    );

    within.get(
      '/api/admin/people',
      {
        schema: {
          response: { 200: API['GET /api/admin/people'].response },
          ...hidden,
          querystring: adminPeopleRequest,
        },
      },
      async ({ query: { name = '' } }): Promise<AdminPerson[]> => {
        const found = await store.listPeople(name, MOST_PEOPLE);
        return found.map((person) => ({
          ...person,
          isHere: sockets.addressesOf(person.id).length > 0,
          isBanned: bans.hasPerson(person.id),
        }));
      },
    );

    within.post(
      '/api/admin/notice',
      { schema: { response: { 200: accepted }, ...hidden, body: adminNoticeRequest } },
      async (request) => {
        const { minutes } = request.body;
        registry.restartAt = minutes === null ? null : clock.now() + minutes * 60_000;
        sockets.tellAll({ type: 'notice', restartAt: registry.restartAt });
        log.warn({ minutes, address: request.ip }, 'admin: a restart was announced');
        return ACCEPTED;
      },
    );

    within.get(
      '/api/admin/bans',
      { schema: { ...hidden, response: { 200: API['GET /api/admin/bans'].response } } },
      async (): Promise<AdminBan[]> => {
        const all = bans.all;
        const ids = all.map(({ subject }) => subject.slice(personSubject('').length));
        const names = new Map(await store.namesOf(ids));
        return all.map((ban, i) => ({ ...ban, name: names.get(ids[i] as string) ?? null }));
      },
    );

    within.post(
      '/api/admin/people/:person/ban',
      { schema: { response: { 200: accepted }, ...hidden, params, body: adminBanRequest } },
      async (request) => {
        const { person } = request.params;
        const { days, address } = request.body;
        const subjects = address ? sockets.addressesOf(person).map(addressSubject) : [];
        await bans.add(personSubject(person), days === null ? null : clock.now() + days * DAY_MS);
        for (const subject of subjects) await bans.add(subject, clock.now() + DAY_MS);
        sockets.closeOf(person);
        await leaveTables(registry, person);
        log.warn({ person, days, addresses: subjects.length, address: request.ip }, 'admin: a person was banned');
        return ACCEPTED;
      },
    );

    within.post(
      '/api/admin/unban',
      { schema: { response: { 200: accepted }, ...hidden, body: adminUnbanRequest } },
      async (request) => {
        const { subject } = request.body;
        await bans.lift(subject);
        log.warn({ subject, address: request.ip }, 'admin: a ban was lifted');
        return ACCEPTED;
      },
    );

    within.post(
      '/api/admin/people/:person/reset-name',
      { schema: { response: { 200: personSchema }, ...hidden, params } },
      async (request) => {
        const { person } = request.params;
        const renamed = await people.resetName(person);
        await registry.rename(renamed);
        log.warn({ person, address: request.ip }, 'admin: a name was reset');
        return renamed;
      },
    );
  });
}
