// Everything that must hold before a change is accepted. The last line says how many checks passed and failed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.mjs';
import { runBrowserTests, runUnitTests } from './test/runners.mjs';
import { check, stage } from './test/stage.mjs';
import { ensureSystemPackages } from './test/system-packages.mjs';

/** @typedef {import('./test/stage.mjs').Result} Result */

const system = await stage('system packages', () =>
  ensureSystemPackages() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
);
if (system.failed > 0) finish([system]);

const results = [system];
const [quick, types] = await Promise.all([quickChecks(), check('typecheck', 'npm run --silent typecheck')]);
results.push(...quick, types);
results.push(await stage('unit tests', runUnitTests));
results.push(await check('rules of finished games', 'node scripts/regalia.mjs rules --gaps --finished'));
if (hasBrowserTests()) results.push(await stage('browser tests', runBrowserTests));
finish(results);

async function quickChecks() {
  return [
    await check('lint', 'npm run --silent lint'),
    await check('layers', 'npm run --silent layers'),
    await check('unused code', 'npm run --silent unused'),
  ];
}

function hasBrowserTests() {
  const folder = join(ROOT, 'e2e');
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.spec\.ts$/.test(String(name)))
  );
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
