import { expect, test } from 'vitest';
import type { BookCoverage } from './coverage.ts';
import { reportCoverage } from './report.ts';

const tides: BookCoverage = {
  game: 'tides',
  rules: [
    { id: 'R-1', tests: [{ file: 'a.test.ts', title: 'R-1 lays a card' }] },
    { id: 'R-2', tests: [] },
  ],
  gaps: ['R-2'],
  unknown: [{ id: 'R-9', tests: [] }],
  finished: true,
};

test('the short report names gaps and unknown IDs', () => {
  expect(reportCoverage(tides, false)).toEqual([
    'tides: 1 of 2 rules have a test (finished, BROKEN)',
    '  no test: R-2',
    '  not in the book: R-9',
  ]);
});

test('the long report names each rule with its tests', () => {
  expect(reportCoverage(tides, true)).toEqual([
    'tides: 1 of 2 rules have a test (finished, BROKEN)',
    '  R-1',
    '    a.test.ts: R-1 lays a card',
    '  R-2  (no test)',
    '  not in the book: R-9',
  ]);
});
