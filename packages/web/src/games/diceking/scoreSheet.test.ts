import type { ScoreLine } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { scoreSheet } from './scoreSheet.ts';
import { load } from './words.ts';

await load('cs');

const rowOf = (key: string): number =>
  scoreSheet.rowOf({
    key,
    points: 0,
    rule: '',
    params: {},
    card: null,
    section: 0,
    preview: false,
  } satisfies ScoreLine);

test('the score scoreSheet has a row for each thing that brings points, and both lines about fires share one', () => {
  expect(
    ['score.area', 'score.others', 'score.most-fires', 'score.fires', 'score.gold', 'score.white'].map(rowOf),
  ).toEqual([0, 1, 2, 2, 3, 4]);
  expect(scoreSheet.nameOf(2, { locale: 'cs' } as TableSpeech)).toBe('Nejvíc dračích ohňů');
});

test('what decides a tie has no row', () => {
  expect(['score.tie', 'score.token'].map(rowOf)).toEqual([-1, -1]);
});
