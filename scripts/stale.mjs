import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a source is newer than the build.
 * @param {string} built
 * @param {string[]} sources
 * @returns {boolean} */
export function isStale(built, sources) {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.some((source) => isNewer(source, builtAt));
}

/** @param {string} path
 * @param {number} time
 * @returns {boolean} */
function isNewer(path, time) {
  const found = statSync(path);
  if (found.mtimeMs > time) return true;
  if (!found.isDirectory()) return false;
  return readdirSync(path).some((name) => name !== 'node_modules' && isNewer(join(path, name), time));
}
