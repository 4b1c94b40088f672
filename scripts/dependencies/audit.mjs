import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.mjs';

/**
 * @typedef {object} Audit
 * @property {string[]} findings  known vulnerabilities
 * @property {string} [unanswered]  why the registry gave no answer
 */

/** Asks the registry for known vulnerabilities of what is installed.
 * @returns {Audit} */
export function auditPackages() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8' });
  return parseAudit(stdout);
}

/** @param {string} json
 * @returns {Audit} */
export function parseAudit(json) {
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { findings: [], unanswered: 'its answer could not be read' };
  }
  if (report.vulnerabilities === undefined) {
    return { findings: [], unanswered: report.statusCode ? `status ${report.statusCode}` : 'no report' };
  }
  return {
    findings: Object.values(report.vulnerabilities).map(
      (/** @type {{ name: string, severity: string, range: string }} */ { name, severity, range }) =>
        `${severity}: ${name} ${range}`,
    ),
  };
}
