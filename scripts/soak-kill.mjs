// Kills servers while all games are played and prints what was lost. SOAK_KILLS, SOAK_SERVERS, SOAK_TABLES (each) and
// SOAK_SECONDS set the size.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/soak-kill.js')).href);
