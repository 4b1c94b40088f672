import { expect, test } from 'vitest';
import { CARD_IDS } from '../../index.ts';
import { table } from '../../testing/table.ts';
import { slotAt } from './pyramid.ts';

const LOW = { pyramid: 'mentor 1:0' };
const HIGH = { pyramid: 'witch 1:0' };
const captain = CARD_IDS.get('captain') as number;
const ROW = 'mentor 1:0, knight 1:1';
const PEAK =
  'mentor 1:0, knight 1:1, druid 1:2, fence 1:3, regent 1:4, witch 2:0, baron 2:1, agent 2:2, miner 2:3, general 3:0, marshal 3:1, scout 3:2, fairy 4:0, gunner 4:1';

test('PAN-7.1 PAN-7.2 in each of three building rounds one plays a card or passes; a pass ends the phase', () => {
  const t = table({
    A: { ...LOW, hand: 'census unity-of-the-estates', gems: 'B' },
    B: { ...HIGH, hand: 'jewellers-guild' },
  });
  t.all('census', '');
  t.A.answers('1:1');
  expect([t.state.turn, t.asked]).toEqual([2, 'A']);
  expect(t.B.gems).toBe('');
  t.A.answers('');
  expect([t.state.phase, t.state.round]).toEqual(['auction', 4]);
});

test('PAN-7.2 an empty hand passes by itself', () => {
  const t = table({ A: { ...LOW, hand: 'census' }, B: { ...HIGH, hand: 'jewellers-guild' } });
  t.all('census', '');
  t.A.answers('1:1');
  expect(t.eventsOf('built-no-more').map(({ seat }) => seat)).toEqual([1, 0]);
});

test('PAN-7.3 PAN-4.4 PAN-7.4 cards are turned up together and played in ascending order, each to its end', () => {
  const t = table({ A: { ...LOW, hand: 'unity-of-the-estates' }, B: { ...HIGH, hand: 'census' } });
  t.A.answers('unity-of-the-estates');
  expect(t.view(1).seats[0]).toMatchObject({ turnedUp: null, hand: { count: 1 } });
  t.B.answers('census');
  expect(t.view(0).seats[0]?.turnedUp).toBe(CARD_IDS.get('unity-of-the-estates'));
  expect([t.asked, t.B.decision.prompt]).toEqual(['B', 'place']);
  t.B.answers('1:1');
  expect(t.asked).toBe('A');
});

test('PAN-7.5 PAN-E.11 only what can be paid on some slot may be selected', () => {
  const t = table({ A: { ...LOW, hand: 'captain scout', gems: 'G' }, B: {} });
  expect(t.A.options).toBe('captain');
  expect(t.A.isRefused('scout', 'PAN-7.5')).toContain('can’t pay');
});

test('PAN-7.5 if no slot is left when it is played, the card goes back and the seat has not passed', () => {
  const t = table({
    A: { pyramid: 'arcanist 1:0', hand: 'captain', gems: 'G' },
    B: { pyramid: 'witch 1:0', hand: 'mentor', gems: 'GG' },
  });
  t.A.answers('captain');
  t.B.answers('mentor');
  t.state.counted[2] = 0;
  t.state.supply[2] = (t.state.supply[2] as number) + 1;
  t.state.mostReturned[2] = 0;
  t.B.answers('1:1');
  expect(t.eventsOf('came-back')).toMatchObject([{ card: captain }]);
  expect([t.A.hand, t.asked]).toEqual(['captain', 'A']);
});

test('PAN-7.6 PAN-7.7 PAN-7.10 the rows of all levels up to the slot are paid, and only its own row is rewarded', () => {
  const t = table({ A: { pyramid: ROW, hand: 'captain', gems: 'BGYY' }, B: {} });
  t.all('captain', '');
  expect(t.A.options).toBe('1:-1 1:2 2:0');
  t.A.answers('2:0');
  expect(t.A.gems).toBe('YY');
  expect(t.A.decision).toMatchObject({ prompt: 'gems', min: 5, max: 5 });
});

test('PAN-7.7 without enough gems a slot may not be chosen', () => {
  const t = table({ A: { pyramid: ROW, hand: 'captain', gems: 'G' }, B: {} });
  t.all('captain', '');
  expect(t.A.options).toBe('1:-1 1:2');
  expect(t.A.isRefused(String(slotAt(0, 2, 0)), 'PAN-7.7')).toContain('level 2');
});

test('PAN-2.2 PAN-2.3 why a slot cannot be chosen', () => {
  const t = table({ A: { pyramid: ROW, hand: 'captain', gems: 'G' }, B: {} });
  t.all('captain', '');
  expect(t.A.isRefused(String(slotAt(0, 1, 5)), 'PAN-2.2')).toContain('end of the row');
  expect(t.A.isRefused(String(slotAt(0, 3, 0)), 'PAN-2.3')).toContain('side by side');
  expect(t.A.isRefused(String(slotAt(0, 1, 0)), 'PAN-2.3')).toContain('already');
});

const ETERNAL = { pyramid: 'mentor 1:0, knight 1:1, druid 1:2, witch 2:0, baron 2:1', tokens: 'eternal-blue 1:0' };

test('PAN-T.7 PAN-7.8 cost Y + 2B with one unused eternal B: pay Y + B', () => {
  const t = table({ A: { ...ETERNAL, pyramid: ROW, hand: 'guardian crown-prince', gems: 'BYRR'.slice(0, 2) }, B: {} });
  const cost = table({ A: { ...ETERNAL, hand: 'crown-prince', gems: 'BY' }, B: {} });
  cost.all('crown-prince', '');
  cost.A.answers('3:0');
  cost.A.answers('save:1000');
  expect(cost.eventsOf('placed')).toMatchObject([{ paid: [1, 0, 0, 1], saved: [1, 0, 0, 0] }]);
  expect(t.A.hand).toBe('crown-prince guardian');
});

test('PAN-7.8 PAN-E.9 eternal gems are used if one likes, once a phase, for their own color and no more than it costs', () => {
  const t = table({
    A: {
      pyramid: ROW,
      tokens: 'eternal-green 1:0, eternal-green 1:1, eternal-red 1:0',
      hand: 'captain general',
      gems: 'G',
    },
    B: {},
  });
  t.all('captain', '');
  t.A.answers('1:2');
  expect(t.A.options).toBe('save:0010 save:0000');
  t.A.answers('save:0010');
  expect(t.A.tokens).toContain('used-green');
  t.A.answers('small');
  t.A.answers('general');
  t.A.answers('1:3');
  t.A.answers('save:0010');
  expect(t.A.tokens.match(/used-green/g)).toHaveLength(2);
});

test('PAN-7.8 after the phase every eternal gem may save again; what is gained saves from the next payment on', () => {
  const t = table({ A: { ...LOW, tokens: 'used-green 1:0', hand: 'captain' }, B: {} });
  expect(t.A.options).toBe('');
  t.all('', '');
  t.playUntil(() => t.state.phase === 'auction');
  expect(t.A.tokens).toBe('eternal-green 1:0');
});

test('PAN-7.8 one is asked about eternal gems even where they are needed, and says so', () => {
  const t = table({ A: { ...LOW, tokens: 'eternal-green 1:0', hand: 'captain' }, B: {} });
  t.all('captain', '');
  t.A.answers('1:1');
  expect(t.A.options).toBe('save:0010');
});

test('PAN-7.9 PAN-E.7 a closed circle brings its gem at once, which cannot pay for the same card', () => {
  const t = table({ A: { pyramid: 'arcanist 1:0, ambassador 1:1', hand: 'mentor', gems: 'G' }, B: {} });
  t.all('mentor', '');
  expect(t.A.options).toBe('1:-1 1:2');
  const paid = table({ A: { pyramid: 'arcanist 1:0, ambassador 1:1', hand: 'mentor', gems: 'GY' }, B: {} });
  paid.all('mentor', '');
  paid.A.answers('2:0');
  expect(paid.A.gems).toBe('B');
});

test('PAN-7.9 without a gem of the color in the supply the circle brings none', () => {
  const t = table({
    A: { pyramid: 'arcanist 1:0, ambassador 1:1', hand: 'mentor', gems: 'GY' },
    B: { gems: 'BBBBBBBB' },
  });
  t.all('mentor', '');
  t.A.answers('2:0');
  expect(t.eventsOf('closed')).toMatchObject([{ gem: false }]);
});

test('PAN-E.8 a gem that the payment returns can be taken as circle gem', () => {
  const t = table({
    A: { pyramid: 'strategist 1:0, ambassador 1:1', hand: 'guardian', gems: 'BG' },
    B: { gems: 'BBBBBBB' },
  });
  t.all('guardian', '');
  t.A.answers('2:0');
  expect(t.eventsOf('closed')).toMatchObject([{ color: 0, gem: true }]);
});

test('PAN-7.11 PAN-7.12 PAN-E.10 on level 5: rewards 1 to 3 in their order, or 15 points', () => {
  const gems = 'BBGGYYYYRR';
  const t = table({ A: { pyramid: PEAK, hand: 'captain', gems }, B: {} });
  t.all('captain', '');
  t.A.answers('5:0');
  expect(t.A.options).toBe('bundle points');
  t.A.answers('bundle');
  expect(t.A.decision.prompt).toBe('draw');
  t.A.answers('small');
  expect(t.A.decision.prompt).toBe('gems');
  t.A.answers('red red red red blue');
  expect(t.A.tokens).toBe('magic 5:0');
  const points = table({ A: { pyramid: PEAK, hand: 'captain', gems }, B: {} });
  points.all('captain', '');
  points.A.answers('5:0');
  points.A.answers('points');
  expect(points.A.tokens).toBe('points-15 5:0');
});

test('PAN-E.10 an eternal gem of level 5 lies there and scores 5', () => {
  const t = table({ A: { pyramid: PEAK.replace('baron', 'colonel'), hand: 'baron', gems: 'RRYGGBB' }, B: {} });
  t.all('baron', '');
  t.A.answers('5:0');
  t.A.answers('bundle');
  expect(t.A.tokens).toBe('eternal-green 5:0, magic 5:0, magic-bonus-3 5:0');
  expect(t.A.section(1)).toBe(5);
});

test('PAN-7.13 PAN-9.6 a law costs nothing, lies on levels 1 to 4, and its circle gem comes before its text', () => {
  const t = table({ A: { pyramid: 'captain 1:0, knight 1:1', hand: 'royal-treasury' }, B: {} });
  t.all('royal-treasury', '');
  t.A.answers('2:0');
  expect(t.A.pyramid).toContain('royal-treasury 2:0');
  const circle = table({ A: { pyramid: 'scout 1:0, druid 1:1', hand: 'royal-treasury' }, B: {} });
  circle.all('royal-treasury', '');
  circle.A.answers('2:0');
  expect(circle.A.decision).toMatchObject({ prompt: 'store', max: 1 });
});

test('PAN-7.14 a card drawn as a reward may be played in the same phase', () => {
  const t = table({ A: { ...LOW, hand: 'captain', gems: 'G' }, B: {}, laws: 'census' });
  t.all('captain', '');
  t.A.answers('1:1');
  t.A.answers('laws');
  expect(t.A.options).toBe('census');
});

test('PAN-7.1 PAN-7.15 three cards may be played in one phase, and no fourth', () => {
  const t = table({
    A: { ...LOW, hand: 'census unity-of-the-estates jewellers-guild royal-archive' },
    B: {},
    below: 'scout - - -',
  });
  t.all('census', '');
  t.A.answers('1:1');
  for (const [card, slot] of [
    ['unity-of-the-estates', '1:2'],
    ['jewellers-guild', '1:3'],
  ] as const) {
    t.A.answers(card);
    t.A.answers(slot);
  }
  expect([t.state.phase, t.state.round, t.A.hand]).toEqual(['auction', 4, 'royal-archive']);
});

test('PAN-7.15 after three building rounds the next round begins', () => {
  const t = table({ turn: 3, A: { ...LOW, hand: 'census unity-of-the-estates' }, B: {}, below: 'scout - - -' });
  t.all('census', '');
  t.A.answers('1:1');
  expect([t.state.round, t.state.phase]).toEqual([4, 'auction']);
});

test('PAN-7.17 a turned-up card must be placed: there is no way back', () => {
  const t = table({ A: { ...LOW, hand: 'census' }, B: {} });
  t.all('census', '');
  expect(t.A.decision.min).toBe(1);
  t.A.isRefused('', 'PAN-7.13');
});

test('PAN-7.18 slot and eternal gems, payment, circle gem, reward', () => {
  const t = table({
    A: { pyramid: 'arcanist 1:0, ambassador 1:1', tokens: 'eternal-green 1:0', hand: 'mentor', gems: 'GY' },
    B: {},
  });
  t.all('mentor', '');
  t.A.answers('2:0');
  t.A.answers('save:0010');
  t.A.answers('red red red red');
  expect(
    t.events
      .map(({ t: kind }) => kind)
      .filter((kind) => kind !== 'built-no-more')
      .slice(0, 4),
  ).toEqual(['turned-up', 'placed', 'closed', 'took-gems']);
});
