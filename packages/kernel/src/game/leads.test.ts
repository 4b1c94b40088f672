import { expect, test } from 'vitest';
import { leadsOverBest } from './leads.ts';

test('a lead is measured against the best other seat', () => {
  expect(leadsOverBest([3, 7, 5])).toEqual([-4, 2, -2]);
  expect(leadsOverBest([4, 4])).toEqual([0, 0]);
});
