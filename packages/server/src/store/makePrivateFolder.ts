import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UnusableData } from './sqlite/UnusableData.ts';

/** Opens or creates a folder that this user may read and write; each of these names must be a plain file or absent. */
export function makePrivateFolder(folder: string, files: readonly string[] = []): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw UnusableData.because(folder, error);
  }
  for (const name of files) {
    const file = join(folder, name);
    if (existsSync(file) && !statSync(file).isFile()) throw new UnusableData(`${file} is not a file; move it away`);
  }
}

/** Level by level: where a folder cannot be made, as in /proc, Node's own `recursive` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return;
  }
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
