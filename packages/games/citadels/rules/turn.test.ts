import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

describe('a turn', () => {
  test('CIT-5.1 CIT-14.13 theft comes first, then the free turn in any order', () => {
    const t = table({ as: 'thief', A: { coins: 0 }, B: { is: 'bishop', coins: 4, city: 'temple', hand: 'church' } });
    t.A.does('rob-bishop', 'coins', 'end');
    expect([t.A.coins, t.B.coins]).toEqual([6, 0]);
    expect(t.B.options).toBe('coins cards color');
    t.B.does('color', 'coins', 'build-church', 'end');
    expect(t.B.city).toBe('temple church');
  });

  test('CIT-5.2 step 1 (a): two coins; (b): two cards, one kept, the other face up on the discard pile', () => {
    const t = table({ as: 'thief', A: { coins: 1, hand: 'castle' }, B: {}, deck: 'manor tavern palace' });
    t.A.does('cards', 'manor');
    expect([t.A.hand, t.discard, t.A.coins]).toEqual(['manor castle', 'tavern', 1]);
    expect(t.A.isRefused('coins', 'CIT-5.2')).toBe('You’ve already taken your income this turn.');
    const other = table({ as: 'thief', A: { coins: 1 }, B: {} });
    other.A.answers('coins');
    expect(other.A.coins).toBe(3);
  });

  test('CIT-5.3 one building from the hand for its cost', () => {
    const t = table({ as: 'thief', A: { coins: 6, hand: 'castle manor palace' }, B: {} });
    t.A.does('coins', 'build-castle');
    expect([t.A.city, t.A.coins, t.A.hand]).toEqual(['castle', 4, 'manor palace']);
    expect(t.A.isRefused('build-manor', 'CIT-5.3')).toBe('You can’t build more than 1 building this turn.');
    const poor = table({ as: 'thief', A: { coins: 1, hand: 'castle' }, B: {} });
    poor.A.answers('coins');
    expect(poor.A.isRefused('build-castle', 'CIT-5.3')).toBe('Castle costs 4, and you have 3 coins.');
    expect(poor.A.isRefused('build-manor', 'CIT-5.3')).toBe('You don’t have Manor in your hand.');
  });

  test('CIT-5.4 CIT-E19 no two buildings of one name in a city', () => {
    const t = table({ as: 'thief', A: { coins: 9, hand: 'keep manor', city: 'keep' }, B: {} });
    t.A.answers('coins');
    expect(t.A.isRefused('build-keep', 'CIT-5.4')).toBe('Keep is already in your city.');
    expect(t.A.may('build-manor')).toBe(true);
  });

  test('CIT-5.5 no building before step 1; abilities may come between two builds', () => {
    const t = table({ as: 'architect', A: { coins: 9, hand: 'tavern manor castle' }, B: {}, deck: 'temple church' });
    expect(t.A.isRefused('build-tavern', 'CIT-5.5')).toBe('Take your income first: coins or cards.');
    t.A.does('coins', 'build-tavern', 'draw', 'build-manor', 'build-church', 'end');
    expect(t.A.city).toBe('tavern manor church');
  });

  test('CIT-5.6 a color income is taken once and undivided, an ability once', () => {
    const t = table({ as: 'warlord', A: { coins: 5, city: 'watchtower prison' }, B: { city: 'temple church' } });
    t.A.does('color', 'destroy-seat-2-temple');
    expect(t.A.coins).toBe(7);
    expect(t.A.isRefused('color', 'CIT-5.6')).toBe('You’ve already used that this turn.');
    expect(t.A.isRefused('destroy-seat-2-church', 'CIT-5.6')).toBe('You’ve already used that this turn.');
  });

  test('CIT-5.7 no ability is compulsory, but the King takes the office and the Merchant his coin', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'king' }, C: { is: 'merchant', coins: 0 } });
    t.A.does('coins', 'end');
    expect([t.state.murdered, t.crown]).toEqual([-1, 'B']);
    t.B.does('coins', 'end');
    expect(t.C.coins).toBe(1);
  });

  test('CIT-5.8 CIT-14.10 the turn ends when the player says so, not before step 1, and is always asked', () => {
    const t = table({ as: 'thief', A: { coins: 0 }, B: {} });
    expect(t.A.options).not.toContain('end');
    expect(t.A.isRefused('end', 'CIT-5.8')).toBe('Take your income first: coins or cards.');
    t.A.does('rob-king', 'coins');
    expect(t.A.options).toBe('end');
  });

  test('CIT-5.9 every card of the city counts as a building, wagons and the hand do not', () => {
    const t = table({
      as: 'thief',
      options: { actionCards: 'on' },
      A: { coins: 9, hand: 'sapito manor keep', city: 'tavern market docks harbor temple church', wagons: [3] },
      B: {},
    });
    t.A.does('play-sapito', 'coins');
    expect([t.state.first, t.view(1).seats[0]?.complete]).toEqual([-1, false]);
    t.A.answers('build-manor');
    expect([t.state.first, t.view(1).seats[0]?.complete]).toEqual([0, true]);
  });

  test('CIT-E15 CIT-E16 the income counts what stands at that moment', () => {
    const t = table({ as: 'merchant', A: { coins: 9, hand: 'school_of_magic', city: 'tavern' }, B: {} });
    expect(t.view(0).turn?.colorIncome).toBe(1);
    t.A.does('coins', 'build-school_of_magic', 'color');
    expect(t.A.coins).toBe(9 + 2 - 6 + 2);
  });

  test('CIT-E18 naming may come at any moment of the turn', () => {
    const t = table({ as: 'assassin', A: { hand: 'tavern', coins: 1 }, B: { is: 'thief' } });
    t.A.does('coins', 'build-tavern', 'murder-thief', 'end');
    expect(t.state.round).toBe(3);
  });

  test('CIT-E20 a destroyed building may be built again', () => {
    const t = table({ as: 'warlord', A: { coins: 9, hand: 'tavern', city: 'tavern' }, B: {} });
    t.A.does('destroy-seat-1-tavern', 'coins', 'build-tavern');
    expect(t.A.city).toBe('tavern');
  });

  test('CIT-E21 after choosing cards the player must decide which to keep', () => {
    const t = table({ as: 'thief', A: { coins: 3, hand: 'tavern' }, B: {}, deck: 'manor tavern' });
    t.A.answers('cards');
    expect([t.A.decision.prompt, t.A.options, t.asked]).toEqual(['keep', 'manor tavern', 'A']);
  });

  test('CIT-14.10 the choice of step 1 is asked also between two cards of a kind', () => {
    const t = table({ as: 'thief', A: {}, B: {}, deck: 'tavern tavern' });
    t.A.answers('cards');
    expect([t.A.decision.prompt, t.A.decision.limits]).toEqual(['keep', [2]]);
    t.A.answers('tavern');
    expect([t.A.hand, t.discard]).toEqual(['tavern', 'tavern']);
  });

  test('CIT-8.7 one may go on building after the eighth', () => {
    const city = 'tavern market docks harbor temple church monastery';
    const t = table({ as: 'architect', A: { coins: 9, hand: 'manor castle', city }, B: {} });
    t.A.does('coins', 'build-manor', 'build-castle', 'end');
    expect(t.A.city.split(' ')).toHaveLength(9);
  });

  test('the menu says what its actions bring', () => {
    const t = table({ as: 'merchant', A: { city: 'tavern observatory library' }, B: {} });
    const said = t.A.decision.options.map((option) => t.textOf(t.game.texts.ofOption(t.A.decision, option)));
    expect(said).toEqual(['Income: take 2 coins', 'Income: draw 3, keep 2', 'Collect 1 coin from your buildings']);
  });
});
