import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from './root.mjs';
import { isStale } from './stale.mjs';

const SOURCES = ['packages/web', 'packages/kernel', 'packages/games', 'packages/bots', 'packages/protocol'];

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const WORTH_COMPRESSING = 1_000;

/** Builds the site into dist/web, with compressed copies for the server to send. */
export async function buildSite() {
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'packages/web/vite.config.ts'), logLevel: 'warn' });
  compressFiles(join(ROOT, 'dist/web'));
}

/** @param {string} folder */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < WORTH_COMPRESSING) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes));
  }
}

export function isSiteStale() {
  return isStale(
    join(ROOT, 'dist/web/index.html'),
    SOURCES.map((source) => join(ROOT, source)),
  );
}
