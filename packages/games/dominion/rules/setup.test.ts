import { describe, expect, test } from 'vitest';
import { type DominionOptions, dominion } from '../index.ts';
import { namesOf, newGame } from '../testing/table.ts';
import { CARDS, cardOf, isVictory, TYPES } from './cards/printed.ts';
import { RECOMMENDED_SETS, recommended } from './kingdoms/kingdoms.ts';
import { starterAfter } from './kingdoms/series.ts';

const piles = (seats: number, options: Partial<DominionOptions> = {}) =>
  Object.fromEntries(
    newGame(options, seats)
      .view('spectator')
      .piles.map(({ card, count }) => [cardOf(card).id, count]),
  );

describe('the cards', () => {
  test('DOM-1.1 a card has the colors of its types, a two-type card both', () => {
    expect([...TYPES]).toEqual(['action', 'attack', 'reaction', 'treasure', 'victory', 'curse']);
    expect(CARDS.find(({ id }) => id === 'moat')?.types).toEqual(['action', 'reaction']);
    for (const { id, types } of CARDS) expect(types.length, id).toBeGreaterThan(0);
  });

  test('DOM-1.2 a card with several types is each of its types', () => {
    const typesOf = (...ids: string[]) => ids.map((id) => CARDS.find((card) => card.id === id)?.types.join());
    expect(typesOf('great-hall', 'nobles')).toEqual(['action,victory', 'action,victory']);
    expect(typesOf('harem')).toEqual(['treasure,victory']);
    for (const { id, types } of CARDS) {
      if (types.includes('attack') || types.includes('reaction')) expect(types, id).toContain('action');
    }
  });

  test('DOM-1.3 a Curse is neither Victory nor Treasure nor Action', () => {
    expect(CARDS.find(({ id }) => id === 'curse')?.types).toEqual(['curse']);
  });
});

describe('set-up', () => {
  test.each([
    [2, 46],
    [3, 39],
    [4, 32],
  ])('DOM-2.1 with %i seats the Treasure piles hold %i Coppers, 40 Silvers and 30 Golds', (seats, coppers) => {
    expect(piles(seats)).toMatchObject({ copper: coppers, silver: 40, gold: 30 });
  });

  test.each([
    [2, 8],
    [3, 12],
    [4, 12],
  ])('DOM-2.2 with %i seats Estate, Duchy and Province hold %i each', (seats, count) => {
    expect(piles(seats)).toMatchObject({ estate: count, duchy: count, province: count });
  });

  test('DOM-2.3 the starting Estates do not come out of the pile', () => {
    const t = newGame({}, 3);
    const estates = t.state.zones.flatMap(({ cards }) => cards).filter((card) => cardOf(card).id === 'estate');
    expect([estates.length, t.pile('estate')]).toEqual([9, 12]);
  });

  test.each([
    [2, 10],
    [3, 20],
    [4, 30],
  ])('DOM-2.4 with %i seats there are %i Curses, whatever the Kingdom', (seats, curses) => {
    expect(piles(seats)).toMatchObject({ curse: curses });
    expect(piles(seats, { kingdom: 'village-square' })).toMatchObject({ curse: curses });
  });

  test('DOM-2.5 the Trash starts empty and is not part of the Supply', () => {
    const { trash, piles: supply } = newGame().view('spectator');
    expect([trash, supply.length]).toEqual([[], 17]);
  });

  test.each([2, 3, 4])('DOM-2.6 with %i seats each Kingdom pile has 10 cards, Victory kinds like Estates', (seats) => {
    for (const kingdom of ['victory-dance', 'size-distortion'] as const) {
      const t = newGame({ kingdom }, seats);
      const { piles: supply, kingdom: kinds } = t.view('spectator');
      expect(kinds).toHaveLength(10);
      for (const kind of kinds) {
        const count = supply.find(({ card }) => card === kind)?.count;
        expect(count, cardOf(kind).id).toBe(isVictory(kind) ? (seats === 2 ? 8 : 12) : 10);
      }
    }
  });

  test('DOM-2.7 the Supply has exactly 17 piles', () => {
    for (const seats of [2, 3, 4])
      expect(Object.keys(piles(seats, { kingdom: 'random', sets: 'both' }))).toHaveLength(17);
  });

  test('DOM-2.8 each has 7 Coppers and 3 Estates, shuffled, and draws 5', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) {
      const t = newGame({}, 4, seed);
      for (const seat of [t.A, t.B, t.C, t.D]) {
        expect([seat.hand, seat.deck].join(' ').split(' ').sort().join(' ')).toBe(
          'copper copper copper copper copper copper copper estate estate estate',
        );
        expect(seat.hand.split(' ')).toHaveLength(5);
        orders.add(`${seat.hand} ${seat.deck}`);
      }
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  test('DOM-2.9 the starting seat is chosen at random; play goes clockwise', () => {
    const starters = new Set(Array.from({ length: 20 }, (_, seed) => newGame({}, 3, seed).state.turn));
    expect([...starters].sort()).toEqual([0, 1, 2]);
    const t = newGame({ starter: 'seat-2' }, 3);
    expect(t.asked).toBe('B');
    t.B.endsTurn();
    expect(t.asked).toBe('C');
    t.C.endsTurn();
    expect(t.asked).toBe('A');
  });

  test('DOM-2.9 a seat that is not at the table cannot start', () => {
    expect(() => dominion.parseOptions({ starter: 'seat-3' }, 2)).toThrow('"starter" is random or one of the 2 seats');
    expect(dominion.parseOptions({ starter: 'seat-3' }, 3)).toMatchObject({ starter: 'seat-3' });
  });

  test('DOM-2.10 in a series the seat left of the winner starts, after a shared win one of those who did not win', () => {
    expect(starterAfter({ winners: [1], places: [2, 1, 3], decidedBy: 0 }, () => 0)).toBe(2);
    expect(starterAfter({ winners: [2], places: [2, 3, 1], decidedBy: 0 }, () => 0)).toBe(0);
    const shared = { winners: [0, 2], places: [1, 3, 1, 4], decidedBy: 0 };
    expect([0, 1].map((lot) => starterAfter(shared, () => lot))).toEqual([1, 3]);
    const all = { winners: [0, 1], places: [1, 1], decidedBy: 0 };
    expect([0, 1].map((lot) => starterAfter(all, () => lot))).toEqual([0, 1]);
  });
});

describe('choosing the Kingdom', () => {
  test('DOM-12.1 the first game is Victory Dance', () => {
    const kinds = 'pawn great-hall masquerade bridge ironworks scout upgrade duke nobles harem'.split(' ');
    expect(namesOf(newGame().state.kingdom).split(' ').sort()).toEqual(kinds.sort());
  });

  test.each(RECOMMENDED_SETS)('DOM-12.2 the recommended set %s has ten different kinds', (set) => {
    expect(new Set(recommended(set)).size).toBe(10);
    expect(newGame({ kingdom: set }).state.kingdom).toEqual(recommended(set).sort((a, b) => a - b));
  });

  test('DOM-12.2 random kinds are of the sets in play and differ from game to game', () => {
    const kingdoms = Array.from({ length: 10 }, (_, seed) => newGame({ kingdom: 'random' }, 2, seed).state.kingdom);
    expect(new Set(kingdoms.map(String)).size).toBe(10);
    for (const kingdom of kingdoms) {
      expect(new Set(kingdom).size).toBe(10);
      for (const kind of kingdom) expect(cardOf(kind).rule).toMatch(/^DOM-I/);
    }
    for (const kind of newGame({ kingdom: 'random', sets: 'base' }).state.kingdom) {
      expect(cardOf(kind).rule).toMatch(/^DOM-B/);
    }
  });

  test('DOM-12.2 seats name one kind each in turn, from the starting seat, none twice', () => {
    const t = newGame({ kingdom: 'in-turn', sets: 'both', starter: 'seat-2' }, 3);
    const seats = { A: t.A, B: t.B, C: t.C };
    const kinds = 'moat village smithy pawn duke nobles witch thief bridge baron'.split(' ');
    kinds.forEach((kind, i) => {
      expect(t.asked).toBe('BCA'[i % 3]);
      const seat = seats[t.asked as 'A'];
      if (i > 0) seat.isRefused('moat', 'DOM-12.2');
      seat.answers(kind);
    });
    expect(namesOf(t.state.kingdom)).toBe('pawn baron bridge duke nobles moat village smithy thief witch');
    expect([t.B.decision.prompt, t.pile('moat'), t.B.hand.split(' ').length]).toEqual(['treasures', 10, 5]);
  });

  test('DOM-12.2 with Intrigue alone a base card cannot be named', () => {
    const t = newGame({ kingdom: 'in-turn', starter: 'seat-1' });
    t.A.isRefused('moat', 'DOM-12.2');
  });

  test('DOM-12.2 a set of one’s own: ten different names', () => {
    const cards = 'moat, village smithy pawn duke nobles witch thief bridge baron';
    expect(namesOf(newGame({ kingdom: 'picked', cards }).state.kingdom)).toBe(
      'pawn baron bridge duke nobles moat village smithy thief witch',
    );
    const refused = (text: string) => () => dominion.parseOptions({ kingdom: 'picked', cards: text }, 2);
    expect(refused('moat village')).toThrow('names 10 different kinds; not 2');
    expect(refused(cards.replace('baron', 'moat'))).toThrow('names 10 different kinds');
    expect(refused(cards.replace('baron', 'gold'))).toThrow('there is no Kingdom card "gold"');
    expect(() => dominion.parseOptions({ cards }, 2)).toThrow('goes with the kingdom "picked" only');
  });

  test('DOM-12.3 kinds not chosen stay out of the game', () => {
    const t = newGame({ starter: 'seat-1' });
    t.A.playsTreasures('');
    t.A.isRefused('moat', 'DOM-12.3');
  });

  test.each([
    [2, 106],
    [3, 99],
    [4, 92],
  ])('DOM-12.4 with the Treasures of both boxes and %i seats there are %i Coppers', (seats, coppers) => {
    const doubled = piles(seats, { treasures: 'two-sets' });
    expect(doubled).toMatchObject({ copper: coppers, silver: 80, gold: 60 });
    const { copper: _, silver: __, gold: ___, ...others } = doubled;
    expect(piles(seats)).toMatchObject(others);
  });

  test('DOM-12.4 the sets may be mixed', () => {
    const sets = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      for (const kind of newGame({ kingdom: 'random', sets: 'both' }, 2, seed).state.kingdom) {
        sets.add(cardOf(kind).rule.slice(0, 5));
      }
    }
    expect([...sets].sort()).toEqual(['DOM-B', 'DOM-I']);
  });

  test('DOM-12.5 DOM-12.6 the program seats 2 to 4', () => {
    expect(dominion.seats).toEqual({ min: 2, max: 4, usual: 2 });
    for (const seats of [1, 5, 6]) expect(() => dominion.parseOptions({}, seats)).toThrow('this game has 2 to 4 seats');
  });
});
