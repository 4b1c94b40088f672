import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { SPACE_NAMES } from './printed/shape.ts';

const NOTHING = 'mer-01 thi-05 sla-03 rog-09 lan-01';
const DULL = '1 1 2 2 3 1';

describe('dragon alarm', () => {
  test('DIC-9.1 after the card a tile is drawn, placed by the active seat, and burns', () => {
    const t = table({ dice: DULL, display: NOTHING, tiles: 'coast' });
    t.A.stops();
    t.A.answers('lan-01');
    expect(t.A.decision.prompt).toBe('burn');
    expect(t.A.options).toBe('A2 B13');
    t.A.isRefused('0', 'DIC-9.1');
    t.A.answers('B13');
    expect([t.at('B13'), t.view.supply.fires, t.asked]).toEqual(['fire', 14, 'B']);
  });

  test('DIC-9.2 a gem under the fire stays', () => {
    const t = table({ dice: DULL, display: NOTHING, tiles: 'coast', gold: 'B13' });
    t.A.stops();
    t.A.answers('lan-01');
    t.A.answers('B13');
    expect([t.gemAt('B13'), t.A.treasure]).toEqual(['gold', '0 0 0']);
  });

  test('DIC-9.3 without supply one’s own fire is used, else that of a chosen seat', () => {
    const alarm = (setting: Parameters<typeof table>[0]) => {
      const t = table({ seats: 3, dice: DULL, display: NOTHING, tiles: 'coast', ...setting });
      t.A.stops();
      t.A.answers('lan-01');
      t.A.answers('A2');
      return t;
    };
    const own = alarm({ A: { fires: 1 }, B: { fires: 8 }, C: { fires: 6 } });
    expect([own.A.treasure, own.B.treasure, own.at('A2')]).toEqual(['0 0 0', '8 0 0', 'fire']);
    expect(own.asked).toBe('B');
    const others = alarm({ B: { fires: 10 }, C: { fires: 5 } });
    expect([others.A.decision.prompt, others.A.options]).toEqual(['whose-fire', 'seat-1 seat-2']);
    others.A.isRefused('0', 'DIC-9.3');
    others.A.answers('seat-2');
    expect([others.C.treasure, others.at('A2'), others.view.supply.fires]).toEqual(['4 0 0', 'fire', 0]);
    expect(others.A.log.at(-3)).toContain('with a fire from C');
  });

  test('DIC-9.4 with no fire anywhere the tile stays bare and nobody’s', () => {
    const fires = SPACE_NAMES.filter((name) => !['A2', 'B13'].includes(name))
      .slice(0, 15)
      .join(' ');
    const t = table({ dice: DULL, display: NOTHING, tiles: 'coast', fires, gold: 'B13' });
    t.A.stops();
    t.A.answers('lan-01');
    t.A.answers('B13');
    expect([t.at('B13'), t.gemAt('B13')]).toEqual(['tile', 'gold']);
    expect(t.eventTypes).toContain('left-bare');
  });
});
