import { expect, test } from 'vitest';
import { outcomeOf } from './score.ts';

test.each([
  ['more points win', [[3], [5]], { winners: [1], places: [2, 1], decidedBy: 0 }],
  [
    'equal points go to the tie-break',
    [
      [5, -4],
      [5, -3],
      [2, 0],
    ],
    { winners: [1], places: [2, 1, 3], decidedBy: 1 },
  ],
  [
    'equal in everything is shared',
    [
      [5, 1],
      [5, 1],
      [5, 0],
    ],
    { winners: [0, 1], places: [1, 1, 3], decidedBy: 1 },
  ],
  ['nobody trails', [[5], [5]], { winners: [0, 1], places: [1, 1], decidedBy: -1 }],
  ['alone', [[57]], { winners: [0], places: [1], decidedBy: -1 }],
])('%s', (_, measures, outcome) => {
  expect(outcomeOf(measures)).toEqual(outcome);
});
