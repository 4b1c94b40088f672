import { expect, test } from 'vitest';
import { CARD_IDS } from '../rules/cards/printed.ts';
import { type PanovnikTable, table } from '../testing/table.ts';
import { type LevelNow, whatNow } from './whatNow.ts';

/** What a card would bring A, by level. */
function forA(t: PanovnikTable, card: string): ReadonlyMap<number, LevelNow> {
  const levels = whatNow(t.view(0), 0, CARD_IDS.get(card) ?? 0);
  return new Map(levels.map((one) => [one.level, one]));
}

test('a magic bonus counts with the magic tokens that are there, a magic token with the bonuses', () => {
  const t = table({
    A: { hand: 'strategist', gems: 'RYG', pyramid: 'paladin 1:0, knight 1:1', tokens: 'magic 1:0, magic 1:1' },
    B: {},
  });
  expect(forA(t, 'strategist').get(1)).toMatchObject({ gain: 4, hasPlace: true, missing: [0, 0, 0, 0] });
});

test('a closed circle counts with its level, and the price after eternal gems is told', () => {
  const pyramid = 'paladin 1:0, knight 1:1, mentor 1:2';
  const t = table({ A: { hand: 'tracker', gems: 'R', pyramid, tokens: 'eternal-yellow 1:0' }, B: {} });
  expect(forA(t, 'tracker').get(2)).toMatchObject({
    closes: 2,
    gain: 2,
    cost: [0, 1, 0, 1],
    saved: [0, 0, 0, 1],
    missing: [0, 0, 0, 0],
  });
});

test('a level without an open slot has no place, and nothing is gained there', () => {
  const t = table({ A: { hand: 'strategist', pyramid: 'paladin 1:0' }, B: {} });
  expect(forA(t, 'strategist').get(4)).toMatchObject({ hasPlace: false, gain: 0, closes: null });
  expect(forA(t, 'strategist').get(1)?.missing).toEqual([0, 1, 0, 0]);
});

test('a law brings what it counts, up to level 4; one that takes no slot says nothing', () => {
  const t = table({ A: { hand: 'oath-of-vassals dual-mandate', pyramid: 'paladin 1:0, knight 1:1' }, B: {} });
  const levels = forA(t, 'oath-of-vassals');
  expect(levels.get(2)?.gain).toBe(4);
  expect(levels.get(1)?.gain).toBe(2);
  expect(levels.has(5)).toBe(false);
  expect(forA(t, 'dual-mandate').size).toBe(0);
});

test('a card of the offer is asked about like one in hand', () => {
  const t = table({ A: { gems: 'RR', pyramid: 'paladin 1:0' }, B: {}, below: 'strategist - - -', asks: 'bid' });
  expect(forA(t, 'strategist').get(1)?.missing).toEqual([0, 0, 0, 0]);
});
