import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';

/** The headless shell takes a third less CPU time but cannot show notifications. */
const LIGHT = ['chromium-headless-shell', 'chromium'];
const WHOLE = ['chromium'];

/** The installed Chromium for browser tests: REGALIA_CHROMIUM, or Debian's, or one on the PATH.
 * @param {{ whole?: boolean }} [options] */
export function findChromium({ whole = false } = {}) {
  if (env.REGALIA_CHROMIUM) return env.REGALIA_CHROMIUM;
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  const paths = (whole ? WHOLE : LIGHT).flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

/** Playwright's launch options.
 * @param {{ whole?: boolean }} [options] */
export function launchOptions(options) {
  const executablePath = findChromium(options);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
