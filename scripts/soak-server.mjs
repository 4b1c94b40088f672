// Kills the server repeatedly during play and prints what was lost. SOAK_KILLS and SOAK_TABLES set the size.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/soak-server.js')).href);
