// Measures Regalia and other engines at the same rules in one run.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'dist/bench-peers.js')).href);
