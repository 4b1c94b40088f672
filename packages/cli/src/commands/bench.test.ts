import { expect, test } from 'vitest';
import { regalia } from '../testing/regalia.ts';

test('regalia bench --json prints one object per line', async () => {
  const { code, out } = await regalia(['bench', 'tides', '--json', '--runs', '1', '--seconds', '1']);
  expect(code).toBe(0);
  const { game, seats, decisionsPerSecond, gamesPerSecond, clonesPerSecond, peers } = JSON.parse(out);
  expect({ game, seats, peers }).toEqual({ game: 'tides', seats: 2, peers: {} });
  expect(clonesPerSecond).toBeGreaterThan(0);
  // 24 picks and 4 monuments, each with a choice.
  expect(Math.round(decisionsPerSecond / gamesPerSecond)).toBe(28);
});
