import {
  API,
  accepted,
  continueRequest,
  deviceCode,
  isReservedName,
  type Me,
  me as meSchema,
  type Person,
  personalData,
  recoveryCode,
  recoveryStatus,
  renameRequest,
  sessionId,
} from '@regalia/protocol';
import * as z from 'zod/mini';
import { addressGroupOf } from '../../network/addressGroup.ts';
import { describeMe } from '../../people/me.ts';
import { erasePersonalData, exportPersonalData } from '../../people/personalData.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { App, Context } from '../core/context.ts';
import { ACCEPTED } from '../core/responses.ts';
import {
  clearSession,
  exchangeInsecureSession,
  personOf,
  requirePerson,
  sessionOf,
  setSession,
} from '../security/identity.ts';
import type { Sockets } from '../sockets/Sockets.ts';

/** Identity: a guest at the first visit, the same person from then on. */
export function peopleRoutes(app: App, context: Context, sockets: Sockets): void {
  const { people, registry, rateLimits } = context;
  const me = (person: Person): Me => describeMe(registry, person);
  people.onAlone = (person) => sockets.closeOf(person);

  app.get(
    '/api/me',
    { schema: { response: { 200: meSchema }, summary: 'Who I am; makes a guest of a stranger' } },
    async (request, reply) => {
      const known = await personOf(context, request);
      const used = sessionOf(request);
      if (known !== undefined && used !== undefined) {
        setSession(request, reply, used);
        await people.touch(used);
        return me(known);
      }
      if (!rateLimits.guests.take(addressGroupOf(request.ip)))
        throw new RequestRefused('too-many', 'Too many new guests. Wait a minute.');
      const { person, session } = (await exchangeInsecureSession(context, request)) ?? (await people.greet());
      setSession(request, reply, session);
      return me(person);
    },
  );

  app.patch(
    '/api/me',
    { schema: { response: { 200: meSchema }, summary: 'Change my name', body: renameRequest } },
    async (request) => {
      const person = await requirePerson(context, request);
      const { name } = request.body;
      if (name !== person.name && isReservedName(name)) {
        throw new RequestRefused('reserved-name', 'This name looks like one of the server’s own. Pick another one.');
      }
      const renamed = await people.rename(person, name);
      await registry.rename(renamed);
      return me(renamed);
    },
  );

  app.get(
    '/api/me/data',
    { schema: { response: { 200: personalData }, summary: 'Everything that is kept of me' }, config: { allow: 'few' } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      reply.header('content-disposition', 'attachment; filename="regalia-my-data.json"');
      return exportPersonalData(registry, people, me(person), sessionOf(request) ?? '');
    },
  );

  app.delete(
    '/api/me',
    { schema: { response: { 200: accepted }, summary: 'Erase everything that is kept of me' } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await erasePersonalData(registry, people, person);
      sockets.closeOf(person.id);
      clearSession(request, reply);
      return ACCEPTED;
    },
  );

  app.get(
    '/api/me/sessions',
    { schema: { response: { 200: API['GET /api/me/sessions'].response }, summary: 'Devices on which I am known' } },
    async (request) => people.sessions(await requirePerson(context, request), sessionOf(request) ?? ''),
  );

  app.post(
    '/api/me/sessions/:session/end',
    {
      schema: {
        response: { 200: accepted },
        summary: 'Be nobody on that device',
        params: z.object({ session: sessionId }),
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      await people.endSession(person, request.params.session);
      sockets.closeOf(person.id);
      return ACCEPTED;
    },
  );

  app.post(
    '/api/me/code',
    {
      schema: { response: { 200: deviceCode }, summary: 'A code to continue on another device' },
      config: { allow: 'few' },
    },
    async (request) => people.makeCode(await requirePerson(context, request)),
  );

  app.get(
    '/api/me/recovery',
    { schema: { response: { 200: recoveryStatus }, summary: 'When my recovery code was made' } },
    async (request) => people.recoveryStatus(await requirePerson(context, request)),
  );

  app.post(
    '/api/me/recovery',
    {
      schema: { response: { 200: recoveryCode }, summary: 'A new recovery code; the old one ends' },
      config: { allow: 'few' },
    },
    async (request) => people.makeRecoveryCode(await requirePerson(context, request)),
  );

  app.post(
    '/api/me/continue',
    {
      schema: {
        response: { 200: meSchema },
        summary: 'Be the person whose device code or recovery code this is',
        body: continueRequest,
      },
      config: { allow: 'few' },
    },
    async (request, reply) => {
      const { person, session } = await people.continueAs(request.body.code);
      setSession(request, reply, session);
      return me(person);
    },
  );
}
