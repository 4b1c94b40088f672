import { type Decision, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dropOne, NO_DRAFT, picksFor, questionKey, tap } from './draft.ts';

const one = decision(0, 'buy', 'R-1', 'card', [3, 4, 5]);
const some = decision(0, 'discard', 'R-1', 'card', [3, 4], { limits: [2, 1], min: 0, max: 3 });
const order = decision(0, 'order', 'R-1', 'card', [3, 4], { kind: 'order', min: 2, max: 2 });

/** What is marked after taps that do not send. */
function marked(d: Decision, ...taps: readonly number[]): readonly number[] {
  return taps.reduce<readonly number[]>((picked, option) => {
    const result = tap(d, picked, option, false);
    if (result.t !== 'mark') throw new Error(result.t);
    return result.picked;
  }, []);
}

test('one thing: the first tap marks, the second on the same sends, one elsewhere moves the mark', () => {
  expect(marked(one, 3)).toEqual([3]);
  expect(tap(one, [3], 3, false)).toEqual({ t: 'send', answer: [3] });
  expect(marked(one, 3, 5)).toEqual([5]);
});

test('one thing is sent by the first tap where no confirmation is wanted', () => {
  expect(tap(one, [], 4, true)).toEqual({ t: 'send', answer: [4] });
});

test('what is not offered is refused and changes nothing', () => {
  expect(tap(one, [3], 9, true)).toEqual({ t: 'refuse' });
});

test('several things are marked one by one, copies up to their number, and never sent by a tap', () => {
  expect(marked(some, 3, 4, 3)).toEqual([3, 4, 3]);
  expect(marked(some, 3, 3, 3)).toEqual([]);
  expect(tap(some, [], 3, true)).toEqual({ t: 'mark', picked: [3] });
});

test('an order grows in the order of taps; a tap on a marked one takes it out', () => {
  expect(marked(order, 4, 3)).toEqual([4, 3]);
  expect(marked(order, 4, 3, 4)).toEqual([3]);
});

test('one copy is taken back at a time', () => {
  expect(dropOne([3, 4, 3], 3)).toEqual([3, 4]);
  expect(dropOne([4], 3)).toEqual([4]);
});

test('a new question begins with nothing marked, the same one asked again too', () => {
  const draft = { question: questionKey(one, 7), picked: [3] };
  expect(picksFor(draft, questionKey(one, 7))).toEqual([3]);
  expect(picksFor(draft, questionKey(one, 8))).toEqual([]);
  expect(picksFor(draft, questionKey(some, 7))).toEqual([]);
  expect(picksFor(draft, null)).toEqual([]);
  expect(picksFor(NO_DRAFT, questionKey(one, 0))).toEqual([]);
});
