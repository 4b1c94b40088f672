// Attacks a server as strangers would and prints how long its other guests wait meanwhile. SOAK_SECONDS changes the time.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/soak-hostile.js')).href);
