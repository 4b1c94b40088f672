import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** The installed Chromium for browser tests: REGALIA_CHROMIUM, or Debian's, or one on the PATH. */
export function findChromium() {
  if (env.REGALIA_CHROMIUM) return env.REGALIA_CHROMIUM;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'chromium')).find((path) => existsSync(path));
}
