import { expect, test } from 'vitest';
import { parseAudit } from './audit.mjs';
import { installedPackages, isAllowed } from './licenses.mjs';

test('a license is allowed by name, by choice, or with all its parts', () => {
  expect(isAllowed('MIT')).toBe(true);
  expect(isAllowed('(MIT OR GPL-2.0-only)')).toBe(true);
  expect(isAllowed('MIT AND SSPL-1.0')).toBe(false);
  expect(isAllowed('none')).toBe(false);
});

test('all installed packages have a license that fits ours', () => {
  const packages = installedPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test('an audit without an answer is not taken for a clean one', () => {
  expect(parseAudit('')).toEqual({ findings: [], unanswered: 'its answer could not be read' });
  expect(parseAudit('{"statusCode":405}').unanswered).toBe('status 405');
  expect(parseAudit('{"vulnerabilities":{}}')).toEqual({ findings: [] });
  const found = parseAudit('{"vulnerabilities":{"ws":{"name":"ws","severity":"high","range":"<8"}}}');
  expect(found.findings).toEqual(['high: ws <8']);
});
