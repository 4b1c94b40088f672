import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataOf } from '@regalia/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type * as z from 'zod/mini';
import type { Limits } from '../../config/serverConfig.ts';
import type { Metrics } from '../../monitoring/Metrics.ts';
import type { AddressGroups } from '../../people/AddressGroups.ts';
import type { Bans } from '../../people/Bans.ts';
import type { People } from '../../people/People.ts';
import type { PushSender } from '../../ports/push.ts';
import type { TableRegistry } from '../../tables/registry/TableRegistry.ts';
import type { RateLimits } from '../limits/RateLimits.ts';

/** Types requests and responses by their schemas. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.infer<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodMiniType ? DataOf<this['schema']> : unknown;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, SchemaTypes>;

/** What routes depend on. */
export interface Context {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly addressGroups: AddressGroups;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  readonly origins: readonly string[];
  readonly push: PushSender;
  readonly bans: Bans;
  readonly health: Health;
  /** Whether responses are checked against their schemas. For tests. */
  readonly checksResponses: boolean;
}

/** The health of the data, for the operator. */
export interface Health {
  readonly disk: { readonly isLow: boolean; readonly free: number | null };
  /** The damage found in the database; null if none. */
  readonly damage: string | null;
}
