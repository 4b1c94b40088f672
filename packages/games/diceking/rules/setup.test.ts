import { readFileSync } from 'node:fs';
import { seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { type DicekingEvent, diceking, numberOf, SPACE_NAMES } from '../index.ts';
import { newGame } from '../testing/table.ts';
import { STANDARD } from './printed/standard.ts';
import { BOX, cardsIn, deck, LAID } from './zones.ts';

const seatCounts = [2, 3, 4];
const at = (t: ReturnType<typeof newGame>, what: string) =>
  t.view.spaces.flatMap(({ lies, gem }, i) => (lies === what || gem === what ? [SPACE_NAMES[i]] : [])).join(' ');

describe('set-up', () => {
  test('DIC-4.1 the layout is that of the number of players', () => {
    expect(seatCounts.map((seats) => newGame(seats).view.layout)).toEqual(seatCounts);
  });

  test('DIC-4.2 fires lie on tiles taken out of the thirty', () => {
    expect(seatCounts.map((seats) => at(newGame(seats), 'fire'))).toEqual(['A6 A14 B6 B14', 'A6 A14 B14', 'A14 B14']);
    expect(newGame(2).namesIn(LAID).sort()).toEqual(['cave', 'floodplain', 'flower-meadow', 'mountains']);
  });

  test('DIC-4.3 DIC-4.4 DIC-4.7 fires, tiles and gems of the supply', () => {
    const supplies = seatCounts.map((seats) => newGame(seats).view.supply);
    expect(supplies.map(({ fires }) => fires)).toEqual([11, 12, 13]);
    expect(supplies.map(({ tiles }) => tiles)).toEqual([24, 25, 26]);
    expect(supplies.map(({ white, gold }) => [white, gold])).toEqual([
      [10, 2],
      [9, 2],
      [8, 2],
    ]);
  });

  test('DIC-4.4 two tiles that nobody knows are out of the game', () => {
    const t = newGame(3);
    expect(cardsIn(t.state, BOX)).toHaveLength(2);
    expect(new Set(Array.from({ length: 12 }, (_, seed) => newGame(2, seed).namesIn(BOX).join())).size).toBeGreaterThan(
      6,
    );
  });

  test('DIC-4.5 six white and four gold gems lie on the same spaces for every number of players', () => {
    for (const seats of seatCounts) {
      expect(at(newGame(seats), 'gold')).toBe('A3 A14 B3 B14');
      expect(at(newGame(seats), 'white')).toBe('A5 A9 A12 B5 B9 B12');
    }
  });

  test('DIC-1.4 DIC-4.6 DIC-4.8 each has a white gem and 16 tokens', () => {
    const t = newGame(4);
    for (const seat of [t.A, t.B, t.C, t.D]) expect([seat.treasure, seat.tokens]).toEqual(['0 0 1', 16]);
  });

  test('DIC-4.9 five shuffled decks, their top cards visible', () => {
    const t = newGame(2);
    expect(t.view.decks.map(({ count }) => count)).toEqual([12, 12, 12, 12, 12]);
    expect(t.view.decks.every(({ card }) => card !== null)).toBe(true);
    const orders = new Set(Array.from({ length: 5 }, (_, seed) => cardsIn(newGame(2, seed).state, deck(0)).join()));
    expect(orders.size).toBe(5);
  });

  test('DIC-4.11 most sixes begins; those who tie roll again, also at none', () => {
    let ties = 0;
    for (let seed = 0; seed < 60; seed++) {
      const told: DicekingEvent[] = [];
      const s = diceking.setup(diceking.parseOptions({}, 3), 3, seedFast(seed), 1, { push: (e) => told.push(e) });
      let rolling = [0, 1, 2];
      let rolls: { seat: number; sixes: number }[] = [];
      for (const event of told) {
        if (event.t === 'opening-rolled') {
          expect(event.sixes).toBe(event.faces.filter((face) => numberOf(face) === 6).length);
          rolls.push(event);
        }
        if (event.t !== 'opening-tied' && event.t !== 'opened') continue;
        expect(rolls.map(({ seat }) => seat)).toEqual(rolling);
        const most = Math.max(...rolls.map(({ sixes }) => sixes));
        const best = rolls.filter(({ sixes }) => sixes === most).map(({ seat }) => seat);
        expect(event.t === 'opened' ? [event.seat] : event.seats).toEqual(best);
        if (event.t === 'opening-tied') ties++;
        rolling = best;
        rolls = [];
      }
      expect([s.turn]).toEqual(rolling);
    }
    expect(ties).toBeGreaterThan(0);
  });
});

test('DIC-12.2 random land: any layout, as many fires as usual and never side by side, gems anywhere', () => {
  const layouts = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (let seed = 1; seed <= 60; seed++) {
    const seats = 2 + (seed % 3);
    const { state, view } = newGame(seats, seed, { land: 'random' });
    layouts[seats - 2]!.add(state.layout);
    const fires = view.spaces.flatMap(({ lies }, i) => (lies === 'fire' ? [i] : []));
    expect(fires).toHaveLength(STANDARD.setups[seats - 2]!.fires.length);
    const { neighbors } = STANDARD.maps[state.layout - 2]!;
    expect(fires.some((one) => fires.some((other) => neighbors[one]!.includes(other)))).toBe(false);
    expect(view.spaces.filter(({ gem }) => gem === 'gold')).toHaveLength(4);
    expect(view.spaces.filter(({ gem }) => gem === 'white')).toHaveLength(6);
  }
  for (const some of layouts) expect(some.size).toBe(3);
});

test('a table with corrected data plays, is restored and says so', () => {
  const options = diceking.parseOptions({ data: JSON.stringify(corrected()) }, 2);
  const t = newGame(2, 1, options);
  expect(t.view.data).toBe(options.data);
  expect(at(t, 'fire')).toBe('A1');
  const copy = JSON.parse(JSON.stringify(t.state));
  expect(diceking.view(copy, 0)).toEqual(t.A.view);
  t.playUntil();
  expect(t.isOver).toBe(true);
});

function corrected(): unknown {
  const file = JSON.parse(readFileSync(new URL('../../../../rules/diceking.cards.json', import.meta.url), 'utf8'));
  file.setups[2].fires = ['A1'];
  return file;
}
