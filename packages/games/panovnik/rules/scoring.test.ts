import { expect, test } from 'vitest';
import { panovnik } from '../index.ts';
import { table } from '../testing/table.ts';
import { attackPoints } from './scoring.ts';

const CIRCLES = 0;
const ETERNALS = 1;
const POINTS = 3;
const MAGIC = 4;
const SETS = 5;
/** A green circle on level 2 and one on level 3: TR and TL green below each green half circle. */
const GREEN = 'paladin 1:0, knight 1:1, armourer 1:2, tracker 2:0, witch 2:1, enchantress 3:0';

test('PAN-T.10 PAN-10.7 green circle of level 2, green circle of level 3, one green circle bonus +4: 2 + 3 + 4 + 4 = 13', () => {
  const t = table({
    A: {
      pyramid: 'paladin 1:0, knight 1:1, mentor 1:2, tracker 2:0, armourer 2:1, witch 3:0',
      tokens: 'circle-green-4 1:0',
    },
    B: {},
  });
  expect(t.A.section(CIRCLES)).toBe(13);
});

test('PAN-T.11 PAN-10.8 yellow eternal gem on level 3, yellow circle bonus +4: 3 + 4 = 7', () => {
  const t = table({ A: { pyramid: GREEN, tokens: 'circle-yellow-4 1:0, eternal-yellow 3:0' }, B: {} });
  expect(t.A.section(ETERNALS)).toBe(7);
  expect(t.A.total - t.A.section(CIRCLES)).toBe(7);
});

test('PAN-T.12 PAN-10.11 three magic, magic bonuses +5 and +2: 3 × 7 = 21', () => {
  const t = table({ A: { tokens: 'magic 1:0, magic 1:0, magic 1:0, magic-bonus-5 1:0, magic-bonus-2 1:0' }, B: {} });
  expect(t.A.section(MAGIC)).toBe(21);
  expect(table({ A: { tokens: 'magic 1:0' }, B: {} }).A.section(MAGIC)).toBe(0);
  expect(table({ A: { tokens: 'magic-bonus-5 1:0' }, B: {} }).A.section(MAGIC)).toBe(0);
});

test('PAN-T.13 PAN-10.12 two defense, five magic, three science: 2 sets = 24', () => {
  const tokens = [...Array(2).fill('defense 1:0'), ...Array(5).fill('magic 1:0'), ...Array(3).fill('science 1:0')].join(
    ', ',
  );
  expect(table({ A: { tokens }, B: {} }).A.section(SETS)).toBe(24);
});

test('PAN-T.14 PAN-10.13 opponents keep 2 and 3 attack tokens, own defense 0 / 2: −20 / −12', () => {
  const t = (tokens: string) => table({ A: { tokens }, B: { attacks: 2 }, C: { attacks: 3 } }).A.total;
  expect(t('')).toBe(-20);
  expect(t('defense 1:0, defense 1:0')).toBe(-12);
  expect(attackPoints(1, 3)).toBe(0);
});

test('PAN-10.13 PAN-8.6 defense used in sets still defends; PAN-E.29 own attack tokens cost oneself nothing', () => {
  const t = table({ A: { tokens: 'defense 1:0, magic 1:0, science 1:0', attacks: 4 }, B: { attacks: 1 } });
  expect(t.A.total).toBe(12);
  expect(table({ A: { attacks: 3 } }).A.total).toBe(0);
});

test('PAN-10.10 PAN-8.2 power points at face value', () => {
  expect(table({ A: { tokens: 'points-12 1:0, points-3 1:0' }, B: {} }).A.section(POINTS)).toBe(15);
});

test('PAN-E.28 two circle bonuses of a color add up, for circles and eternal gems', () => {
  const t = table({
    A: {
      pyramid: 'paladin 1:0, knight 1:1, tracker 2:0',
      tokens: 'circle-green-4 1:0, circle-green-2 1:1, eternal-green 2:0',
    },
    B: {},
  });
  expect([t.A.section(CIRCLES), t.A.section(ETERNALS)]).toEqual([2 + 6, 2 + 6]);
});

test('PAN-E.27 PAN-10.5 the recoloring counts the +1 of law 79, which is booked under laws', () => {
  const t = table({ A: { pyramid: 'captain 1:0, jewellers-guild 1:1, scout 2:0', gems: 'R' }, B: {} });
  expect([t.A.section(CIRCLES), t.A.section(2)]).toEqual([2, 1]);
});

test('PAN-E.27 with law 79 two circles of level 2 are better than one of level 4', () => {
  const low = 'jewellers-guild 1:3, infiltrator 1:2, fairy 1:1, baron 1:0';
  const pyramid = `enchantress 4:0, admiral 3:1, nobleman 3:0, general 2:2, druid 2:1, hermit 2:0, ${low}`;
  const t = table({ A: { pyramid, gems: 'GG' }, B: {} });
  expect([t.A.section(CIRCLES), t.A.section(2)]).toEqual([2 + 2, 2]);
});

test('PAN-10.1 PAN-10.3 PAN-10.6 at the end screens are removed, gems recolor by themselves and bring no gem', () => {
  const t = table({
    round: 12,
    turn: 3,
    A: { pyramid: 'captain 1:0, druid 1:1, scout 2:0', hand: 'census', gems: 'RB' },
    B: { gems: 'Y' },
  });
  t.all('', '');
  expect(t.isOver).toBe(true);
  expect(t.eventsOf('recolored')).toMatchObject([{ seat: 0, color: 1 }]);
  expect(t.eventsOf('closed')).toEqual([]);
  expect(t.A.view.seats[0]?.circles).toMatchObject([{ color: null, recolored: 1 }]);
  expect(t.view(1).seats[0]?.gems).toEqual([1, 1, 0, 0]);
  expect(t.A.total).toBe(2);
});

test('PAN-10.14 PAN-10.15 PAN-10.16 the highest total wins, equal totals share it, totals may be negative', () => {
  const end = (A: string, B: string, attacks = 0) => {
    const t = table({ round: 12, turn: 3, A: { tokens: A, attacks }, B: { tokens: B }, C: {} });
    t.all('', '', '');
    return t.outcome;
  };
  expect(end('points-6 1:0', 'points-3 1:0')).toMatchObject({ winners: [0], places: [1, 2, 3] });
  expect(end('points-6 1:0', 'points-6 1:0')).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  expect(table({ A: {}, B: { attacks: 2 } }).A.total).toBe(-8);
});

test('PAN-13.15 alone nobody wins or loses: the score stands for itself', () => {
  const t = table({ round: 12, turn: 3, A: { tokens: 'points-6 1:0' } });
  t.all('');
  expect(t.outcome).toMatchObject({ winners: [], places: [1] });
  expect(panovnik.score(t.state, 0)[0]?.total).toBe(6);
});

test('PAN-10.7 before the end every line is a preview, and others do not see what screens hide', () => {
  const t = table({ A: { pyramid: 'captain 1:0, druid 1:1, scout 2:0', gems: 'RB' }, B: { attacks: 1 } });
  const [own, seen] = [panovnik.score(t.state, 0)[0], panovnik.score(t.state, 1)[0]];
  expect(own?.lines.every(({ preview }) => preview)).toBe(true);
  expect(own?.lines.some(({ section }) => section === CIRCLES)).toBe(true);
  expect(seen?.lines.some(({ section }) => section === CIRCLES)).toBe(false);
  expect(seen?.lines.find(({ section }) => section === 6)?.points).toBeNull();
});
