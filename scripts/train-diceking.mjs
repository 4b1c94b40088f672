// Learns the chance to win of King of the Dice from games of its bot: `npm run train:diceking -- 400 1` (games, seed).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode({ 'train-diceking': 'bench/src/trainDiceking.ts' });
await import(pathToFileURL(join(ROOT, 'dist/train-diceking.js')).href);
