import { expect, test } from 'vitest';
import { usualWishes, withWish } from './seatWishes.ts';

test('I take one seat at most', () => {
  const usual = usualWishes(3);
  expect(usual).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  const moved = withWish(usual, 2, { kind: 'me' });
  expect(moved).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'me' }]);
  expect(withWish(moved, 1, { kind: 'bot', level: 'greedy' })).toEqual([
    { kind: 'open' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'me' },
  ]);
  expect(withWish(moved, 2, { kind: 'open' }).some(({ kind }) => kind === 'me')).toBe(false);
});
