import {
  type Answer,
  type Decision,
  decision,
  enumerateAnswers,
  isLegal,
  type OptionId,
  seedFast,
} from '@regalia/kernel';
import { expect, test } from 'vitest';
import { completeAtRandom, isComplete, nextPicks, STOP } from './picks.ts';

const EXAMPLES: readonly (readonly [string, Decision])[] = [
  ['one of three', decision(0, 'p', 'R', 'card', [4, 7, 9])],
  ['up to two of three', decision(0, 'p', 'R', 'card', [4, 7, 9], { min: 0, max: 2 })],
  ['exactly three of four', decision(0, 'p', 'R', 'card', [1, 2, 3, 4], { min: 3, max: 3 })],
  ['copies', decision(0, 'p', 'R', 'card', [5, 6], { limits: [2, 3], min: 2, max: 4 })],
  ['more than there are', decision(0, 'p', 'R', 'card', [5, 6], { min: 0, max: 5 })],
  ['an order', decision(0, 'p', 'R', 'card', [1, 2, 3], { kind: 'order', min: 2, max: 3 })],
  ['an amount', decision(0, 'p', 'R', 'coin', [], { kind: 'amount', min: 2, max: 6 })],
];

function reached(d: Decision, taken: readonly OptionId[] = []): Answer[] {
  const next: OptionId[] = [];
  if (!isComplete(d, taken)) nextPicks(d, taken, next);
  const ended = isComplete(d, taken) ? [taken] : [];
  return ended.concat(next.flatMap((option) => (option === STOP ? [taken] : reached(d, [...taken, option]))));
}

test.each(EXAMPLES)('%s: single picks reach every legal answer once', (_, d) => {
  const inText = (answers: Iterable<Answer>) => Array.from(answers, (answer) => answer.join(' ')).sort();
  expect(inText(reached(d))).toEqual(inText(enumerateAnswers(d)));
});

test.each(EXAMPLES)('%s: a random completion is legal', (_, d) => {
  const rng = seedFast(3);
  for (let i = 0; i < 50; i++) {
    const answer: OptionId[] = [];
    completeAtRandom(d, rng, answer);
    expect(isLegal(d, answer)).toBe(true);
  }
});
