// Runs the command line `regalia`, rebuilding it if a source is newer.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApart } from './build-apart.mjs';
import { ROOT } from './root.mjs';
import { isStale } from './stale.mjs';

const BUILT = join(ROOT, 'dist/regalia.js');
const SOURCES = ['packages', 'scripts/build.mjs', 'package-lock.json'];

const sources = SOURCES.map((source) => join(ROOT, source));
// esbuild has printed the errors.
if (isStale(BUILT, sources) && !buildApart('node')) process.exit(1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(BUILT).href);
