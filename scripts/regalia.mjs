// Runs the command line `regalia`, built anew when a source is newer than the build.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

const BUILT = join(ROOT, 'dist/regalia.js');
const SOURCES = ['packages', 'scripts/build.mjs', 'package-lock.json'];

/** @param {string} path
 * @param {number} time
 * @returns {boolean} */
function isNewer(path, time) {
  const found = statSync(path);
  if (found.mtimeMs > time) return true;
  if (!found.isDirectory()) return false;
  return readdirSync(path).some((name) => name !== 'node_modules' && isNewer(join(path, name), time));
}

function isStale() {
  if (!existsSync(BUILT)) return true;
  const builtAt = statSync(BUILT).mtimeMs;
  return SOURCES.some((source) => isNewer(join(ROOT, source), builtAt));
}

if (isStale()) {
  // esbuild has written the reasons to standard error.
  await buildForNode().catch(() => process.exit(1));
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(BUILT).href);
