import { type Policy, randomAnswer, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from './bot.ts';
import { citadels } from './index.ts';
import { policy } from './policy.ts';
import type { CitadelsState } from './state.ts';
import { table } from './testing/table.ts';

describe('what bots go by', () => {
  test('a dearer city, coins and cards are better; who leads is above 0', () => {
    const lead = (city: string, coins = 0, hand = '') =>
      evaluate(table({ as: 'thief', A: { city, coins, hand }, B: { city: 'tavern' } }).state, 0);
    expect(lead('palace')).toBeGreaterThan(lead('tavern'));
    expect(lead('palace')).toBeGreaterThan(0);
    expect(lead('tavern', 3)).toBeGreaterThan(lead('tavern', 1));
    expect(lead('tavern', 0, 'castle')).toBeGreaterThan(lead('tavern'));
  });

  test('murder and theft are worth most against those who have most to lose', () => {
    const worth = (action: string, as: string) => {
      const t = table({
        as,
        A: {},
        B: { is: 'merchant', coins: 6, city: 'tavern market docks harbor' },
        C: { is: 'bishop', coins: 0 },
      });
      t.A.answers(action);
      return evaluate(t.state, 0);
    };
    expect(worth('murder-merchant', 'assassin')).toBeGreaterThan(worth('murder-bishop', 'assassin'));
    expect(worth('murder-bishop', 'assassin')).toBeGreaterThan(worth('murder-warlord', 'assassin'));
    expect(worth('rob-merchant', 'thief')).toBeGreaterThan(worth('rob-bishop', 'thief'));
  });

  test('playouts by the policy end, and sooner than by chance', () => {
    const chance: Policy<CitadelsState> = (_, d, rng, answer) => void answer.push(...randomAnswer(d, rng));
    const rounds = (played: Policy<CitadelsState>, seats: number) =>
      [1, 2, 3].reduce((sum, seed) => {
        const s = citadels.setup(citadels.parseOptions({ actionCards: 'on' }, seats), seats, seedFast(seed));
        expect(citadels.playOut(s, played, seedFast(seed), 20_000)).toBe(true);
        return sum + s.round;
      }, 0);
    for (const seats of [2, 4, 7]) expect(rounds(policy, seats)).toBeLessThan(rounds(chance, seats));
  });
});
