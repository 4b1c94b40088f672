import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../build.mjs';

/** @typedef {import('./read-guide.mjs').Block} Block */

const COPIED = ['package.json', 'packages', 'rules', 'tsconfig.base.json', 'tsconfig.json'];
const NOT_COPIED = /\/(node_modules|dist)(\/|$)/;
const OWN_SCOPE = '@regalia';

/** A copy of the project in a temporary folder that shares the installed packages. */
export class ProjectCopy {
  /** @type {string} */
  folder;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'regalia-guide-'));
    for (const name of COPIED) {
      const filter = (/** @type {string} */ source) => !NOT_COPIED.test(source.slice(ROOT.length));
      cpSync(join(ROOT, name), join(this.folder, name), { recursive: true, filter });
    }
    this.#linkPackages('.');
    for (const name of readdirSync(join(ROOT, 'packages'))) this.#linkPackages(`packages/${name}`);
    const scope = join(this.folder, 'node_modules', OWN_SCOPE);
    mkdirSync(scope);
    for (const name of readdirSync(join(ROOT, 'packages')))
      symlinkSync(join(this.folder, 'packages', name), join(scope, name));
  }

  /** Links installed packages one by one, so that our own scope can point into the copy.
   * @param {string} folder */
  #linkPackages(folder) {
    const from = join(ROOT, folder, 'node_modules');
    if (!existsSync(from)) return;
    const to = join(this.folder, folder, 'node_modules');
    mkdirSync(to);
    for (const name of readdirSync(from)) if (name !== OWN_SCOPE) symlinkSync(join(from, name), join(to, name));
  }

  /** @param {readonly Block[]} blocks */
  apply(blocks) {
    for (const block of blocks) {
      const path = join(this.folder, block.path);
      mkdirSync(dirname(path), { recursive: true });
      if ('text' in block) writeFileSync(path, block.text);
      else replaceOnce(path, block.before, block.after);
    }
  }

  /** Takes one block of a guide back.
   * @param {Block} block */
  revert(block) {
    const path = join(this.folder, block.path);
    if ('text' in block) rmSync(path);
    else replaceOnce(path, block.after, block.before);
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }
}

/** @param {string} path
 * @param {string} before
 * @param {string} after */
function replaceOnce(path, before, after) {
  const parts = readFileSync(path, 'utf8').split(before);
  if (parts.length !== 2)
    throw new Error(`${path} should contain this once, not ${parts.length - 1} times:\n${before}`);
  writeFileSync(path, parts.join(after));
}
