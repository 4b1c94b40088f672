// Prints how long the server takes to start, and its memory, with no table and with many sleeping ones.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
await import(pathToFileURL(join(ROOT, 'dist/bench-sleeping.js')).href);
