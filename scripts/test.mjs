// Runs all checks. The last line is "N passed, N failed".
import { followGuides } from './test/guides/follow-guides.mjs';
import { runBrowserTests, runUnitTests } from './test/runners.mjs';
import { check, stage } from './test/stage.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';

/** @typedef {import('./test/stage.mjs').Result} Result */

const system = await stage('system packages', () =>
  ensureSystemPackages() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
);
const results = [system];
const [quick, types] = await Promise.all([quickChecks(), check('typecheck', 'npm run --silent typecheck')]);
results.push(...quick, types);
results.push(await stage('unit tests', runUnitTests));
results.push(await stage('guides', followGuides));
results.push(await check('rules of finished games', 'node scripts/regalia.mjs rules --gaps --finished'));
if (system.failed === 0) results.push(await stage('browser tests', runBrowserTests));
else console.log('\n== browser tests: not run, because Chromium is missing (see system packages)');
finish(results);

async function quickChecks() {
  return [
    await check('lint', 'npm run --silent lint'),
    await check('layers', 'npm run --silent layers'),
    await check('unused code', 'npm run --silent unused'),
  ];
}

/** @param {Result[]} results
 * @returns {never} */
function finish(results) {
  console.log('\n== summary');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
