import { describe, expect, test } from 'vitest';
import { newGame, table } from '../testing/table.ts';

describe('turn and Action phase', () => {
  test('DOM-4.1 Action phase, Buy phase, Clean-up, then the next seat', () => {
    const t = table({ A: { hand: 'village copper' }, B: { hand: 'copper' } });
    expect([t.view(0).phase, t.A.decision.prompt]).toEqual(['action', 'action']);
    t.A.answers('');
    expect([t.view(0).phase, t.A.decision.prompt]).toEqual(['buy', 'treasures']);
    t.A.answers('');
    expect(t.A.decision.prompt).toBe('buy');
    t.A.answers('');
    expect([t.view(0).turn, t.asked, t.eventsOf('cleaned-up').length]).toEqual([1, 'B', 1]);
  });

  test('DOM-4.2 a turn starts with 1 Action, 1 Buy, 0 coins; nothing carries over', () => {
    const t = table({ A: { hand: 'festival bridge copper' }, B: { hand: 'village copper' } });
    t.A.plays('festival');
    t.A.plays('bridge');
    expect([t.counters, t.costOf('gold')]).toEqual(['actions 1, buys 3, coins 3', 5]);
    t.A.endsTurn();
    expect([t.counters, t.costOf('gold'), t.view(0).actionPlays]).toEqual(['actions 1, buys 1, coins 0', 6, 0]);
  });

  test('DOM-4.3 each play from hand costs an Action and puts the card into play', () => {
    const t = table({ A: { hand: 'smithy woodcutter' } });
    t.A.plays('smithy');
    expect([t.state.actions, t.A.play, t.A.hand]).toEqual([0, 'smithy', 'woodcutter']);
    expect(t.A.decision.prompt).toBe('buy');
  });

  test('DOM-4.4 instructions are followed as far as possible, from top to bottom', () => {
    const t = table({ A: { hand: 'smithy', deck: 'gold' } });
    t.A.plays('smithy');
    expect(t.A.hand).toBe('gold');
  });

  test('DOM-4.5 a card may be played even if nothing of it can be carried out', () => {
    const t = table({ A: { hand: 'mine' } });
    t.A.plays('mine');
    expect(t.A.play).toBe('mine');
  });

  test('DOM-4.6 choose first, then do only the chosen part', () => {
    const t = table({ A: { hand: 'nobles', deck: 'gold gold gold' } });
    t.A.plays('nobles');
    expect([t.A.hand, t.counters]).toEqual(['', 'actions 0, buys 1, coins 0']);
    t.A.answers('3-cards');
    expect([t.A.hand, t.counters]).toEqual(['gold gold gold', 'actions 0, buys 1, coins 0']);
  });

  test('DOM-4.7 an option that cannot be carried out may be chosen', () => {
    const t = table({ A: { hand: 'nobles' } });
    t.A.plays('nobles');
    t.A.answers('3-cards');
    expect(t.A.hand).toBe('');
  });

  test('DOM-4.8 the phase ends at will or for want of Actions; there is no way back', () => {
    const t = table({ A: { hand: 'village smithy copper' } });
    t.A.plays('village');
    t.A.answers('');
    expect([t.A.decision.prompt, t.state.actions]).toEqual(['treasures', 2]);
    expect(t.A.isRefused('smithy', 'DOM-4.8')).toBe(
      'Your Action phase is over; you can’t play Smithy anymore this turn.',
    );
    const none = table({ A: { hand: 'village copper', deck: 'copper' } });
    none.A.plays('village');
    expect(none.A.decision.prompt).toBe('treasures');
  });

  test('DOM-4.9 played Actions stay in play until Clean-up', () => {
    const t = table({ A: { hand: 'village smithy copper', deck: 'copper copper' } });
    t.A.plays('village');
    t.A.plays('smithy');
    expect(t.A.play).toBe('village smithy');
    t.A.endsTurn();
    expect(t.A.play).toBe('');
  });

  test('DOM-4.10 Actions are played only in one’s own Action phase', () => {
    const t = table({ A: { hand: 'copper' }, B: { hand: 'village moat' } });
    expect(() => t.B.decision).toThrow('B is not asked anything');
    t.A.isRefused('village', 'DOM-4.3');
    t.A.isRefused('copper', 'DOM-4.3');
  });
});

describe('Buy phase', () => {
  test('DOM-5.1 any number of Treasures, each with its value; coins of Actions are added', () => {
    const t = table({ A: { hand: 'woodcutter copper silver gold harem' } });
    t.A.plays('woodcutter');
    t.A.playsTreasures('copper gold');
    expect([t.state.coins, t.A.play, t.A.hand]).toEqual([6, 'woodcutter copper gold', 'silver harem']);
  });

  test('DOM-5.2 after a purchase no more Treasures may be played', () => {
    const t = table({ A: { hand: 'copper silver' }, buys: 2 });
    t.A.playsTreasures('silver');
    t.A.buys('estate');
    expect(t.A.decision.prompt).toBe('buy');
  });

  test('DOM-5.3 one card per Buy, by current costs, coins split at will', () => {
    const t = table({ A: { hand: 'gold gold' }, buys: 2 });
    t.A.playsTreasures('gold gold');
    t.A.isRefused('province', 'DOM-5.3');
    t.A.buys('silver');
    expect(t.counters).toBe('actions 1, buys 1, coins 3');
    t.A.isRefused('gold', 'DOM-5.3');
    t.A.buys('silver');
    expect([t.A.discard, t.asked]).toEqual(['', 'B']);
  });

  test('DOM-5.3 an empty pile cannot be bought from', () => {
    const t = table({ A: { hand: 'gold gold gold' }, supply: 'province 0, duchy 1' });
    t.A.playsTreasures('gold gold gold');
    t.A.isRefused('province', 'DOM-7.8');
  });

  test('DOM-5.4 any Supply card can be bought, even a Curse for 0', () => {
    const t = table({ A: { hand: 'gold gold gold' }, buys: 3 });
    t.A.playsTreasures('gold gold gold');
    t.A.buys('curse');
    t.A.buys('province');
    t.A.buys('copper');
    expect([t.asked, t.pile('curse'), t.pile('province')]).toEqual(['B', 9, 7]);
  });

  test('DOM-5.5 a bought card goes on top of the discard pile at once', () => {
    const t = table({ A: { hand: 'gold', discard: 'copper' }, buys: 2 });
    t.A.playsTreasures('gold');
    t.A.buys('silver');
    expect([t.A.discard, t.A.hand, t.B.view.seats[0]?.discard.count]).toEqual(['silver copper', '', 2]);
  });

  test('DOM-5.6 unspent coins and Buys are lost; Treasures are not used up', () => {
    const t = table({ A: { hand: 'gold' }, B: { hand: 'copper' }, buys: 2 });
    t.A.playsTreasures('gold');
    t.A.buys('');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 1, buys 1, coins 0']);
  });

  test('DOM-5.7 gaining by an Action is no purchase and uses no Buy', () => {
    const t = table({ A: { hand: 'workshop' } });
    t.A.plays('workshop');
    t.A.answers('silver');
    expect([t.state.buys, t.eventsOf('bought').length, t.eventsOf('gained').length]).toEqual([1, 0, 1]);
  });

  test('DOM-5.8 Harem is played like any Treasure; Victory cards and Curses cannot be played', () => {
    const t = table({ A: { hand: 'harem estate curse great-hall' }, asks: 'treasures' });
    expect(t.A.options).toBe('harem');
    t.A.isRefused('estate', 'DOM-5.8');
    t.A.isRefused('curse', 'DOM-5.8');
    t.A.answers('harem');
    expect(t.state.coins).toBe(2);
  });
});

describe('Clean-up', () => {
  test('DOM-6.1 everything in play and in hand goes to the discard pile', () => {
    const five = 'silver silver silver silver silver';
    const t = table({ A: { hand: 'village estate copper', deck: `gold ${five}` } });
    t.A.plays('village');
    t.A.playsTreasures('copper gold');
    t.A.buys('');
    expect([t.A.discard, t.A.hand, t.A.play]).toEqual(['gold copper village estate', five, '']);
  });

  test('DOM-6.2 draw 5: first what is there, then shuffle, then the rest', () => {
    const t = table({ A: { hand: 'copper copper copper copper', deck: 'gold silver' } });
    t.A.endsTurn();
    expect(t.A.hand.split(' ')).toHaveLength(5);
    expect([t.A.hand.includes('gold'), t.A.hand.includes('silver')]).toEqual([true, true]);
    expect([t.A.discard, t.A.deck]).toEqual(['', 'copper']);
  });

  test('DOM-6.2 with fewer than 5 cards all there are', () => {
    const t = table({ A: { hand: 'copper estate', deck: 'gold' } });
    t.A.endsTurn();
    expect([t.A.hand, t.A.deck, t.A.discard]).toEqual(['copper gold estate', '', '']);
  });

  test('DOM-6.3 a deck that becomes exactly empty stays empty until a card is needed', () => {
    const five = 'silver silver silver silver silver';
    const t = table({ A: { hand: 'copper', deck: five } });
    t.A.endsTurn();
    expect([t.A.hand, t.A.deck, t.A.discard, t.eventsOf('shuffled').length]).toEqual([five, '', 'copper', 0]);
  });

  test('DOM-6.4 Clean-up is finished before the next turn begins', () => {
    const t = newGame({ starter: 'seat-1' });
    t.A.endsTurn();
    const order = t.events.map(({ t: type }) => type);
    expect(order.indexOf('cleaned-up')).toBeLessThan(order.lastIndexOf('drew'));
    expect(order.lastIndexOf('drew')).toBeLessThan(order.lastIndexOf('turn-began'));
  });
});
