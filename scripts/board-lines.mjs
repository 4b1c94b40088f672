// Counts the lines of each board and of the kit, without texts, drawings, lessons and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../packages/web/src');
const EXCLUDED = /(^|\/)(words|art)(\/|\.ts$)|(Words|Art)\.ts$|(^|\/)lesson|\.test\.ts$/;

/** @param {string} folder */
function filesOf(folder) {
  const names = readdirSync(join(WEB, folder), { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  return names.filter((name) => /\.(tsx?|css)$/.test(name) && !EXCLUDED.test(name));
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 */
function linesOf(folder, names) {
  return names.reduce((sum, name) => sum + readFileSync(join(WEB, folder, name), 'utf8').split('\n').length - 1, 0);
}

const games = readdirSync(join(WEB, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
console.log('board\tcode\tstyles\ttogether\tof these setup');
for (const folder of [...games.map(({ name }) => `games/${name}`), 'kit']) {
  const names = filesOf(folder);
  const [styles, code, setup] = [/\.css$/, /\.tsx?$/, /^setup\//].map((kind) =>
    linesOf(
      folder,
      names.filter((name) => kind.test(name)),
    ),
  );
  console.log([folder, code, styles, linesOf(folder, names), setup].join('\t'));
}
