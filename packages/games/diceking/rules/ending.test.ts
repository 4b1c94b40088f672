import { describe, expect, test } from 'vitest';
import { diceking, SPACE_NAMES } from '../index.ts';
import { DicekingTable, table } from '../testing/table.ts';

const MER = 'mer-01 thi-05 sla-03 rog-09 lan-01';
const ONE_STAR = '1 6 5 3 1 1';
const DULL = '1 1 2 2 3 1';
const sixteen = (...without: string[]) =>
  SPACE_NAMES.filter((name) => !without.includes(name))
    .slice(0, 16)
    .join(' ');
const lines = (t: ReturnType<typeof table>, seat: number) =>
  diceking.score(t.state, 'judge')[seat]!.lines.map(({ points, rule }) => `${rule} ${points}`);

describe('points', () => {
  /** On the map for four: an area of some size in A1 to A5, and single castles far apart. */
  const score = (castles: string, fires: number, gold: number, white: number, most = 9) => {
    const t = table({ seats: 4, A: { castles, fires, gold, white }, B: { fires: most } });
    return t.A.points;
  };

  test('V5 DIC-10.2 DIC-10.4 DIC-10.7 four players are scored', () => {
    expect(score('A1 A2 A3 A10 A15 B4 B1 B9', 0, 1, 0)).toBe(17);
    expect(score('A1 A2 A3 A10 A15 B4', 1, 0, 4)).toBe(20);
    expect(score('A1 A2 A3 A4 A5 B1', 2, 0, 0, 2)).toBe(20);
    expect(score('A1 A2 A10 A15 B4 B1', 1, 3, 2)).toBe(23);
  });

  test('DIC-10.2 the largest area counts three for each castle, across the seam too', () => {
    const t = table({ seats: 4, A: { castles: 'A10 B15 B9 A4' } });
    expect(t.A.points).toBe(10);
    expect(t.view.seats[0]!.area.map((space) => SPACE_NAMES[space])).toEqual(['A10', 'B9', 'B15']);
  });

  test('DIC-10.3 of areas of the same size one counts, and a single castle can be the largest', () => {
    expect(table({ seats: 4, A: { castles: 'A1 A2 A14 A15' } }).A.points).toBe(8);
    expect(table({ seats: 4, A: { castles: 'A1 A3' } }).A.points).toBe(4);
  });

  test('DIC-10.5 most fires bring four points, to all who tie', () => {
    const t = table({ seats: 3, A: { fires: 2 }, B: { fires: 2 }, C: { fires: 1 } });
    expect([t.A.points, t.B.points, t.C.points]).toEqual([4, 4, 0]);
  });

  test('DIC-10.6 nobody gets them where nobody has a fire', () => {
    const t = table();
    expect([t.A.points, lines(t, 0)[2]]).toEqual([0, 'DIC-10.6 0']);
    const other = table({ B: { fires: 1 } });
    expect([lines(other, 0)[2], lines(other, 1)[2]]).toEqual(['DIC-10.5 0', 'DIC-10.5 4']);
  });

  test('DIC-10.11 fires on the map, tokens in stock and cards are worth nothing', () => {
    expect(table({ fires: 'A1 A3', A: { up: 'sla-08', down: 'sla-01' } }).A.points).toBe(0);
  });
});

describe('the end', () => {
  const last = (setting: Parameters<typeof table>[0]) => {
    const t = table({ dice: ONE_STAR, display: MER, tiles: 'coast', supply: 1, ...setting });
    t.A.stops();
    return t;
  };

  test('DIC-10.1 the game ends with the turn after which the supply is empty', () => {
    const t = last({});
    expect(t.isOver).toBe(false);
    t.A.answers('A2');
    expect(t.isOver).toBe(true);
    expect(t.outcome!.winners).toEqual([0]);
  });

  test('DIC-10.12 a supply refilled by unchosen tiles does not end it', () => {
    const t = table({ dice: '1 6 5 3 2 2', display: MER, tiles: 'coast lava', supply: 2 });
    t.A.stops();
    expect(t.view.supply.tiles).toBe(0);
    t.A.answers('A2');
    expect([t.isOver, t.supply]).toEqual([false, 'lava']);
  });

  test('DIC-10.8 equal points: more fires, then a shared victory, and it is said', () => {
    const byFires = last({ A: { white: 1, fires: 1 }, B: { white: 1, gold: 1, fires: 2 } });
    byFires.A.answers('A2');
    expect(byFires.outcome).toMatchObject({ winners: [1] });
    const tied = last({ seats: 3, A: { fires: 3 }, B: { gold: 1, fires: 2, white: 2 }, C: {} });
    tied.A.answers('A2');
    expect([tied.A.points, tied.B.points]).toEqual([7, 7]);
    expect(tied.outcome).toMatchObject({ winners: [0], places: [1, 2, 3] });
    expect(tied.A.log.at(-1)).toBe('A wins the tie at 7 points with 3 dragon fires.');
    expect(lines(tied, 0)).toContain('DIC-10.8 0');
    const shared = last({ A: { fires: 1 }, B: { gold: 1, fires: 1 } });
    shared.A.answers('A2');
    expect(shared.outcome).toMatchObject({ winners: [0, 1], places: [1, 1] });
    expect(shared.A.log.at(-1)).toBe('A and B share the victory with 7 points and 1 dragon fire each.');
  });
});

describe('the seventeenth token', () => {
  const castles = sixteen('A2', 'B13', 'A10', 'B7');

  test('DIC-10.9 DIC-10.13 DIC-10.14 the seat that needs it wins at once, whatever the points', () => {
    const t = table({ seats: 3, dice: ONE_STAR, display: MER, A: { castles }, B: { gold: 6, white: 18 } });
    t.A.stops();
    expect(t.outcome).toMatchObject({ winners: [0], places: [1, 2, 2] });
    expect(t.eventTypes).not.toContain('drew');
    expect(t.A.log.at(-1)).toBe('A has all 16 castles on the map, needs one more and wins at once.');
    expect(lines(t, 0)).toContain('DIC-10.9 0');
  });

  test('DIC-10.10 only an effect that would really put a token wins', () => {
    const idle = table({ dice: '4 4 4 1 2 2', display: MER, A: { castles } });
    idle.A.stops();
    expect(idle.isOver).toBe(false);
    const slays = table({ dice: '4 4 4 1 2 2', display: MER, A: { castles }, fires: 'A2' });
    slays.A.stops();
    expect(slays.isOver).toBe(true);
    const alarm = table({ dice: DULL, display: MER, A: { castles }, tiles: 'coast' });
    alarm.A.stops();
    alarm.A.answers('lan-01');
    expect(alarm.isOver).toBe(false);
  });

  test('DIC-10.13 in games of revision 1 the space of that second tile is still asked for', () => {
    const display = 'mer-01 thi-01 sla-03 rog-08 lan-01';
    const fifteen = castles.split(' ').slice(0, 15).join(' ');
    const { state } = table({ dice: '1 2 3 4 5 6', display, A: { castles: fifteen }, tiles: 'coast lava' });
    const t = new DicekingTable({ ...state, revision: 1 });
    t.A.stops();
    t.A.answers('A2');
    t.A.answers('A10');
    expect(t.outcome).toMatchObject({ winners: [0] });
  });

  test('DIC-10.10 DIC-10.13 the first tile of a landowner may use up token 16, and the second wins', () => {
    const fifteen = castles.split(' ').slice(0, 15).join(' ');
    const display = 'mer-01 thi-01 sla-03 rog-08 lan-01';
    const t = table({ dice: '1 2 3 4 5 6', display, A: { castles: fifteen }, tiles: 'coast lava' });
    t.A.stops();
    t.A.answers('A2');
    expect(t.outcome).toMatchObject({ winners: [0] });
    const single = table({ dice: '1 2 3 4 5 6', display, A: { castles: fifteen }, tiles: 'coast', supply: 1 });
    single.A.stops();
    single.A.answers('A2');
    expect([single.isOver, single.A.tokens, single.eventTypes.includes('ended')]).toEqual([true, 0, true]);
    expect(single.events.at(-1)).toMatchObject({ t: 'ended', by: 'points' });
  });
});
