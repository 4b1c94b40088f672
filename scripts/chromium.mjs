import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** Without windows and their costs, it takes a third less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium'];

/** The installed Chromium for browser tests: REGALIA_CHROMIUM, or Debian's, or one on the PATH. */
export function findChromium() {
  if (env.REGALIA_CHROMIUM) return env.REGALIA_CHROMIUM;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
