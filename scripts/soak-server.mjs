// Kills the server again and again during play; the last line says what was lost. SOAK_KILLS and SOAK_TABLES change the size.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/soak-server.js')).href);
