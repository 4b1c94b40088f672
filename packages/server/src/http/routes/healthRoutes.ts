import { healthy } from '@regalia/protocol';
import * as z from 'zod/mini';
import { isBearer } from '../../people/secrets.ts';
import type { TableDeps } from '../../tables/live/deps.ts';
import { RequestRefused } from '../../tables/state/errors.ts';
import type { App, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

const HEALTHY = { ok: true } as const;
const LOW_DISK = { ok: true, disk: 'low' } as const;

/** A check writes to the disk, so requests share one. */
const LOOK_MS = 1000;

function storeCheck({ store, clock, log }: TableDeps): () => Promise<void> {
  let at = Number.NEGATIVE_INFINITY;
  let last = Promise.resolve();
  return () => {
    const now = clock.now();
    if (Math.abs(now - at) < LOOK_MS) return last;
    at = now;
    last = store.check().catch((error: Error) => {
      log.error({ error: error.message }, 'the store does not write');
      throw new RequestRefused('closing', 'The server cannot store anything right now. Its log says why.');
    });
    return last;
  };
}

/** For the operator's monitoring. */
export function healthRoutes(
  app: App,
  { registry, metrics, rateLimits, health }: Context,
  metricsToken: string | undefined,
  isClosing: () => boolean,
): void {
  const checkStore = storeCheck(registry.deps);
  const quiet = { logLevel: 'warn' as const, config: { allow: 'none' } as const };
  const described = { ...quiet, schema: { hide: true, response: { 200: healthy } } };
  const text = { hide: true, response: { 200: { content: { 'text/plain': { schema: z.string() } } } } };

  /** The process is running. */
  app.get('/healthz', described, async () => HEALTHY);

  /** The store can write. */
  app.get('/readyz', described, async () => {
    if (isClosing()) throw new RequestRefused('closing', 'The server is closing.');
    await checkStore();
    if (health.damage !== null)
      throw new RequestRefused('closing', `The database is damaged (${health.damage}). Restore a backup.`);
    return health.disk.isLow ? LOW_DISK : HEALTHY;
  });

  /** Behind a proxy an address proves nothing: without a token, metrics are on their own port or not served. */
  app.get('/metrics', { ...quiet, schema: text }, async (request, reply) => {
    const shown = request.headers.authorization;
    if (metricsToken === undefined || shown === undefined) throw notFound();
    rateLimits.checkTokens(request);
    if (!isBearer(shown, metricsToken)) {
      rateLimits.countWrongToken(request);
      throw notFound();
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
