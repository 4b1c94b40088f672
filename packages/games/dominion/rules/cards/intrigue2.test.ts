import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('DOM-I09 Wishing Well', () => {
  test('DOM-I09.1 draw, then name, then reveal', () => {
    const t = table({ A: { hand: 'wishing-well', deck: 'copper gold' } });
    t.A.plays('wishing-well');
    expect([t.A.hand, t.counters, t.A.decision.prompt]).toEqual(['copper', 'actions 1, buys 1, coins 0', 'wish']);
    expect(t.eventsOf('revealed')).toHaveLength(0);
    t.A.answers('gold');
    expect(t.A.hand).toBe('copper gold');
  });

  test('DOM-I09.2 a card is named, not a type', () => {
    const t = table({ A: { hand: 'wishing-well', deck: 'copper gold' } });
    t.A.plays('wishing-well');
    expect(t.A.decision).toMatchObject({ of: 'card', min: 1, max: 1 });
  });

  test('DOM-I09.3 a miss stays on top, seen by everybody', () => {
    const t = table({ A: { hand: 'wishing-well', deck: 'copper gold estate' } });
    t.A.plays('wishing-well');
    t.A.answers('silver');
    expect([t.A.hand, t.A.deck, t.B.knowsDeck('A')]).toEqual(['copper', 'gold estate', '1 gold']);
  });

  test('DOM-I09.4 an empty deck is shuffled to reveal; with nothing there, nothing happens', () => {
    const t = table({ A: { hand: 'wishing-well', deck: 'copper', discard: 'gold' } });
    t.A.plays('wishing-well');
    t.A.answers('gold');
    expect([t.A.hand, t.A.discard]).toEqual(['copper gold', '']);
    const bare = table({ A: { hand: 'wishing-well', deck: 'copper' } });
    bare.A.plays('wishing-well');
    bare.A.answers('gold');
    expect([bare.A.hand, bare.A.deck]).toEqual(['copper', '']);
  });

  test('DOM-I09.5 the names of the 17 kinds of the game are offered, empty piles too', () => {
    const t = table({ A: { hand: 'wishing-well', deck: 'copper gold' }, supply: 'curse 0' });
    t.A.plays('wishing-well');
    expect(t.A.decision.options).toHaveLength(17);
    expect(t.A.options).toContain('curse');
    t.A.isRefused('thief', 'DOM-I09.5');
  });
});

describe('DOM-I10 Baron', () => {
  test('an Estate may be discarded for 4 coins', () => {
    const t = table({ A: { hand: 'baron estate copper' } });
    t.A.plays('baron');
    t.A.answers('estate');
    expect([t.A.discard, t.counters, t.pile('estate')]).toEqual(['estate', 'actions 0, buys 2, coins 4', 13]);
  });

  test('DOM-I10.1 DOM-I10.2 discarding is optional; then an Estate is gained', () => {
    const t = table({ A: { hand: 'baron estate copper' } });
    t.A.plays('baron');
    t.A.answers('');
    expect([t.A.hand, t.A.discard, t.counters]).toEqual(['copper estate', 'estate', 'actions 0, buys 2, coins 0']);
  });

  test('DOM-I10.2 without an Estate in hand one is gained, while the pile lasts', () => {
    const t = table({ A: { hand: 'baron copper' } });
    t.A.plays('baron');
    expect([t.A.discard, t.counters]).toEqual(['estate', 'actions 0, buys 2, coins 0']);
  });

  test('DOM-I10.3 one Estate at most', () => {
    const t = table({ A: { hand: 'baron estate estate' } });
    t.A.plays('baron');
    t.A.isRefused('estate estate', 'DOM-I10.1');
  });

  test('DOM-I10.4 only cards named Estate count', () => {
    const t = table({ A: { hand: 'baron estate duchy great-hall' } });
    t.A.plays('baron');
    expect(t.A.options).toBe('estate');
    t.A.isRefused('duchy', 'DOM-I10.1');
  });
});

describe('DOM-I11 Bridge', () => {
  test('DOM-I11.1 a Buy, a coin, and all cards cost 1 less', () => {
    const t = table({ A: { hand: 'bridge' } });
    t.A.plays('bridge');
    expect([t.counters, t.costOf('province'), t.costOf('copper')]).toEqual(['actions 0, buys 2, coins 1', 7, 0]);
  });

  test('DOM-I11.2 cumulative per play', () => {
    const t = table({ A: { hand: 'bridge bridge' }, actions: 2 });
    t.A.plays('bridge');
    t.A.plays('bridge');
    expect([t.costOf('gold'), t.costOf('estate')]).toEqual([4, 0]);
  });

  test('DOM-I11.3 after Village and Bridge a Workshop can fetch a Duchy', () => {
    const t = table({ A: { hand: 'village bridge workshop' } });
    t.A.plays('village');
    t.A.plays('bridge');
    t.A.plays('workshop');
    t.A.answers('duchy');
    expect(t.A.discard).toBe('duchy');
  });
});

describe('DOM-I12 Conspirator', () => {
  test('DOM-I12.1 checked while being resolved; later Actions change nothing', () => {
    const t = table({ A: { hand: 'conspirator village', deck: 'gold gold' }, actions: 2 });
    t.A.plays('conspirator');
    t.A.plays('village');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 2, buys 1, coins 2']);
  });

  test('DOM-I12 the third Action of the turn brings a card and an Action', () => {
    const t = table({ A: { hand: 'conspirator village village', deck: 'copper copper gold' } });
    t.A.plays('village');
    t.A.plays('village');
    t.A.plays('conspirator');
    expect([t.A.hand, t.counters]).toEqual(['copper copper gold', 'actions 3, buys 1, coins 2']);
  });

  test('DOM-I12.2 plays count, not cards', () => {
    const t = table({ A: { hand: 'throne-room village conspirator', deck: 'copper silver gold' } });
    t.A.plays('throne-room');
    t.A.answers('village');
    expect(t.view(0).actionPlays).toBe(3);
    t.A.plays('conspirator');
    expect(t.A.hand).toBe('copper silver gold');
  });

  test('DOM-I12.3 Action cards that have left play still count', () => {
    const t = table({ A: { hand: 'mining-village feast conspirator', deck: 'copper gold' }, actions: 2 });
    t.A.plays('mining-village');
    t.A.answers('trash-this');
    t.A.plays('feast');
    t.A.answers('duchy');
    t.A.plays('conspirator');
    expect([t.A.play, t.A.hand]).toEqual(['conspirator', 'copper gold']);
  });

  test('DOM-I12.4 Treasures and shown Reactions do not count', () => {
    const t = table({ A: { hand: 'militia conspirator', deck: 'gold' }, B: { hand: 'moat' }, actions: 2 });
    t.A.plays('militia');
    t.B.answers('moat');
    t.A.plays('conspirator');
    expect([t.A.hand, t.view(0).actionPlays]).toEqual(['', 2]);
  });

  test('DOM-I12.5 Throne Room on Conspirator: the first play is number 2, the second number 3', () => {
    const t = table({ A: { hand: 'throne-room conspirator', deck: 'gold silver' } });
    t.A.plays('throne-room');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 1, buys 1, coins 4']);
  });
});

describe('DOM-I13 Coppersmith', () => {
  test('DOM-I13.1 a Copper is worth 1 and one more for each play', () => {
    const t = table({ A: { hand: 'coppersmith coppersmith copper copper' }, actions: 2 });
    t.A.plays('coppersmith');
    expect(t.view(1).copperValue).toBe(2);
    t.A.plays('coppersmith');
    t.A.playsTreasures('copper copper');
    expect(t.counters).toBe('actions 0, buys 1, coins 6');
  });

  test('DOM-I13.2 it applies when the Copper is played, and only this turn', () => {
    const t = table({ A: { hand: 'coppersmith', deck: 'copper copper copper copper copper' }, B: { deck: 'estate' } });
    t.A.plays('coppersmith');
    t.A.buys('');
    t.B.endsTurn();
    t.A.playsTreasures('copper');
    expect(t.counters).toBe('actions 1, buys 1, coins 1');
  });

  test('DOM-I13.3 no effect on costs or on other Treasures', () => {
    const t = table({ A: { hand: 'coppersmith silver gold harem' } });
    t.A.plays('coppersmith');
    expect([t.costOf('copper'), t.costOf('silver')]).toEqual([0, 3]);
    t.A.playsTreasures('silver gold harem');
    expect(t.counters).toBe('actions 0, buys 1, coins 7');
  });
});

describe('DOM-I14 Ironworks', () => {
  test('DOM-I14.1 a compulsory gain to the discard pile', () => {
    const t = table({ A: { hand: 'ironworks', discard: 'copper' } });
    t.A.plays('ironworks');
    t.A.isRefused('', 'DOM-I14.1');
    t.A.isRefused('duchy', 'DOM-I14.1');
    t.A.answers('silver');
    expect([t.A.discard, t.counters]).toEqual(['silver copper', 'actions 0, buys 1, coins 1']);
  });

  test.each([
    ['village', 'actions 1, buys 1, coins 0', ''],
    ['estate', 'actions 0, buys 1, coins 0', 'gold'],
    ['great-hall', 'actions 1, buys 1, coins 0', 'gold'],
  ])('DOM-I14.2 every type of %s gives its bonus', (kind, counters, hand) => {
    const t = table({ A: { hand: 'ironworks', deck: 'gold' }, kingdom: 'great-hall village' });
    t.A.plays('ironworks');
    t.A.answers(kind);
    expect([t.counters, t.A.hand]).toEqual([counters, hand]);
  });

  test.each([
    ['nobles', 'actions 2, buys 3, coins 2', 'gold'],
    ['harem', 'actions 1, buys 3, coins 3', 'gold'],
  ])('DOM-I14.3 after two Bridges %s qualifies', (kind, counters, hand) => {
    const t = table({ A: { hand: 'bridge bridge ironworks', deck: 'gold' }, kingdom: 'nobles harem', actions: 4 });
    t.A.plays('bridge');
    t.A.plays('bridge');
    t.A.plays('ironworks');
    t.A.answers(kind);
    expect([t.counters, t.A.hand]).toEqual([counters, hand]);
  });

  test('DOM-I14.4 a Curse may be gained, without a bonus', () => {
    const t = table({ A: { hand: 'ironworks', deck: 'gold' } });
    t.A.plays('ironworks');
    t.A.answers('curse');
    expect([t.A.discard, t.A.hand, t.counters]).toEqual(['curse', '', 'actions 0, buys 1, coins 0']);
  });

  test('DOM-I14.5 the gain comes first, so a shuffle for the card includes it', () => {
    const t = table({ A: { hand: 'ironworks' }, kingdom: 'great-hall' });
    t.A.plays('ironworks');
    t.A.answers('great-hall');
    expect([t.A.hand, t.A.discard]).toEqual(['great-hall', '']);
  });
});

describe('DOM-I15 Mining Village', () => {
  test.each(['trash-this', 'keep-this'])('DOM-I15.1 a card and two Actions in every case (%s)', (choice) => {
    const t = table({ A: { hand: 'mining-village', deck: 'gold' } });
    t.A.plays('mining-village');
    t.A.answers(choice);
    expect([t.A.hand, t.state.actions]).toEqual(['gold', 2]);
  });

  test('DOM-I15.2 the decision comes after the draw, before anything else is done', () => {
    const t = table({ A: { hand: 'mining-village village', deck: 'gold' } });
    t.A.plays('mining-village');
    expect([t.A.hand, t.A.decision.prompt]).toEqual(['gold village', 'trash-this']);
    t.A.answers('trash-this');
    expect([t.trash, t.A.play, t.counters]).toEqual(['mining-village', '', 'actions 2, buys 1, coins 2']);
  });

  test('DOM-I15.3 under Throne Room the two coins can be had once, at either play', () => {
    const first = table({ A: { hand: 'throne-room mining-village', deck: 'gold gold' } });
    first.A.plays('throne-room');
    first.A.answers('trash-this');
    expect([first.counters, first.trash, first.A.hand]).toEqual([
      'actions 4, buys 1, coins 2',
      'mining-village',
      'gold gold',
    ]);
    const second = table({ A: { hand: 'throne-room mining-village', deck: 'gold gold' } });
    second.A.plays('throne-room');
    second.A.answers('keep-this');
    second.A.answers('trash-this');
    expect([second.counters, second.trash]).toEqual(['actions 4, buys 1, coins 2', 'mining-village']);
  });

  test('DOM-I15.3 another Mining Village in play is not trashed for it', () => {
    const t = table({ A: { hand: 'mining-village mining-village throne-room', deck: 'copper copper copper' } });
    t.A.plays('mining-village');
    t.A.answers('keep-this');
    t.A.plays('throne-room');
    t.A.answers('trash-this');
    expect([t.A.play, t.trash]).toEqual(['mining-village throne-room', 'mining-village']);
  });
});

describe('DOM-I16 Scout', () => {
  test('DOM-I16.1 a short deck: reveal, shuffle the discard pile without them, go on', () => {
    const t = table({ A: { hand: 'scout', deck: 'copper estate', discard: 'gold' } });
    t.A.plays('scout');
    expect([t.A.hand, t.A.aside]).toEqual(['estate', 'copper gold']);
    t.A.answers('copper gold');
    expect([t.A.deck, t.A.discard, t.counters]).toEqual(['gold copper', '', 'actions 1, buys 1, coins 0']);
  });

  test('DOM-I16.2 all Victory cards must be taken, combined ones too', () => {
    const t = table({ A: { hand: 'scout', deck: 'estate nobles harem duke gold' } });
    t.A.plays('scout');
    expect([t.A.hand, t.A.deck]).toEqual(['estate duke harem nobles', 'gold']);
  });

  test('DOM-I16.3 Curses are not Victory cards', () => {
    const t = table({ A: { hand: 'scout', deck: 'curse' } });
    t.A.plays('scout');
    expect([t.A.hand, t.A.deck]).toEqual(['', 'curse']);
  });

  test('DOM-I16.4 the order of the rest is the player’s secret', () => {
    const t = table({ A: { hand: 'scout', deck: 'copper gold silver estate' } });
    t.A.plays('scout');
    t.A.isRefused('copper gold', 'DOM-I16.4');
    t.A.answers('silver copper gold');
    expect([t.A.deck, t.A.knowsDeck('A')]).toEqual(['gold copper silver', '1 gold, 2 copper, 3 silver']);
    expect([t.B.knowsDeck('A'), t.B.knowsTogether]).toEqual(['', ['copper silver gold in 3 deck A']]);
    expect(t.B.log.at(-1)).toBe('A puts 3 cards on the deck.');
  });
});

describe('DOM-I17 Duke', () => {
  test('DOM-I17.1 does nothing before scoring: it cannot be played', () => {
    const t = table({ A: { hand: 'duke village' } });
    t.A.isRefused('duke', 'DOM-4.3');
  });

  test('DOM-I17.2 counts Duchies in all own zones', () => {
    const zones = { hand: 'duke duchy', deck: 'duchy duke', discard: 'duchy' };
    const t = table({ A: zones, options: { liveScore: 'on' } });
    expect(t.game.score(t.state, 0)[0]?.total).toBe(2 * 3 + 3 * 3);
  });
});
