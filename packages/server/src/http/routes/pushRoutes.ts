import { accepted, type PushKey, pushKey, subscribeRequest, unsubscribeRequest } from '@regalia/protocol';
import { isPushEndpoint } from '../../push/addresses.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { App, Context } from '../core/context.ts';
import { ACCEPTED } from '../core/responses.ts';
import { requirePerson } from '../security/identity.ts';

/** Push subscriptions of browsers. */
export function pushRoutes(app: App, context: Context): void {
  const { registry, limits, push } = context;
  const { store, clock } = registry.deps;

  app.get(
    '/api/push',
    { schema: { response: { 200: pushKey }, summary: 'The key to subscribe to notices with' } },
    async (): Promise<PushKey> => ({ publicKey: push.publicKey }),
  );

  app.post(
    '/api/me/push',
    {
      schema: { response: { 200: accepted }, summary: 'Tell this browser when it is my turn', body: subscribeRequest },
      config: { allow: 'few' },
    },
    async (request) => {
      const { endpoint, keys, locale } = request.body;
      const person = await requirePerson(context, request);
      if (!isPushEndpoint(endpoint))
        throw new RequestRefused(
          'bad-request',
          'This is not the address of a push service. Use the one your browser gives.',
        );
      const subscription = { person: person.id, endpoint, ...keys, locale };
      await store.addSubscription(subscription, clock.now(), limits.browsersPerPerson);
      return ACCEPTED;
    },
  );

  app.post(
    '/api/me/push/unsubscribe',
    { schema: { response: { 200: accepted }, summary: 'No more notices to this browser', body: unsubscribeRequest } },
    async (request) => {
      await store.removeSubscription((await requirePerson(context, request)).id, request.body.endpoint);
      return ACCEPTED;
    },
  );
}
