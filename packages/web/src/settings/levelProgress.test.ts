import { expect, test } from 'vitest';
import { afterGame, nextLevel, progressOf } from './levelProgress.ts';

const newcomer = progressOf({}, 'tides');

test('a newcomer plays at Easy and is offered Medium after two wins, with losses between', () => {
  expect(newcomer.level).toBe('easy');
  const once = afterGame(newcomer, ['easy', 'easy'], true);
  const lost = afterGame(once, ['easy', 'easy'], false);
  expect([nextLevel(newcomer), nextLevel(once), nextLevel(lost)]).toEqual([undefined, undefined, undefined]);
  expect(nextLevel(afterGame(lost, ['easy'], true))).toBe('medium');
});

test('another level is remembered, and its wins count from zero', () => {
  const twice = { level: 'easy', wins: 2 } as const;
  expect(afterGame(twice, ['strong'], false)).toEqual({ level: 'strong', wins: 0 });
});

test('mixed company and older bots count for nothing', () => {
  for (const bots of [['easy', 'medium'], ['greedy'], []]) expect(afterGame(newcomer, bots, true)).toBe(newcomer);
});

test('there is nothing above Expert', () => {
  expect(nextLevel({ level: 'expert', wins: 9 })).toBeUndefined();
});
