import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale } from './stale.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = ['packages/web', 'packages/kernel', 'packages/games', 'packages/bots', 'packages/protocol'];

/** Builds the site into dist/web. */
export async function buildSite() {
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'packages/web/vite.config.ts'), logLevel: 'warn' });
}

export function isSiteStale() {
  return isStale(
    join(ROOT, 'dist/web/index.html'),
    SOURCES.map((source) => join(ROOT, source)),
  );
}
