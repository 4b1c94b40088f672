import { isDeepStrictEqual } from 'node:util';
import { API, wireError } from '@regalia/protocol';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';

/** The response of a route without data. */
export const ACCEPTED = { accepted: true } as const;

type SerializerCompiler = (route: { readonly schema: unknown; readonly url: string }) => (data: unknown) => string;

/** Responses are typed by their schemas, so they are sent as they are. */
export const serializerFor: SerializerCompiler = () => (data) => JSON.stringify(data);

/** For tests: refuses responses that do not match their schema exactly. */
export const checkingSerializerFor: SerializerCompiler =
  ({ schema, url }) =>
  (data) => {
    const text = JSON.stringify(data);
    const sent: unknown = JSON.parse(text);
    const parsed = z.safeParse(schema as z.ZodMiniType, sent);
    if (!parsed.success) throw new Error(`the response of ${url} does not fit its schema: ${parsed.error.message}`);
    if (!isDeepStrictEqual(parsed.data, sent)) throw new Error(`the response of ${url} has fields outside its schema`);
    return text;
  };

/** Requires a response schema of every route from now on (that of `API` if listed there), and adds the error schema. */
export function requireResponseSchemas(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isSocket(route)) return;
    const { schema, method, url } = route;
    if (schema?.response === undefined) throw new Error(`${method} ${url} has no response schema`);
    checkAgainstApi(`${method} ${url}`, schema);
    route.schema = { ...schema, response: { ...schema.response, default: wireError } };
  });
}

function isSocket(route: RouteOptions): boolean {
  return 'websocket' in route && route.websocket === true;
}

const ENDPOINTS: ReadonlyMap<string, { query?: unknown; body?: unknown; response: unknown }> = new Map(
  Object.entries(API),
);

/** Throws if the schemas of a route differ from those that clients use. */
function checkAgainstApi(route: string, { querystring, body, response }: FastifySchema): void {
  const promised = ENDPOINTS.get(route);
  if (promised === undefined) return;
  const { query, body: promisedBody, response: promisedResponse } = promised;
  const isKept =
    querystring === query && body === promisedBody && Object.values(response ?? {}).includes(promisedResponse);
  if (!isKept) throw new Error(`the schemas of ${route} differ from those in the protocol's API`);
}
