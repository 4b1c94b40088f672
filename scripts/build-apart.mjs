import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Builds a part in a process of its own, so that the builder's memory is not kept. Returns whether it succeeded.
 * @param {'node' | 'site'} part */
export function buildApart(part) {
  const build = join(ROOT, 'scripts/build.mjs');
  return spawnSync(process.execPath, [build, part, '--quiet'], { stdio: ['ignore', 2, 2] }).status === 0;
}
