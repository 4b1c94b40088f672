// Measures the durable server and a bare WebSocket echo in the same run; `-- paced` alternates between the two.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/bench-server.js')).href);
