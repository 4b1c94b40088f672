import { seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { type Setting, table } from '../../testing/table.ts';
import type { Turn } from '../effect.ts';
import { revealBids } from './bids.ts';
import { judgeColor } from './resolve.ts';

/** A bids while one virtual opponent draws this color: found by trying seeds. */
function against(colors: readonly number[], setting: Partial<Setting>, bids: readonly string[]) {
  const virtuals = (['one', 'two', 'three'] as const)[colors.length - 1] ?? 'one';
  for (let seed = 1; seed < 400; seed++) {
    const t = table({ asks: 'bid', A: {}, ...setting, options: { virtuals }, seed });
    t.state.flow.rng = seedFast(seed);
    t.all(...bids);
    const drawn = t.eventsOf('bids')[0]?.bids.slice(-colors.length);
    if (drawn?.join() === colors.join()) return t;
  }
  throw new Error('no seed draws these bids');
}

test('PAN-13.2 virtual opponents have nothing, and set-up counts seats only', () => {
  const t = table({ asks: 'bid', A: {}, options: { virtuals: 'three' }, below: 'captain - - -' });
  expect(t.view(0).seats).toHaveLength(1);
  expect(t.supply.length + t.A.gems.length).toBe(16);
  expect(t.view(0).standing).toHaveLength(4);
});

test('PAN-13.4 PAN-13.14 each draws a gem from the box, which goes back there; they take no gems for passing', () => {
  const t = against([0, 2], { above: 'captain - scout -' }, ['']);
  expect(t.supply.length + t.A.gems.length).toBe(16);
  expect(t.eventsOf('passed').map(({ seat }) => seat)).toEqual([0]);
});

test('PAN-13.4 a gem drawn is out of the box for the next virtual opponent, and back in it for the next bidding round', () => {
  const { state } = table({ asks: 'bid', A: {}, options: { virtuals: 'three' }, below: 'captain - - -' });
  const lots: number[] = [];
  const lastBlue = (gems: number) => lots.push(gems) && 11;
  for (state.turn = 1; state.turn <= 2; state.turn++) {
    revealBids({ state, random: lastBlue, answerOf: () => undefined } as unknown as Turn);
    expect(state.bids.slice(4 * state.turn - 3, 4 * state.turn)).toEqual([0, 1, 1]);
  }
  expect(lots).toEqual([48, 47, 46, 48, 47, 46]);
});

test('PAN-13.5 alone on a color with one card: it leaves the game', () => {
  const t = against([0], { above: 'captain - - -', below: '- scout - -' }, ['']);
  expect([t.above, t.discard, t.state.standing[1]]).toEqual(['- - - -', 'captain', 1]);
});

test('PAN-T.16 PAN-13.6 alone on a color with two cards: the card below the auction card leaves the game', () => {
  const t = against([0], { above: 'captain - - -', below: 'scout - - -' }, ['']);
  expect([t.above, t.below, t.discard]).toEqual(['captain - - -', '- - - -', 'scout']);
});

test('PAN-13.7 on a color without a card: the seat with the lowest number names one that leaves', () => {
  const t = against(
    [3],
    { A: { pyramid: 'witch 1:0' }, B: { pyramid: 'mentor 1:0' }, above: 'captain - - -', below: 'scout - - -' },
    ['', ''],
  );
  expect([t.asked, t.B.decision.prompt]).toEqual(['B', 'remove']);
  t.B.answers('captain');
  expect(t.discard).toBe('captain');
  expect(t.state.standing[2]).toBe(1);
});

test('PAN-13.7 several such bids: one card each, named one after another by the same seat', () => {
  const t = against([3, 3], { above: 'captain fairy - -', below: 'scout - - -' }, ['']);
  t.A.answers('captain');
  t.A.answers('fairy');
  expect(t.discard).toBe('captain fairy');
});

test('PAN-13.8 a seat and a virtual opponent on one card: nobody gets it, all go on', () => {
  const t = against([0], { A: { gems: 'BB' }, below: 'captain - - -' }, ['blue']);
  expect([t.A.hand, t.A.gems, t.state.turn, t.asked]).toEqual(['', 'B', 2, 'A']);
});

test('PAN-13.9 a seat and a virtual opponent on two cards: take the upper one, or go on', () => {
  const setting = { A: { gems: 'BB' }, B: {}, above: 'captain - - -', below: 'scout - - -' };
  const t = against([0], setting, ['blue', '']);
  expect(t.A.options).toBe('captain');
  expect(t.A.isRefused('scout', 'PAN-13.9')).toContain('upper');
  t.A.answers('captain');
  expect([t.A.hand, t.discard, t.state.standing[2]]).toEqual(['captain', 'scout', 1]);
  const on = against([0], setting, ['blue', '']);
  on.A.answers('');
  expect([on.A.hand, on.A.gems]).toEqual(['', 'B']);
});

test('PAN-13.9 alone against a virtual opponent on two cards: the gem is lost, both go on, as printed', () => {
  const setting = { A: { gems: 'BB' }, above: 'captain - - -', below: 'scout - - -' };
  const t = against([0], setting, ['blue']);
  expect([t.A.hand, t.A.gems, t.discard, t.state.turn, t.asked]).toEqual(['', 'B', '', 2, 'A']);
  expect(t.A.decision.prompt).toBe('bid');
});

test('PAN-13.9 in solo games of revision 1 the upper card can still be taken', () => {
  expect([judgeColor(1, 1, 2, true), judgeColor(1, 1, 2, false)]).toEqual(['virtual-deal', 'clash']);
});

test('PAN-13.10 two alone on one card: it stays', () => {
  const t = against([0, 0], { A: { gems: 'R' }, below: 'captain scout - -' }, ['']);
  expect(t.below).toBe('captain scout - -');
});

test('PAN-13.11 two alone on two cards: both leave', () => {
  const t = against([0, 0], { above: 'captain - - -', below: 'scout - - -' }, ['']);
  expect(t.discard).toBe('captain scout');
});

test('PAN-13.11 PAN-13.12 three or more of any kind: nothing happens', () => {
  const t = against([0, 0], { A: { gems: 'BB' }, above: 'captain - - -', below: 'scout - - -' }, ['blue']);
  expect([t.above, t.below, t.asked]).toEqual(['captain - - -', 'scout - - -', 'A']);
  expect(judgeColor(0, 3, 2)).toBe('clash');
  expect(judgeColor(2, 1, 2)).toBe('clash');
  expect(judgeColor(1, 2, 0)).toBe('nothing-there');
});

test('PAN-13.13 a bidding round is held only if a seat takes part; a passer has taken part', () => {
  const passes = against([0], { above: 'captain - - -', below: '- scout - -' }, ['']);
  expect(passes.eventsOf('bids')).toHaveLength(1);
  const out = table({ asks: 'build', A: {}, options: { virtuals: 'three' }, above: 'captain - - -', sitsOut: 'A' });
  out.all('');
  expect(out.eventsOf('bids')).toEqual([]);
});

test('PAN-13.17 a color emptied by an attack: the virtual bid there removes another card', () => {
  const t = against([0], { A: { attacks: 1 }, above: 'captain fairy - -', below: '- scout - -' }, ['attack']);
  t.A.answers('captain');
  expect([t.asked, t.A.decision.prompt, t.A.options]).toEqual(['A', 'remove', 'scout fairy']);
});
