// Processor time of the exact dice of King of the Dice, one objective at a time: `npm run bench:solver`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode({ 'bench-solver': 'bench/src/solver.ts' });
await import(pathToFileURL(join(ROOT, 'dist/bench-solver.js')).href);
