import { describe, expect, test } from 'vitest';
import { newGame, table } from '../testing/table.ts';

describe('worked examples of the book', () => {
  test('DOM-X1 Steward: choose +2 Cards: 2 cards drawn, coins unchanged, nothing may be trashed', () => {
    const t = table({ A: { hand: 'steward copper', deck: 'gold silver' } });
    t.A.plays('steward');
    t.A.answers('2-cards');
    expect([t.A.hand, t.state.coins, t.trash, t.A.decision.prompt]).toEqual(['copper silver gold', 0, '', 'treasures']);
  });

  test('DOM-X2 Pawn: Card + coin: 1 card drawn, coins +1, Actions and Buys not raised', () => {
    const t = table({ A: { hand: 'pawn', deck: 'gold' } });
    t.A.plays('pawn');
    t.A.answers('1-card 1-coin');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 0, buys 1, coins 1']);
  });

  test('DOM-X3 Nobles with the free Action, +3 Cards: Actions left 0, Action phase over whatever was drawn', () => {
    const t = table({ A: { hand: 'nobles', deck: 'village village village' } });
    t.A.plays('nobles');
    t.A.answers('3-cards');
    expect([t.A.hand, t.state.actions, t.view(0).phase]).toEqual(['village village village', 0, 'buy']);
  });

  test('DOM-X4 Nobles, Pawn, Bridge: 3 Actions played, Buys 2, coins 2, all costs −1', () => {
    const t = table({ A: { hand: 'nobles pawn', deck: 'bridge' } });
    t.A.plays('nobles');
    t.A.answers('2-actions');
    expect(t.state.actions).toBe(2);
    t.A.plays('pawn');
    t.A.answers('1-card 1-coin');
    expect([t.state.actions, t.A.hand]).toEqual([1, 'bridge']);
    t.A.plays('bridge');
    expect([t.counters, t.view(0).actionPlays, t.costOf('gold')]).toEqual(['actions 0, buys 2, coins 2', 3, 5]);
  });

  test('DOM-X5 Masquerade and Bridge, no source of Actions: only one can be played', () => {
    const t = table({ A: { hand: 'masquerade bridge', deck: 'copper copper' }, B: { hand: 'copper' } });
    t.A.plays('masquerade');
    t.A.answers('copper');
    t.B.answers('copper');
    t.A.answers('');
    expect([t.A.hand, t.A.decision.prompt]).toEqual(['copper copper bridge', 'treasures']);
  });

  test('DOM-X6 3 Coppers, nothing played: buy Silver: coins 0, Silver on discard pile, Buys 0', () => {
    const t = table({ A: { hand: 'copper copper copper', deck: 'copper copper copper copper copper' } });
    t.A.playsTreasures('copper copper copper');
    expect(t.state.coins).toBe(3);
    t.A.buys('silver');
    expect([t.A.discard, t.asked]).toEqual(['copper copper copper silver', 'B']);
  });

  test('DOM-X7 Pawn played for a coin, 3 Coppers: coins 4, buy Bridge', () => {
    const t = table({ A: { hand: 'pawn copper copper copper' }, kingdom: 'bridge' });
    t.A.plays('pawn');
    t.A.answers('1-coin 1-buy');
    t.A.playsTreasures('copper copper copper');
    expect(t.state.coins).toBe(4);
    t.A.buys('bridge');
    expect([t.A.discard, t.state.coins]).toEqual(['bridge', 0]);
  });

  test('DOM-X8 Bridge, 2 Coppers + Silver: coins 5, Buys 2; Duke for 4, Copper for 0; the last coin is lost', () => {
    const t = table({ A: { hand: 'bridge copper copper silver' }, B: { hand: 'copper' }, kingdom: 'duke' });
    t.A.plays('bridge');
    t.A.playsTreasures('copper copper silver');
    expect([t.state.coins, t.state.buys, t.costOf('duke'), t.costOf('copper')]).toEqual([5, 2, 4, 0]);
    t.A.buys('duke');
    expect([t.state.coins, t.state.buys]).toEqual([1, 1]);
    t.A.buys('copper');
    expect([t.asked, t.eventsOf('bought').map((event) => ('cost' in event ? event.cost : -1))]).toEqual(['B', [4, 0]]);
  });

  test('DOM-X9 set-up with 3 seats: Copper 39, Silver 40, Gold 30, Victory 12, Curse 20, Kingdom 10 or 12', () => {
    const t = newGame({}, 3);
    const counts = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'pawn', 'duke'];
    expect(counts.map((kind) => t.pile(kind))).toEqual([39, 40, 30, 12, 12, 12, 20, 10, 12]);
  });

  test('DOM-X10 Village, Bridge, Workshop gains a Duchy; 3 Coppers: Silver (2) and Estate (1): coins 1, Buys 0', () => {
    const t = table({ A: { hand: 'village bridge workshop copper copper copper' }, B: { hand: 'copper' }, buys: 1 });
    t.A.plays('village');
    t.A.plays('bridge');
    t.A.plays('workshop');
    t.A.answers('duchy');
    t.A.playsTreasures('copper copper copper');
    expect(t.counters).toBe('actions 0, buys 2, coins 4');
    t.A.buys('silver');
    expect(t.counters).toBe('actions 0, buys 1, coins 2');
    t.A.buys('estate');
    expect([t.asked, t.eventsOf('bought').map((event) => ('cost' in event ? event.cost : -1))]).toEqual(['B', [2, 1]]);
  });

  test('DOM-X11 Bridge, Upgrade: trash Copper (0), gain Pawn (1)', () => {
    const t = table({ A: { hand: 'bridge upgrade copper copper' }, kingdom: 'pawn', actions: 2 });
    t.A.plays('bridge');
    t.A.plays('upgrade');
    t.A.answers('pawn');
    expect([t.trash, t.A.discard]).toEqual(['copper', 'pawn']);
  });

  test('DOM-X12 Saboteur hits a card costing 5: the victim may gain a card costing up to 3', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'duchy' }, kingdom: 'village bridge' });
    t.A.plays('saboteur');
    t.B.isRefused('bridge', 'DOM-I19.2');
    t.B.answers('village');
    expect(t.B.discard).toBe('village');
  });

  test('DOM-X13 Tribute reveals Silver, Silver: +2 coins only', () => {
    const t = table({ A: { hand: 'tribute', deck: 'gold gold' }, B: { deck: 'silver silver' } });
    t.A.plays('tribute');
    expect([t.counters, t.A.hand]).toEqual(['actions 0, buys 1, coins 2', '']);
  });
});
