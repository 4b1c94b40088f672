// Measures the server's start-up time and memory with no tables and with many sleeping ones.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
await import(pathToFileURL(join(ROOT, 'dist/bench-sleeping.js')).href);
