import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './context.ts';

const YEAR_SECONDS = 31_536_000;

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Regalia</title>
<h1>Regalia</h1><p>The server runs, but the site is not built. Run <code>npm run build</code> and load this page again.</p></html>`;

/** The built site beside the server's bundle, or in dist/ when run from sources. */
export function findSite(): string | undefined {
  const places = ['./web', '../../../../dist/web'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((place) => existsSync(join(place, 'index.html')));
}

/** A page of the site. Chat programs that show a link want the whole address of its picture. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, site: string): Promise<FastifyReply> {
  const page = await readFile(join(site, 'index.html'), 'utf8');
  const picture = `content="${request.protocol}://${request.host}/og.png"`;
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html')
    .send(page.replace('content="/og.png"', () => picture));
}

/** Files with a hash in their name never change; everything else is asked for again. Unknown pages are the site's own. */
export async function siteRoutes(app: App, folder: string | undefined): Promise<void> {
  const site = folder !== undefined && existsSync(join(folder, 'index.html')) ? folder : undefined;
  if (site !== undefined) {
    await app.register(fastifyStatic, {
      root: site,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(site, 'assets'));
        reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (request.url.startsWith('/api/') || !isPage) {
      return reply.status(404).send({ code: 'not-found', message: 'There is nothing here. Check the address.' });
    }
    if (site !== undefined) return sendPage(request, reply, site);
    return reply.type('text/html').send(NOT_BUILT);
  });
}
