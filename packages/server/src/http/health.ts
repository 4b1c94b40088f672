import { isBearer } from '../people/secrets.ts';
import { Refused } from '../tables/errors.ts';
import type { App, Context } from './context.ts';

/** For whoever keeps the server running. */
export function healthRoutes(
  app: App,
  { hall, meters }: Context,
  metricsToken: string | undefined,
  isClosing: () => boolean,
): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const, config: { allow: 'none' } as const };

  /** The process lives. */
  app.get('/healthz', quiet, async () => ({ ok: true }));

  /** It can do its work: the store writes. */
  app.get('/readyz', quiet, async () => {
    if (isClosing()) throw new Refused('closing', 'The server is closing.');
    await hall.around.store.check();
    return { ok: true };
  });

  /** An address proves nothing behind a proxy; without a token they are on a port of their own, or nowhere. */
  app.get('/metrics', quiet, async (request, reply) => {
    if (metricsToken === undefined || !isBearer(request.headers.authorization, metricsToken)) {
      throw new Refused('not-found', 'There is nothing here. Check the address.');
    }
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
}
