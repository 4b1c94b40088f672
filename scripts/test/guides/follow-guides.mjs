import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../stage.mjs';
import { GUIDES } from './guides.mjs';
import { ProjectCopy } from './project-copy.mjs';
import { readGuide } from './read-guide.mjs';

/** @typedef {import('./guides.mjs').Guide} Guide */
/** @typedef {import('../stage.mjs').Counts} Counts */

/** Applies the code blocks of each guide to a copy of the project. Then its tests must pass, and fail for each forgotten place.
 * @returns {Promise<Counts>} */
export async function followGuides() {
  const counts = await Promise.all(GUIDES.map(followGuide));
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

/** @param {Guide} guide
 * @returns {Promise<Counts>} */
async function followGuide(guide) {
  const copy = new ProjectCopy();
  try {
    const blocks = readGuide(guide.page);
    copy.apply(blocks);
    configure(copy, guide);
    const golden = await vitest(copy, [...guide.golden, '--update'], { REGALIA_ADD_GOLDEN: '1' });
    const results = [
      report(guide, 'golden records', golden.code === 0, golden.output),
      ...(await Promise.all([typecheck(copy, guide), rulesCheck(copy, guide)])),
    ];
    for (const args of guide.tests) {
      const { code, output } = await vitest(copy, args);
      results.push(report(guide, 'tests', code === 0, output));
    }
    for (const forgotten of guide.forgettable) {
      const found = blocks.filter(({ path }) => path === forgotten.path);
      for (const block of found) copy.revert(block);
      const { code, output } = await vitest(copy, forgotten.noticedBy);
      results.push(
        report(guide, `notices that ${forgotten.path} is forgotten`, found.length > 0 && code !== 0, output),
      );
      copy.apply(found);
    }
    return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
  } finally {
    copy.remove();
  }
}

/** @param {ProjectCopy} copy
 * @param {Guide} guide */
function configure({ folder }, { typechecked }) {
  const config = { test: { env: { NO_COLOR: '1' }, testTimeout: 60_000, pool: 'threads', maxWorkers: 1 } };
  writeFileSync(join(folder, 'vitest.config.ts'), `export default ${JSON.stringify(config)};\n`);
  for (const [name, base] of [
    ['tsconfig.guide.json', './tsconfig.base.json'],
    ['packages/web/tsconfig.guide.json', './tsconfig.json'],
  ]) {
    const include = typechecked.filter((path) => path.startsWith('src/') === name?.startsWith('packages/web/'));
    const types = name?.startsWith('packages/web/') ? {} : { compilerOptions: { types: ['node'] } };
    writeFileSync(join(folder, name ?? ''), JSON.stringify({ extends: base, ...types, include }));
  }
}

/** @param {ProjectCopy} copy
 * @param {Guide} guide */
async function typecheck({ folder }, guide) {
  for (const project of ['tsconfig.guide.json', 'packages/web/tsconfig.guide.json']) {
    const { code, output } = await run(`tsc -p ${project}`, { cwd: folder });
    if (code !== 0) return report(guide, 'types', false, output);
  }
  return report(guide, 'types', true, '');
}

/** @param {ProjectCopy} copy
 * @param {Guide} guide */
async function rulesCheck({ folder }, guide) {
  const { code, output } = await run(`node scripts/regalia.mjs rules --gaps --root ${folder}`);
  return report(guide, 'rule coverage', code === 0, output);
}

/** @param {ProjectCopy} copy
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] */
function vitest({ folder }, args, env) {
  return run(`vitest run --reporter=dot ${args.join(' ')}`, { cwd: folder, env });
}

/** @param {Guide} guide
 * @param {string} what
 * @param {boolean} isOk
 * @param {string} output */
function report({ page }, what, isOk, output) {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${page}: ${what}`);
  if (!isOk) console.log(output.trimEnd());
  return isOk;
}
