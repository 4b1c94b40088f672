import { expect, test } from 'vitest';
import { type AnimationStep, advance, enqueue, paceOf, still } from './animationQueue.ts';

const step = (t: string): AnimationStep => ({ event: { t }, flights: [{ what: null, from: 'deck', to: 'hand' }] });

test('what moves nothing is shown at once', () => {
  expect(enqueue(still('A'), 'B', [])).toEqual(still('B'));
});

test('the table waits until every event has moved, in order, and then follows', () => {
  const queue = enqueue(still('A'), 'B', [step('drew'), step('bought')]);
  expect([queue.shown, queue.steps.map(({ event }) => event.t)]).toEqual(['A', ['drew', 'bought']]);
  expect(advance(queue)).toMatchObject({ shown: 'A', steps: [{ event: { t: 'bought' } }] });
  expect(advance(advance(queue))).toEqual(still('B'));
});

test('what happens meanwhile is played after it, and only the last table is shown', () => {
  const queue = enqueue(enqueue(still('A'), 'B', [step('drew')]), 'C', [step('bought')]);
  expect(advance(queue)).toMatchObject({ shown: 'A', latest: 'C' });
  expect(advance(advance(queue))).toEqual(still('C'));
  expect(enqueue(queue, 'D', []).steps).toHaveLength(2);
});

test('a queue that is too long is not played', () => {
  expect(enqueue(still('A'), 'B', new Array<AnimationStep>(41).fill(step('drew')))).toEqual(still('B'));
});

test('many steps are quicker, and the speed of the settings counts', () => {
  expect([paceOf(1, 1), paceOf(18, 1), paceOf(1, 2)]).toEqual([280, 100, 140]);
});
