import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const ROW = 'mentor 1:0, knight 1:1';
const WIDE = `${ROW}, druid 1:2, witch 2:0, baron 2:1`;
const played = (hand: string, slot: string, gems = 'BBRRGGYY', pyramid = WIDE, more = {}) => {
  const t = table({ A: { pyramid, hand, gems, ...more }, B: {} });
  t.all(hand.split(' ')[0] as string, '');
  t.A.answers(slot);
  return t;
};

test('PAN-8.1 exactly N gems of free choice are taken, no fewer', () => {
  const t = played('ambassador', '1:3');
  expect(t.A.decision).toMatchObject({ prompt: 'gems', min: 4, max: 4 });
  t.A.isRefused('blue blue blue', 'PAN-8.1');
});

test('PAN-8.1 a short supply gives all it has, an empty one nothing', () => {
  const short = table({
    A: { pyramid: ROW, hand: 'ambassador', gems: 'GBBBRRRRRRRR' },
    B: { gems: 'GGGGGGGYYYYYYYYBBBB' },
  });
  short.all('ambassador', '');
  short.A.answers('1:2');
  expect(short.eventsOf('took-gems')[0]).toEqual({ t: 'took-gems', seat: 0, gems: [1, 0, 1, 0] });
});

test('PAN-8.2 points come as one token of that value', () => {
  expect(played('herbalist', '1:3').A.tokens).toBe('points-3 1:3');
});

test('PAN-8.3 cards are taken one at a time, the next deck chosen after seeing the card', () => {
  const t = table({
    A: { pyramid: `${WIDE}, agent 3:0, fence 1:3, miner 2:2, marshal 3:1`, hand: 'herbalist', gems: 'RGBY' },
    B: {},
    small: 'fairy scout',
    laws: 'census',
  });
  t.all('herbalist', '');
  t.A.answers('4:0');
  t.A.answers('small');
  expect([t.A.hand, t.A.decision.prompt]).toEqual(['fairy', 'draw']);
  t.A.answers('laws');
  expect(t.A.hand).toBe('fairy census');
});

test('PAN-8.3 PAN-11.1 an empty deck cannot be named; with both empty there is no card', () => {
  const one = table({ A: { pyramid: ROW, hand: 'captain', gems: 'G' }, B: {}, smallOnly: '', laws: 'census' });
  one.all('captain', '');
  one.A.answers('1:2');
  expect(one.A.hand).toBe('census');
  const other = table({ A: { pyramid: ROW, hand: 'captain', gems: 'G' }, B: {}, smallOnly: 'fairy', lawsOnly: '' });
  other.all('captain', '');
  other.A.answers('1:2');
  expect(other.A.hand).toBe('fairy');
  const none = table({ A: { pyramid: ROW, hand: 'captain', gems: 'G' }, B: {}, smallOnly: '', lawsOnly: '' });
  none.all('captain', '');
  none.A.answers('1:2');
  expect([none.A.hand, none.eventsOf('drew')]).toEqual(['', []]);
});

test('PAN-8.4 PAN-8.5 PAN-8.6 PAN-8.8 tokens lie on the card that brought them', () => {
  expect(played('chancellor', '1:3').A.tokens).toBe('magic 1:3');
  expect(played('gunner', '1:3').A.tokens).toBe('defense 1:3');
  expect(played('recruiter', '1:3').A.tokens).toBe('magic-bonus-2 1:3');
  expect(played('marshal', '3:0').A.tokens).toBe('science 3:0');
  expect(played('executioner', '3:0').A.tokens).toBe('circle-blue-2 3:0');
});

test('PAN-8.7 PAN-7.10 PAN-7.12 an attack token goes behind the screen; the parts come from left to right', () => {
  const t = played('paladin', '2:2', 'BBRRGGYY', `${WIDE}, fence 1:3`);
  expect([t.A.attacks, t.A.tokens]).toEqual([1, '']);
  t.A.answers('red red');
  expect(t.A.tokens).toBe('points-2 2:2');
});

test('PAN-8.9 an eternal gem comes from the supply', () => {
  const t = played('nobleman', '1:3');
  expect(t.A.tokens).toBe('eternal-blue 1:3');
  expect(t.A.gems).toBe('BBRRGYY');
});

test('PAN-8.9 with an empty supply one may use one’s own gem, and is asked even without one', () => {
  const own = table({ A: { pyramid: ROW, hand: 'nobleman', gems: 'GBBBB' }, B: { gems: 'BBBB' } });
  own.all('nobleman', '');
  own.A.answers('1:2');
  expect(own.A.options).toBe('blue');
  own.A.answers('blue');
  expect([own.A.gems, own.A.tokens]).toEqual(['BBB', 'eternal-blue 1:2']);
  const none = table({ A: { pyramid: ROW, hand: 'nobleman', gems: 'G' }, B: { gems: 'BBBBBBBB' } });
  none.all('nobleman', '');
  none.A.answers('1:2');
  expect(none.A.decision).toMatchObject({ prompt: 'eternal-own', options: [] });
  none.A.answers('');
  expect(none.eventsOf('eternal-missed')).toHaveLength(1);
  expect(none.A.tokens).toBe('');
});

test('PAN-8.10 PAN-10.4 eternal gems stay on their card and recolor nothing', () => {
  const t = table({
    A: {
      pyramid: 'captain 1:0, knight 1:1, mentor 2:0',
      tokens:
        'eternal-red 1:0, eternal-green 1:1, eternal-blue 2:0, eternal-blue 2:0, stored-blue 2:0, stored-blue 2:0',
    },
    B: {},
  });
  expect(t.A.section(0)).toBe(0);
  t.all('', '');
  t.playUntil(() => t.isOver);
  expect(t.A.tokens.split(', ')).toHaveLength(6);
});

test('PAN-11.2 PAN-13.3 gems are limited: supply, screens, eternal and stored ones are four a seat and color', () => {
  const t = table({
    A: { pyramid: ROW, hand: 'royal-treasury', gems: 'BBRR', tokens: 'eternal-green 1:0' },
    B: { gems: 'YY' },
  });
  t.all('royal-treasury', '');
  t.A.answers('1:2');
  t.A.answers('blue red');
  const onCards = t.A.tokens.match(/eternal|stored/g)?.length ?? 0;
  expect(t.supply.length + t.A.gems.length + t.B.gems.length + onCards).toBe(32);
  t.game.checkInvariants(t.state);
  t.state.supply[0] = (t.state.supply[0] as number) + 1;
  expect(() => t.game.checkInvariants(t.state)).toThrow(/gems of color 0/);
});

test('PAN-11.4 there is no limit to gems, attack tokens and cards one holds', () => {
  const t = table({
    A: {
      pyramid: ROW,
      hand: 'census scout fairy regent miner agent baron witch captain',
      gems: 'BBBBBBBBRRRRRRRRGGGGGGG',
      attacks: 9,
    },
    B: {},
  });
  expect([t.A.gems.length, t.A.attacks, t.A.hand.split(' ').length]).toEqual([23, 9, 9]);
});

test('PAN-11.5 every card is in one zone', () => {
  const t = table({ A: { pyramid: ROW, hand: 'census' }, B: {} });
  t.game.checkInvariants(t.state);
  t.state.zones[4]?.cards.push(1);
  expect(() => t.game.checkInvariants(t.state)).toThrow(/in one place/);
});
