import { type Answer, type Decision, openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { panovnik } from '../../index.ts';
import { totalOf } from '../../rules/scoring.ts';
import { type SeatSetting, table } from '../../testing/table.ts';
import { fallback } from '../fallback.ts';
import { leadsOf } from './evaluation.ts';
import { pyramidBuilder } from './policy.ts';

const worth = (A: SeatSetting) => leadsOf(table({ A, B: {} }).state)[0] as number;

describe('what bots go by', () => {
  test('points, tokens, gems and hand cards are better than none; who leads is above 0', () => {
    const pyramid = 'mentor 1:0, knight 1:1';
    const bare = worth({ pyramid });
    expect(worth({ pyramid, tokens: 'points-6 1:0' })).toBeGreaterThan(bare);
    expect(worth({ pyramid, tokens: 'magic 1:0' })).toBeGreaterThan(bare);
    expect(worth({ pyramid, gems: 'BR' })).toBeGreaterThan(bare);
    expect(worth({ pyramid, gems: 'BR', hand: 'captain' })).toBeGreaterThan(worth({ pyramid, gems: 'BR' }));
    expect(worth({ pyramid, tokens: 'points-6 1:0', gems: 'BRGY' })).toBeGreaterThan(0);
  });

  test('gems of several colors are worth more than as many of one', () => {
    expect(worth({ gems: 'BRGY' })).toBeGreaterThan(worth({ gems: 'BBBB' }));
  });

  test('a hand card is worth more where its gems are there', () => {
    const gain = (gems: string) => worth({ gems, hand: 'captain' }) - worth({ gems });
    expect(gain('GG')).toBeGreaterThan(gain('YY'));
  });

  test('solo, only one’s own pyramid counts', () => {
    const { state } = table({ A: { tokens: 'points-6 1:0' } });
    expect(leadsOf(state)[0]).toBe(6);
  });

  test('an absent person passes and takes only what must be taken', () => {
    const t = table({ asks: 'bid', A: { gems: 'B' }, B: {}, below: 'captain - - -' });
    expect(fallback(t.state, t.A.decision)).toEqual([]);
    t.all('', '');
    expect(fallback(t.state, t.A.decision)).toHaveLength(3);
  });

  test('the Pyramid Builder answers legally and makes far more points than random play', () => {
    const sums = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const s = panovnik.setup(panovnik.parseOptions({ selling: seed % 2 === 0 ? 'on' : 'off' }, 2), 2, seedFast(seed));
      const rng = seedFast(seed);
      const answer = (decision: Decision): Answer =>
        decision.seat === 0
          ? pyramidBuilder.choose({ game: panovnik, state: s, decision, rng, stop: () => false })
          : randomAnswer(decision, rng);
      while (s.flow.outcome === null) for (const d of openDecisions(s)) panovnik.apply(s, d.seat, answer(d));
      for (const seat of [0, 1]) sums[seat] = (sums[seat] as number) + totalOf(s, seat);
    }
    expect(sums[0]).toBeGreaterThan(1.5 * (sums[1] as number));
  });
});
