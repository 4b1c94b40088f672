import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env, getuid } from 'node:process';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';

const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
const APT = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES],
];

/** Installs Chromium for the browser tests if possible, otherwise prints what to do.
 * @returns {boolean} whether Chromium is installed */
export function ensureSystemPackages() {
  const canInstall = !env.REGALIA_CHROMIUM && existsSync('/etc/debian_version') && getuid?.() === 0;
  const isMissing = findBrowser() === undefined;
  if (isMissing && env.REGALIA_CHROMIUM) {
    console.log(`REGALIA_CHROMIUM names ${env.REGALIA_CHROMIUM}, which does not exist. Correct or unset it.`);
    return false;
  }
  if (isMissing && !canInstall) {
    console.log(`Chromium is missing. ${installAdvice()}`);
    return false;
  }
  if (isMissing || (canInstall && !hasHeadlessShell())) {
    const what = isMissing ? 'Chromium' : 'The lighter Chromium';
    console.log(`${what} is missing; installing the Debian packages ${DEBIAN_PACKAGES.join(', ')}.`);
    if (!APT.every(runApt) && isMissing) return false;
  }
  console.log(`Chromium: ${findChromium() ?? findBrowser()}`);
  return findBrowser() !== undefined;
}

/** A full Chromium, not only the headless shell. */
function findBrowser() {
  return [findChromium({ whole: true }), chromium.executablePath()].find((path) => path && existsSync(path));
}

function hasHeadlessShell() {
  return findChromium() !== findChromium({ whole: true });
}

function installAdvice() {
  if (existsSync('/etc/debian_version')) {
    return `Run as root:\n${APT.map((command) => `  ${command.join(' ')}`).join('\n')}`;
  }
  return 'Run:\n  npx playwright install chromium\nor set REGALIA_CHROMIUM to the path of an installed Chromium.';
}

/** @param {string[]} command */
function runApt([program = '', ...args]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) console.log(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return status === 0;
}
