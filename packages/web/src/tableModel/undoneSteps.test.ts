import { expect, test } from 'vitest';
import { undoneSteps } from './undoneSteps.ts';

const entry = (step: number) => ({ step, kind: 'events' as const, events: [] });
const undo = (step: number, to: number) => ({ step, kind: 'undo' as const, seat: 0, to, agreed: true });

test('what was taken back is marked, and what came after it is not', () => {
  expect([...undoneSteps([entry(0), entry(1), entry(2), undo(3, 0), entry(4)])]).toEqual([1, 2]);
  expect([...undoneSteps([entry(0), entry(1), undo(2, 0), entry(3), undo(4, 2)])]).toEqual([1, 3]);
});

test('a log in which nothing was taken back has no marks', () => {
  expect(undoneSteps([entry(0), entry(1)]).size).toBe(0);
});
