import type { Happening } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { standingSteps, stepAway } from './lookBack.ts';

const entry = (step: number): Happening => ({ step, kind: 'events', events: [] });
const undo = (step: number, to: number): Happening => ({ step, kind: 'undo', seat: 0, to, agreed: false });

test('what was taken back cannot be looked back to', () => {
  expect(standingSteps([entry(0), entry(1), entry(2), undo(3, 1), entry(4)])).toEqual([0, 1, 4]);
});

test('one goes from step to step and no further than there are any', () => {
  const steps = [0, 1, 4, 5];
  expect(stepAway(steps, 5, -1)).toBe(4);
  expect(stepAway(steps, 4, -1)).toBe(1);
  expect(stepAway(steps, 1, 1)).toBe(4);
  expect(stepAway(steps, 0, -1)).toBe(0);
  expect(stepAway(steps, 5, 1)).toBe(5);
});
