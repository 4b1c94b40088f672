import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A build of the site whose chunks have names that no other version has, and whose Tides has this revision. */
async function buildVersion(revision: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `regalia-site-${revision}-`));
  const marked: Plugin = {
    name: 'version',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('games/tides/index.ts') ? code.replace('revision: REVISIONS.length', `revision: ${revision}`) : null,
    transformIndexHtml: (html) => html.replace('<html', `<html data-version="${revision}"`),
  };
  await build({
    configFile: 'packages/web/vite.config.ts',
    logLevel: 'error',
    plugins: [marked],
    build: {
      outDir: folder,
      rolldownOptions: { output: { chunkFileNames: `assets/version-${revision}-[name]-[hash].js` } },
    },
  });
  return folder;
}

export interface SiteInTwoVersions {
  readonly url: string;
  /** From now on only the new version can be had. */
  publishNew(): void;
  close(): void;
}

/** Two versions of the site; the server has one at a time. */
export async function serveTwoVersions(): Promise<SiteInTwoVersions> {
  const folders = [await buildVersion(1), await buildVersion(2)] as const;
  let current: string = folders[0];
  const server = createServer(({ url = '/', headers }, response) => {
    const isPage = extname(url) === '' && (headers.accept ?? '').includes('text/html');
    const name = isPage ? '/index.html' : url;
    try {
      const body = readFileSync(join(current, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain', 'cache-control': 'no-cache' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publishNew() {
      current = folders[1];
    },
    close() {
      server.close();
      server.closeAllConnections();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
