import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ServerConfig } from '../config/serverConfig.ts';
import { addressGroupOf } from '../network/addressGroup.ts';
import type { App, Context, SchemaTypes } from './core/context.ts';
import { endSocket, handleErrors, notFound, rejectBadAddress } from './core/errors.ts';
import { currentUrl } from './core/legacyUrls.ts';
import { checkingSerializerFor, requireResponseSchemas, serializerFor } from './core/responses.ts';
import { validatorFor } from './core/validator.ts';
import { limitConnections } from './limits/connectionLimit.ts';
import { adminRoutes } from './routes/adminRoutes.ts';
import { botRoutes } from './routes/botRoutes.ts';
import { healthRoutes } from './routes/healthRoutes.ts';
import { lanRoutes } from './routes/lanRoutes.ts';
import { peopleRoutes } from './routes/meRoutes.ts';
import { pushRoutes } from './routes/pushRoutes.ts';
import { tableRoutes } from './routes/tableRoutes.ts';
import { AllowedHosts } from './security/AllowedHosts.ts';
import { ClubAccess } from './security/ClubAccess.ts';
import { checkOrigin } from './security/checkOrigin.ts';
import { banned } from './security/identity.ts';
import { securityHeaders } from './security/securityHeaders.ts';
import { findSite, siteRoutes } from './site/siteRoutes.ts';
import { LIVE, liveRoute } from './sockets/liveRoute.ts';
import type { Sockets } from './sockets/Sockets.ts';

const MOST_BODY = 16 * 1024;
const MOST_MESSAGE = 16 * 1024;
/** Each fragment of a message costs more memory than the few bytes it may carry. */
const MOST_PIECES = 64;
const MOST_READS = 256;

/** Serves everything on one port. */
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
    frameworkErrors: rejectBadAddress,
    rewriteUrl: ({ url = '/' }: { readonly url?: string }) => currentUrl(url),
    // Otherwise an open stream would keep the server from closing.
    forceCloseConnections: true,
    ...(config.https ? { https: config.https } : {}),
  };
  const app = Fastify(options as FastifyServerOptions).withTypeProvider<SchemaTypes>() as App;
  // All connections of a proxy have its address.
  if (config.proxy === undefined) limitConnections(app.server, context.limits.connectionsPerAddress);
  app.setValidatorCompiler(validatorFor);
  app.setSerializerCompiler(context.checksResponses ? checkingSerializerFor : serializerFor);
  handleErrors(app);
  await securityHeaders(app, config.https !== undefined);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => context.rateLimits.check(request));
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
    openapi: {
      info: { title: 'Regalia', version: '1', license: { name: 'AGPL-3.0-or-later' } },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'regalia' },
          seatToken: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
  const hosts = new AllowedHosts(config);
  const { store, entropy, clock } = context.registry.deps;
  const club = await ClubAccess.open(config.clubPassword, store, entropy, clock);
  const checkAddress = ({ ip, routeOptions: { url = '' } }: FastifyRequest) => {
    if (url.startsWith('/api/') && context.bans.hasAddress(addressGroupOf(ip))) throw banned();
  };
  app.addHook('onRequest', async (request) => {
    hosts.check(request);
    if (request.ws && request.routeOptions.url !== LIVE) throw notFound();
    checkAddress(request);
    club.check(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, context.origins);
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 429) reply.header('retry-after', '60');
    if (reply.statusCode === 503) reply.header('retry-after', '5');
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  await app.register(async (scope) => {
    const within = scope as App;
    requireResponseSchemas(within);
    club.routes(within);
    peopleRoutes(within, context, sockets);
    if (config.adminToken !== undefined) adminRoutes(within, context, sockets, config.adminToken);
    pushRoutes(within, context);
    lanRoutes(within, config.host);
    tableRoutes(within, context);
    botRoutes(within, context, sockets);
    liveRoute(within, context, sockets);
    healthRoutes(within, context, config.metrics?.token, isClosing);
    within.get('/api/openapi.json', { schema: { hide: true, response: { 200: z.unknown() } } }, async () =>
      app.swagger(),
    );
  });
  await siteRoutes(app, context, config.site ?? findSite(), club);
  return app;
}

/** Which proxies are trusted with the client's address: a list of addresses, or a number of hops. */
function proxyOf({ proxy }: ServerConfig): FastifyServerOptions['trustProxy'] {
  if (proxy === undefined) return false;
  return typeof proxy === 'number' ? (_address, hop) => hop < proxy : [...proxy];
}
