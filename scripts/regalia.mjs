// Runs the command line `regalia`, built anew when a source is newer than the build.
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
  // esbuild has written the reasons to standard error.
  await buildForNode().catch(() => process.exit(1));
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(BUILT).href);
