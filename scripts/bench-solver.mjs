// Measures the CPU time of the dice solver of King of the Dice: `npm run bench:solver`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode({ 'bench-solver': 'bench/src/solver.ts' });
await import(pathToFileURL(join(ROOT, 'dist/bench-solver.js')).href);
