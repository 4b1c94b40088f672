import { expect, test } from 'vitest';
import { undoneSteps } from './undoneSteps.ts';

const told = (step: number) => ({ step, kind: 'events' as const, events: [] });
const undo = (step: number, to: number) => ({ step, kind: 'undo' as const, seat: 0, to, agreed: true });

test('what was taken back is marked, and what came after it is not', () => {
  expect([...undoneSteps([told(0), told(1), told(2), undo(3, 0), told(4)])]).toEqual([1, 2]);
  expect([...undoneSteps([told(0), told(1), undo(2, 0), told(3), undo(4, 2)])]).toEqual([1, 3]);
});

test('a log in which nothing was taken back has no marks', () => {
  expect(undoneSteps([told(0), told(1)]).size).toBe(0);
});
