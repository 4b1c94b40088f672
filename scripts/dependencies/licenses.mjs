import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Licenses that may be combined with AGPL-3.0-or-later. */
const ALLOWED = new Set([
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** @typedef {{ readonly name: string, readonly license: string }} Package */

/** Whether an SPDX expression offers only licenses, or at least a choice, that we accept.
 * @param {string} expression
 * @returns {boolean} */
export function isAllowed(expression) {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return ALLOWED.has(bare.trim());
}

/** The installed packages of the lock file, without our own.
 * @returns {Package[]} */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.keys(packages)
    .filter((path) => path.startsWith('node_modules/') && !packages[path].link)
    .map((path) => join(ROOT, path, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ name, version, license, licenses }) => ({
      name: `${name}@${version}`,
      license: license?.type ?? license ?? licenses?.[0]?.type ?? 'none',
    }));
}
