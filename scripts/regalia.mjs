// Runs the command line `regalia`, rebuilding it if a source is newer.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';
import { isStale } from './stale.mjs';

const BUILT = join(ROOT, 'dist/regalia.js');
const SOURCES = ['packages', 'scripts/build.mjs', 'package-lock.json'];

if (
  isStale(
    BUILT,
    SOURCES.map((source) => join(ROOT, source)),
  )
) {
  // esbuild has printed the errors.
  await buildForNode().catch(() => process.exit(1));
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(BUILT).href);
