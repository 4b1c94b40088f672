// Many games of King of the Dice by its own bot, and what they show: `npm run study:diceking -- <games> <seats> <first seed> [json]`,
// or `npm run study:diceking -- merge <file>...` for runs with `json`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

await buildForNode();
await import(pathToFileURL(join(ROOT, 'dist/study-diceking.js')).href);
