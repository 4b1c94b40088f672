import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const MER = 'mer-01 thi-05 sla-03 rog-09 lan-01';

describe('placing tiles', () => {
  test('DIC-8.1 DIC-8.4 a tile goes on an empty space of its landscape, with a token', () => {
    const t = table({ dice: '1 6 5 3 1 1', display: MER, tiles: 'coast' });
    t.A.stops();
    expect(t.A.options).toBe('A2 B13');
    t.A.isRefused('0', 'DIC-8.1');
    t.A.answers('B13');
    expect([t.at('B13'), t.A.tokens]).toEqual(['A', 15]);
  });

  test('DIC-8.2 the one empty space that is left for a tile is always there', () => {
    const t = table({ dice: '1 6 5 3 1 1', display: MER, tiles: 'coast', fires: 'A2' });
    t.A.stops();
    expect(t.A.castles).toBe('B13');
  });

  test('DIC-8.3 a gem on the space is taken, gold too', () => {
    const t = table({ dice: '1 6 5 3 1 1', display: MER, tiles: 'coast', gold: 'A2', white: 'B13' });
    t.A.stops();
    t.A.answers('A2');
    expect([t.A.treasure, t.gemAt('A2'), t.gemAt('B13')]).toEqual(['0 1 0', null, 'white']);
  });

  test('DIC-8.4 a merchant draws a tile for each star, builds on one and shuffles the others back', () => {
    const t = table({ dice: '1 6 5 3 2 2', display: MER, tiles: 'coast lava' });
    const before = t.supply;
    t.A.stops();
    expect(t.A.options).toBe('A2 A10 B7 B13');
    t.A.answers('A10');
    expect(t.supply).toBe(before.replace('lava', '').replace(/ {2}/, ' ').trim());
    expect(t.eventTypes).toContain('put-back');
  });

  test('DIC-8.5 three stars bring gold, then white, then nothing', () => {
    const gems = (A: { gold: number; white: number }) => {
      const t = table({ dice: '1 6 5 3 2 3', display: MER, tiles: 'coast lava swamp', A });
      t.A.stops();
      t.A.answers('A2');
      return t.A.treasure;
    };
    expect(gems({ gold: 0, white: 0 })).toBe('0 1 0');
    expect(gems({ gold: 6, white: 0 })).toBe('0 6 1');
    expect(gems({ gold: 6, white: 18 })).toBe('0 6 18');
  });

  test('DIC-8.12 with fewer tiles than wanted, what is there is drawn', () => {
    const t = table({ dice: '1 6 5 3 2 3', display: MER, tiles: 'coast lava', supply: 2 });
    t.A.stops();
    expect(t.view.drawn).toHaveLength(2);
  });

  test('DIC-8.13 tile and its gem first, the others back, then the bonus', () => {
    const t = table({ dice: '1 6 5 3 2 3', display: MER, tiles: 'coast lava swamp', white: 'A2' });
    t.A.stops();
    t.A.answers('A2');
    const order = t.eventTypes.slice(t.eventTypes.indexOf('drew'), t.eventTypes.indexOf('turn-began'));
    expect(order).toEqual(['drew', 'built', 'took-gem', 'put-back', 'took-gem']);
  });
});

describe('thief', () => {
  test('DIC-8.6 DIC-8.7 DIC-8.15 kind 2a draws two, places one and may steal a face-up card, without its effect', () => {
    const t = table({
      dice: '1 2 3 4 5 5',
      display: 'mer-01 thi-05 sla-03 rog-09 lan-01',
      tiles: 'coast lava',
      B: { up: 'sla-08', down: 'sla-01' },
      fires: 'A1',
    });
    t.A.stops();
    expect(t.view.drawn).toHaveLength(2);
    t.A.answers('A2');
    expect(t.A.options).toBe('sla-08');
    t.A.isRefused('sla-01', 'DIC-8.6');
    t.A.answers('sla-08');
    expect([t.A.up, t.B.up, t.at('A1')]).toEqual(['thi-05 sla-08', '', 'fire']);
  });

  test('DIC-8.6 DIC-8.13 the tile not chosen is back in the supply before anything is stolen', () => {
    const t = table({
      ...{ dice: '1 2 3 4 5 5', display: 'mer-01 thi-05 sla-03 rog-09 lan-01', tiles: 'coast lava', supply: 2 },
      ...{ B: { up: 'sla-08' } },
    });
    t.A.stops();
    t.A.answers('A2');
    expect([t.A.decision.prompt, t.view.drawn, t.supply]).toEqual(['steal-card', [], 'lava']);
  });

  test('DIC-8.6 kind 2b draws one and may steal a gem of a color the other has', () => {
    const t = table({
      seats: 3,
      dice: '1 3 4 6 1 1',
      display: 'mer-01 thi-12 sla-03 rog-09 lan-01',
      tiles: 'coast lava',
      B: { white: 1 },
      C: { gold: 2 },
    });
    t.A.stops();
    expect(t.view.drawn).toHaveLength(1);
    t.A.answers('A2');
    expect(t.A.options).toBe('seat-1-white seat-2-gold');
    t.A.isRefused('3', 'DIC-8.6');
    t.A.answers('seat-2-gold');
    expect([t.A.treasure, t.C.treasure]).toEqual(['0 1 0', '0 1 0']);
  });

  test('DIC-8.15 stealing may be left, and is not asked where there is nothing', () => {
    const t = table({
      dice: '1 3 4 6 1 1',
      display: 'mer-01 thi-12 sla-03 rog-09 lan-01',
      tiles: 'coast',
      B: { white: 1 },
    });
    t.A.stops();
    t.A.answers('A2');
    t.A.answers('');
    expect([t.A.treasure, t.asked]).toEqual(['0 0 0', 'B']);
    const kind = table({
      ...{ dice: '1 2 3 4 5 5', display: 'mer-01 thi-05 sla-03 rog-09 lan-01', tiles: 'coast lava' },
      ...{ B: { up: 'sla-08' } },
    });
    kind.A.stops();
    kind.A.answers('A2');
    kind.A.answers('');
    expect([kind.A.up, kind.B.up, kind.asked]).toEqual(['thi-05', 'sla-08', 'B']);
    const poor = table({ dice: '1 3 4 6 1 1', display: 'mer-01 thi-12 sla-03 rog-09 lan-01', tiles: 'coast' });
    poor.A.stops();
    poor.A.answers('A2');
    expect(poor.asked).toBe('B');
  });
});

describe('slayer and rogue', () => {
  test('DIC-8.8 any fire becomes a castle; the fire and the gem are kept', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: MER, fires: 'A1 B5', gold: 'B5' });
    t.A.stops();
    expect(t.A.options).toBe('A1 B5');
    t.A.isRefused('1', 'DIC-8.8');
    t.A.answers('B5');
    expect([t.A.castles, t.A.treasure, t.view.supply.fires]).toEqual(['B5', '1 1 0', 13]);
  });

  test('V4 DIC-8.9 only tokens at the smallest distance', () => {
    const t = table({
      seats: 4,
      dice: '6 6 6 6 5 1',
      display: 'mer-01 thi-05 sla-01 rog-09 lan-01',
      A: { castles: 'A1' },
      B: { castles: 'A2 A5' },
      C: { castles: 'A3' },
      D: { castles: 'A4' },
    });
    t.A.stops();
    expect(t.A.options).toBe('A2 A5');
    expect(t.A.isRefused('2', 'DIC-8.9')).toBe('Another castle is closer to yours than the one on A3.');
    t.A.isRefused('0', 'DIC-8.9');
    t.A.answers('A5');
    expect([t.A.castles, t.B.castles, t.B.tokens, t.A.tokens]).toEqual(['A1 A5', 'A2', 15, 14]);
  });

  test('DIC-8.9 a farther castle is no target, wherever on the map it lies', () => {
    const t = table({
      ...{ dice: '6 6 6 6 5 1', display: 'mer-01 thi-05 sla-01 rog-09 lan-01' },
      ...{ A: { castles: 'A8' }, B: { castles: 'A1 A9 B12' } },
    });
    t.A.stops();
    expect(t.A.castles).toBe('A8 A9');
  });

  test('DIC-8.10 without own tokens any may be chosen; without others nothing happens', () => {
    const display = 'mer-01 thi-05 sla-01 rog-09 lan-01';
    const t = table({ dice: '6 6 6 6 5 1', display, B: { castles: 'A2 B15' } });
    t.A.stops();
    expect(t.A.options).toBe('A2 B15');
    const alone = table({ dice: '6 6 6 6 5 1', display, A: { castles: 'A2' } });
    alone.A.stops();
    expect(alone.eventTypes).toContain('no-effect');
  });
});

describe('landowner', () => {
  test('DIC-8.11 DIC-8.16 both tiles are shown first, then both are built, each with its gem', () => {
    const t = table({
      dice: '1 2 3 4 5 6',
      display: 'mer-01 thi-01 sla-03 rog-08 lan-01',
      tiles: 'coast lava',
      gold: 'B7',
    });
    t.A.stops();
    expect(t.view.drawn).toHaveLength(2);
    expect(t.A.options).toBe('A2 A10 B7 B13');
    t.A.answers('B7');
    expect(t.A.treasure).toBe('0 1 0');
    t.A.answers('A2');
    expect(t.A.castles).toBe('A2 B7');
  });

  test('DIC-8.2 two tiles of one landscape fill both its spaces', () => {
    const t = table({ dice: '1 2 3 4 5 6', display: 'mer-01 thi-01 sla-03 rog-08 lan-01', tiles: 'coast coast' });
    t.A.stops();
    t.A.answers('B13');
    expect(t.A.castles).toBe('A2 B13');
  });
});

test('DIC-8.14 everything before a seat lies open', () => {
  const t = table({ B: { up: 'sla-08', down: 'sla-01', fires: 1, white: 2, gold: 1 } });
  expect(t.A.view.seats[1]).toMatchObject({ faceUp: [31], faceDown: [24], fires: 1, white: 2, gold: 1, tokens: 16 });
  expect(t.view.seats).toEqual(t.A.view.seats);
});
