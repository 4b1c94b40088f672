import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Limits } from '../config.ts';
import type { Meters } from '../metrics.ts';
import type { Bans } from '../people/bans.ts';
import type { Households } from '../people/households.ts';
import type { People } from '../people/people.ts';
import type { PushSender } from '../ports/push.ts';
import type { Hall } from '../tables/hall.ts';
import type { Allowances } from './limits.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes work with. */
export interface Context {
  readonly hall: Hall;
  readonly people: People;
  readonly households: Households;
  readonly meters: Meters;
  readonly limits: Limits;
  readonly allowances: Allowances;
  readonly origins: readonly string[];
  readonly push: PushSender;
  readonly bans: Bans;
}
