import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ServerConfig } from '../config.ts';
import { addressGroup } from './address.ts';
import { adminRoutes } from './admin.ts';
import { botRoutes } from './botApi.ts';
import { Club } from './club.ts';
import { boundConnections } from './connections.ts';
import type { App, Context } from './context.ts';
import { endSocket, handleErrors, nothingHere, refuseAddress } from './errors.ts';
import { healthRoutes } from './health.ts';
import { homeRoute } from './home.ts';
import { Hosts } from './hosts.ts';
import { banned } from './identity.ts';
import { LIVE, liveRoute } from './live.ts';
import { checkOrigin } from './origin.ts';
import { peopleRoutes } from './people.ts';
import { pushRoutes } from './push.ts';
import { securityHeaders } from './security.ts';
import { findSite, siteRoutes } from './site.ts';
import type { Sockets } from './sockets.ts';
import { tableRoutes } from './tables.ts';
import { validatorFor } from './validator.ts';

const MOST_BODY = 16 * 1024;
const MOST_MESSAGE = 16 * 1024;
/** Each piece of a message costs more memory than the few bytes that may be in it. */
const MOST_PIECES = 64;
const MOST_READS = 256;

/** Everything that is served, on one port. */
export async function buildApp(
  config: ServerConfig,
  context: Context,
  sockets: Sockets,
  logger: NonNullable<FastifyServerOptions['loggerInstance']>,
  isClosing: () => boolean,
): Promise<App> {
  const options = {
    loggerInstance: logger,
    bodyLimit: MOST_BODY,
    trustProxy: proxyOf(config),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    frameworkErrors: refuseAddress,
    // A stream would else keep the server from closing.
    forceCloseConnections: true,
    ...(config.https ? { https: config.https } : {}),
  };
  const app = Fastify(options as FastifyServerOptions).withTypeProvider<ZodTypeProvider>() as App;
  // All connections of a proxy have its address.
  if (config.proxy === undefined) boundConnections(app.server, context.limits.connectionsPerAddress);
  app.setValidatorCompiler(validatorFor);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  await securityHeaders(app, config.https !== undefined);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => context.allowances.check(request));
  await app.register(websocket, {
    errorHandler: endSocket,
    options: {
      maxPayload: MOST_MESSAGE,
      maxFragments: MOST_PIECES,
      maxBufferedChunks: MOST_READS,
      perMessageDeflate: false,
    },
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Regalia', version: '1', license: { name: 'AGPL-3.0-or-later' } } },
    transform: jsonSchemaTransform,
  });
  const hosts = new Hosts(config);
  const { store, entropy, clock } = context.hall.around;
  const club = await Club.open(config.clubPassword, store, entropy, clock);
  const checkAddress = ({ ip, routeOptions: { url = '' } }: FastifyRequest) => {
    if (url.startsWith('/api/') && context.bans.hasAddress(addressGroup(ip))) throw banned();
  };
  app.addHook('onRequest', async (request) => {
    hosts.check(request);
    if (request.ws && request.routeOptions.url !== LIVE) throw nothingHere();
    checkAddress(request);
    club.check(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, context.origins);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 429) reply.header('retry-after', '60');
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  await app.register(async (scope) => {
    const within = scope as App;
    club.routes(within);
    peopleRoutes(within, context, sockets);
    if (config.adminToken !== undefined) adminRoutes(within, context, sockets, config.adminToken);
    pushRoutes(within, context);
    homeRoute(within, config.host);
    tableRoutes(within, context);
    botRoutes(within, context, sockets);
    liveRoute(within, context, sockets);
    healthRoutes(within, context, config.metrics?.token, isClosing);
    within.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  await siteRoutes(app, context, config.site ?? findSite(), club);
  return app;
}

/** Whose word about the client's address counts: that of proxies by their addresses, or of so many in a row. */
function proxyOf({ proxy }: ServerConfig): FastifyServerOptions['trustProxy'] {
  if (proxy === undefined) return false;
  return typeof proxy === 'number' ? (_address, hop) => hop < proxy : [...proxy];
}
