import {
  type Decision,
  isLegal,
  openDecision,
  openDecisions,
  type Policy,
  randomAnswer,
  seedFast,
} from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { citadels } from '../../index.ts';
import type { CitadelsState } from '../../rules/state.ts';
import { table } from '../../testing/table.ts';
import { leadsOf } from './evaluation.ts';
import { masterMason, firstPolicy as policy } from './policy.ts';

describe('what bots go by', () => {
  test('a dearer city, coins and cards are better; who leads is above 0', () => {
    const lead = (city: string, coins = 0, hand = '') =>
      leadsOf(table({ as: 'thief', A: { city, coins, hand }, B: { city: 'tavern' } }).state)[0] as number;
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
      return leadsOf(t.state)[0] as number;
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

  test('the policy names nobody who is out for all to see or its own, spares its own city and destroys cheaply', () => {
    const chosen = (t: ReturnType<typeof table>) => {
      const answers = Array.from({ length: 30 }, (_, seed) => {
        const answer: number[] = [];
        policy(t.state, t.A.decision, seedFast(seed), answer);
        return t.game.optionName('action', answer[0] ?? -1);
      });
      return [...new Set(answers)].sort();
    };
    const others = { B: {}, C: {}, D: {} };
    const faceUp = 'thief magician king bishop';
    expect(chosen(table({ as: 'assassin', A: { is: 'merchant' }, ...others, faceUp }))).toEqual([
      'murder-architect',
      'murder-warlord',
    ]);
    const turn = { income: true, built: 1, colored: true };
    const city = 'tavern watchtower';
    const warlord = (coins: number, B: string) => table({ as: 'warlord', turn, A: { coins, city }, B: { city: B } });
    expect(chosen(warlord(9, 'temple palace'))).toEqual(['destroy-seat-2-temple']);
    expect(chosen(warlord(9, 'palace'))).toEqual(['end']);
  });

  test('the Master Mason plays every game to its end by legal answers, by what its seat can know', () => {
    for (let seed = 0; seed < 18; seed++) {
      const seats = 2 + (seed % 6);
      const options = citadels.parseOptions({ actionCards: seed % 2 === 0 ? 'on' : 'off', purpleSet: 'wall' }, seats);
      const state = citadels.setup(options, seats, seedFast(seed));
      const rng = seedFast(seed);
      for (let left = 2000; state.flow.outcome === null && left > 0; left--) {
        const d = openDecisions(state)[0] as Decision;
        const twin = citadels.clone(state);
        citadels.determinize(twin, d.seat, rng);
        const [one, other] = [state, twin].map((truth) =>
          masterMason.choose({
            game: citadels,
            state: truth,
            decision: openDecision(truth, d.seat) as Decision,
            rng: seedFast(left),
            stop: () => false,
          }),
        );
        expect(other, d.prompt).toEqual(one);
        expect(isLegal(d, one ?? []), d.prompt).toBe(true);
        citadels.apply(state, d.seat, one ?? []);
      }
      expect(state.flow.outcome).not.toBeNull();
    }
  });
});
