import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './stage.mjs';

/** @typedef {import('./stage.mjs').Counts} Counts */

export function runUnitTests() {
  return countFromReport(
    (report) => ({ command: `vitest run --reporter=default --reporter=json --outputFile.json=${report}` }),
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(isBrokenFile).length,
      skipped: numPendingTests + numTodoTests,
    }),
  );
}

/** Browser tests depend on the machine's load: a failed one is retried once and then reported as flaky. */
export function runBrowserTests() {
  return countFromReport(
    (report) => ({
      command: 'playwright test --retries=1 --reporter=list,json',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    ({ stats }) => {
      if (stats.flaky > 0)
        console.log(`${stats.flaky} tests passed only on the second try; they are marked as flaky above.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
    },
  );
}

/** Whether a test file failed as a whole: it did not load, or a hook threw.
 * @param {{ status: string, assertionResults: { status: string }[] }} file */
function isBrokenFile(file) {
  return file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
}

/** Counts skipped tests as failed.
 * A runner that fails without a failed test counts as one failure.
 * @param {(report: string) => { command: string, env?: Record<string, string> }} commandFor
 * @param {(report: any) => Counts & { skipped: number }} read
 * @returns {Promise<Counts>} */
async function countFromReport(commandFor, read) {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-test-'));
  try {
    const report = join(folder, 'report.json');
    const { command, env = {} } = commandFor(report);
    const { code } = await run(command, { live: true, env });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, 'utf8')));
    if (skipped > 0) console.log(`${skipped} skipped tests count as failed.`);
    const broken = failed + skipped;
    return { passed, failed: broken === 0 && code !== 0 ? 1 : broken };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
