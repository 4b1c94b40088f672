// Many games of King of the Dice by its own bot, and what they show: `npm run study:diceking -- 1000`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
await import(pathToFileURL(join(ROOT, 'dist/study-diceking.js')).href);
