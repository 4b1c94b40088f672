import type { ScoreBreakdown, ScoreLine } from '@regalia/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedScore, type ScoreChange, scoreChange } from './score.ts';

const line = (points: number, params: ScoreLine['params'] = {}): ScoreLine => ({
  points,
  rule: 'TID-5.7',
  key: 'score.per-symbol',
  params,
  card: null,
  section: 1,
  preview: false,
});

const score = (...lines: readonly ScoreLine[]): ScoreBreakdown[] => [{ seat: 0, total: 9, lines }];

test('keeps the leading unchanged lines and sends the rest', () => {
  const told = score(line(1), line(2), line(3));
  expect(scoreChange(told, score(line(1), line(5), line(3)))).toEqual([
    { seat: 0, total: 9, kept: 1, lines: [line(5), line(3)] },
  ]);
});

test('removed lines are not kept', () => {
  expect(scoreChange(score(line(1), line(2)), score(line(1)))).toEqual([{ seat: 0, total: 9, kept: 1, lines: [] }]);
});

test('a reader without an earlier score gets the whole one', () => {
  expect(scoreChange(null, score(line(1)))).toEqual([{ seat: 0, total: 9, kept: 0, lines: [line(1)] }]);
});

test.each([
  [{ n: 1 }, { n: 2 }],
  [{ n: 1 }, {}],
  [{}, { n: 1 }],
  [{ symbol: { of: 'symbol', id: 1 } }, { symbol: { of: 'symbol', id: 2 } }],
  [{ symbols: { of: 'symbol', id: [1, 2] } }, { symbols: { of: 'symbol', id: [1, 3] } }],
  [{ symbols: { of: 'symbol', id: [1] } }, { symbols: { of: 'symbol', id: [1, 2] } }],
])('a reason of %j is not one of %j', (before, now) => {
  expect(scoreChange(score(line(1, before)), score(line(1, now)))[0]?.kept).toBe(0);
  expect(scoreChange(score(line(1, now)), score(line(1, structuredClone(now))))[0]?.kept).toBe(1);
});

const lines = fc.array(fc.tuple(fc.nat(1), fc.nat(1)).map(([points, n]) => line(points, n === 0 ? {} : { n })));
const scores = fc
  .array(lines)
  .map((all) => all.map((own, seat): ScoreBreakdown => ({ seat, total: own.length, lines: own })));

test('applying a change gives the new score, whatever was sent before', () => {
  fc.assert(
    fc.property(scores, scores, (told, now) => {
      const sent: ScoreChange[] = JSON.parse(JSON.stringify(scoreChange(told, now)));
      expect(changedScore(told, sent)).toEqual(now);
    }),
  );
});
