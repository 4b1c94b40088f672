import { continueRequest, type Me, type Person, PROTOCOL, renameRequest } from '@regalia/protocol';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../tables/errors.ts';
import type { App, Context } from './context.ts';
import { personOf, requirePerson, setSession } from './identity.ts';

/** Who one is: a guest at the first visit, the same one ever after. */
export function peopleRoutes(app: App, { people, hall, limits }: Context): void {
  const few = { rateLimit: { max: limits.creationsPerMinute, timeWindow: '1 minute' } };
  const mayGreet = app.createRateLimit(few.rateLimit) as (request: FastifyRequest) => Promise<{ isExceeded?: boolean }>;
  const me = (person: Person): Me => ({ ...person, kind: 'guest', protocol: PROTOCOL, now: hall.around.clock.now() });

  app.get('/api/me', { schema: { summary: 'Who I am; makes a guest of a stranger' } }, async (request, reply) => {
    const known = await personOf(people, request);
    if (known !== undefined) return me(known);
    if ((await mayGreet(request)).isExceeded) throw new Refused('too-many', 'Too many new guests. Wait a minute.');
    const { person, session } = await people.greet();
    setSession(request, reply, session);
    return me(person);
  });

  app.patch('/api/me', { schema: { summary: 'Change my name', body: renameRequest } }, async (request) => {
    const person = await requirePerson(people, request);
    return me(await people.rename(person, request.body.name));
  });

  app.post(
    '/api/me/code',
    { schema: { summary: 'A code to continue on another device' }, config: few },
    async (request) => people.makeCode(await requirePerson(people, request)),
  );

  app.post(
    '/api/me/continue',
    { schema: { summary: 'Be the person who asked for this code', body: continueRequest }, config: few },
    async (request, reply) => {
      const { person, session } = await people.continueAs(request.body.code);
      setSession(request, reply, session);
      return me(person);
    },
  );
}
