import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const NOTHING = 'mer-01 thi-05 sla-03 rog-09 lan-01';
const DULL = '1 1 2 2 3 1';

describe('edge cases of section 14', () => {
  test('1 DIC-5.4 stopping early with nothing fulfilled leads to the alarm', () => {
    const t = table({ rerolls: 2, dice: DULL, display: NOTHING });
    t.A.stops();
    expect(t.A.decision.prompt).toBe('lay-down');
  });

  test('2 DIC-5.5 a roll that fulfills only an unwanted card forces it', () => {
    const t = table({ dice: '4 4 4 1 2 2', display: NOTHING });
    t.A.stops();
    expect(t.A.up).toBe('sla-03');
  });

  test('3 DIC-5.8 the card of an alarm may be the last of its deck', () => {
    const t = table({ dice: DULL, display: '-merchant -thief -slayer rog-09 lan-01' });
    t.A.stops();
    expect(t.A.options).toBe('rog-09 lan-01');
  });

  test('4 DIC-9.1 the card is taken before the tile is drawn', () => {
    const t = table({ dice: DULL, display: NOTHING });
    t.A.stops();
    expect(t.eventTypes).not.toContain('drew');
    t.A.answers('lan-01');
    expect(t.eventTypes.indexOf('laid-down')).toBeLessThan(t.eventTypes.indexOf('drew'));
  });

  test('5 DIC-8.1 a burning space is not empty', () => {
    const t = table({ dice: '1 6 5 3 1 1', display: NOTHING, tiles: 'coast', fires: 'A2' });
    t.A.stops();
    expect(t.A.castles).toBe('B13');
  });

  test('6 7 DIC-8.9 a captured castle leaves its tile, and the token goes back', () => {
    const t = table({ dice: '6 6 6 6 5 1', display: 'mer-01 thi-05 sla-01 rog-09 lan-01', B: { castles: 'A2' } });
    t.A.stops();
    expect([t.at('A2'), t.B.tokens, t.A.tokens]).toEqual(['A', 16, 15]);
  });

  test('8 DIC-8.9 any player at the smallest distance may be hit', () => {
    const t = table({
      ...{ seats: 3, dice: '6 6 6 6 5 1', display: 'mer-01 thi-05 sla-01 rog-09 lan-01' },
      ...{ A: { castles: 'A6' }, B: { castles: 'A5' }, C: { castles: 'A7' } },
    });
    t.A.stops();
    expect(t.A.options).toBe('A5 A7');
  });

  test('9 DIC-3.8 fires do not block distance', () => {
    const t = table({
      ...{ seats: 4, dice: '6 6 6 6 5 1', display: 'mer-01 thi-05 sla-01 rog-09 lan-01', fires: 'A2' },
      ...{ A: { castles: 'A1' }, B: { castles: 'A3' }, C: { castles: 'A4' } },
    });
    t.A.stops();
    expect(t.A.castles).toBe('A1 A3');
  });

  test('10 DIC-9.3 a fire returned to the map no longer counts', () => {
    const t = table({ dice: DULL, display: NOTHING, tiles: 'coast', A: { fires: 8 }, B: { fires: 7 } });
    expect(t.A.points).toBe(4);
    t.A.stops();
    t.A.answers('lan-01');
    t.A.answers('A2');
    expect([t.A.points, t.B.points]).toEqual([4, 4]);
  });

  test('11 DIC-8.6 a super-joker cannot be stolen', () => {
    const t = table({ dice: '1 2 3 4 5 5', display: NOTHING, tiles: 'coast lava', B: { down: 'sla-01' } });
    t.A.stops();
    t.A.answers('A2');
    expect(t.asked).toBe('B');
  });

  test('13 14 DIC-8.12 DIC-10.1 with one tile left three stars place it, take the gem and end the game', () => {
    const t = table({ dice: '1 6 5 3 2 3', display: NOTHING, tiles: 'coast', supply: 1 });
    t.A.stops();
    t.A.answers('A2');
    expect([t.isOver, t.A.treasure]).toEqual([true, '0 1 0']);
  });

  test('15 DIC-8.5 two stars bring no gem', () => {
    const t = table({ dice: '1 6 5 3 2 2', display: NOTHING, tiles: 'coast lava' });
    t.A.stops();
    t.A.answers('A2');
    expect(t.A.treasure).toBe('0 0 0');
  });

  test('18 DIC-6.2 two different face-up jokers never combine', () => {
    const t = table({ dice: '1 6 1 3 4 2', display: 'sla-01 mer-01 thi-01 rog-01 lan-01', A: { up: 'rog-04 lan-12' } });
    t.A.stops();
    expect(t.A.isAsked() ? t.A.decision.prompt : '').toBe('lay-down');
  });

  test('20 DIC-10.12 a thief that places the last tile still steals', () => {
    const t = table({
      ...{ dice: '1 3 4 6 1 1', display: 'mer-01 thi-12 sla-03 rog-09 lan-01', tiles: 'coast', supply: 1 },
      ...{ B: { white: 1 } },
    });
    t.A.stops();
    t.A.answers('A2');
    expect([t.isOver, t.A.decision.prompt]).toEqual([false, 'steal-gem']);
    t.A.answers('seat-1-white');
    expect([t.isOver, t.A.treasure]).toEqual([true, '0 0 1']);
  });

  test('21 DIC-10.1 an alarm that draws the last tile ends the game', () => {
    const t = table({ dice: DULL, display: NOTHING, tiles: 'coast', supply: 1 });
    t.A.stops();
    t.A.answers('lan-01');
    t.A.answers('A2');
    expect([t.isOver, t.A.points]).toEqual([true, 0]);
  });
});
