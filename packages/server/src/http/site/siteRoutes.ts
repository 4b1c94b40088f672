import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tableSummary } from '../../tables/index.ts';
import type { TableRegistry } from '../../tables/registry/TableRegistry.ts';
import type { App, Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { ClubAccess } from '../security/ClubAccess.ts';
import { escapeHtml, type LinkPreview, linkPreviewOf, withLinkPreview } from './linkPreview.ts';

const YEAR_SECONDS = 31_536_000;

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1><p>The server runs, but the site is not built. Run <code>npm run build</code> and load this page again.</p></html>`;

/** The built site beside the server's bundle, or in dist/ when run from sources. */
export function findSite(): string | undefined {
  const places = ['./web', '../../../../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((place) => existsSync(join(place, 'index.html')));
}

const TABLE = /^\/t\/([A-Za-z0-9_-]{12})(?:[/?#]|$)/;

/** A page of the site; of tables only where a registry is given. Chat programs that show a link want a title, a sentence, and the whole address of a picture. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: string,
  registry: TableRegistry | null,
): Promise<FastifyReply> {
  const page = await readFile(join(site, 'index.html'), 'utf8');
  const origin = `${request.protocol}://${request.host}`;
  const invitation = registry === null ? undefined : await invitationIn(request, registry);
  const whole = invitation && withLinkPreview(page, invitation, origin);
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html')
    .send(whole ?? page.replace('content="/og.png"', () => `content="${escapeHtml(origin)}/og.png"`));
}

/** The preview of the table at this URL; undefined if there is none. */
async function invitationIn(
  { url, headers }: FastifyRequest,
  registry: TableRegistry,
): Promise<LinkPreview | undefined> {
  const [, id] = TABLE.exec(url) ?? [];
  if (id === undefined) return undefined;
  const table = await tableSummary(registry, id);
  const game = table && registry.deps.games.get(table.game);
  return table && game && linkPreviewOf(table, game, headers['accept-language']);
}

/** Files with a hash in their name are immutable; all others are revalidated. Unknown paths get the site's own page. */
export async function siteRoutes(
  app: App,
  { registry }: Context,
  folder: string | undefined,
  club: ClubAccess,
): Promise<void> {
  const site = folder !== undefined && existsSync(join(folder, 'index.html')) ? folder : undefined;
  if (site !== undefined) {
    await app.register(async (scope) => {
      scope.addHook('onSend', async ({ url }, reply) => {
        const isHashed = reply.statusCode < 400 && url.startsWith('/assets/');
        if (!reply.hasHeader('cache-control'))
          reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      });
      await scope.register(fastifyStatic, { root: site, preCompressed: true, cacheControl: false });
    });
  }
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (request.url.startsWith('/api/') || !isPage) {
      return reply.status(404).send(notFound().toWire());
    }
    if (site !== undefined) return sendPage(request, reply, site, club.isAllowed(request) ? registry : null);
    return reply.type('text/html').send(NOT_BUILT);
  };
  app.setNotFoundHandler(send);
  // It reads the store, so it counts like an API request.
  app.get('/t/*', { schema: { hide: true }, config: { allow: 'api' } }, send);
}
