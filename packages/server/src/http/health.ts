import { Refused } from '../tables/errors.ts';
import type { App, Context } from './context.ts';
import { isLoopback } from './home.ts';

/** For whoever keeps the server running. */
export function healthRoutes(app: App, { hall, meters }: Context, isPublic: boolean, isClosing: () => boolean): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const, config: { rateLimit: false } as const };

  /** The process lives. */
  app.get('/healthz', quiet, async () => ({ ok: true }));

  /** It can do its work: the store writes. */
  app.get('/readyz', quiet, async () => {
    if (isClosing()) throw new Refused('closing', 'The server is closing.');
    await hall.around.store.check();
    return { ok: true };
  });

  app.get('/metrics', quiet, async (request, reply) => {
    if (!isPublic && !isLoopback(request.ip)) throw new Refused('not-found', 'Metrics are for this machine only.');
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
}
