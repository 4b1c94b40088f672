import { below, openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { panovnik } from '../../index.ts';
import { table } from '../../testing/table.ts';
import { CARD_COUNT, CHARACTER_COUNT, cardOf } from './printed.ts';

const LAWS = Array.from({ length: CARD_COUNT - CHARACTER_COUNT }, (_, i) => cardOf(CHARACTER_COUNT + 1 + i).id);
const PYRAMID = 'mentor 1:0, knight 1:1, druid 1:2, witch 2:0, baron 2:1';
const TOKENS = 'magic 1:0, eternal-blue 1:1, points-6 2:0, circle-red-2 2:1';

/** Plays on at random for some answers, checking that nothing is lost or doubled. */
function playOn(hand: string, seed: number): void {
  const t = table({
    A: { pyramid: PYRAMID, tokens: TOKENS, hand, gems: 'BRGY' },
    B: { pyramid: 'fence 1:0', tokens: 'science 1:0', gems: 'YY' },
    above: 'scout - - -',
    below: 'captain - fairy -',
  });
  const { state } = t;
  const rng = seedFast(seed);
  const [first = ''] = hand.split(' ');
  t.A.answers(first);
  for (let answers = 0; answers < 14 && state.flow.outcome === null; answers++) {
    const open = openDecisions(state);
    const d = open[below(rng, open.length)];
    if (d === undefined) break;
    panovnik.apply(state, d.seat, randomAnswer(d, rng));
    panovnik.checkInvariants(state);
  }
  expect(state.round).toBeGreaterThan(0);
}

test.each(LAWS)('PAN-9.1 %s alone and with every other law: nothing throws, nothing is lost', (law) => {
  playOn(law, 1);
  LAWS.forEach((other, i) => {
    if (other !== law) playOn(`${law} ${other}`, i + 2);
  });
});
