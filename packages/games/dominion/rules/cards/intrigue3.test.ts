import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('DOM-I18 Minion', () => {
  test('DOM-I18.1 an Action first and always', () => {
    for (const mode of ['2-coins', 'new-hands']) {
      const t = table({ A: { hand: 'minion', deck: 'copper' } });
      t.A.plays('minion');
      expect(t.state.actions).toBe(1);
      t.A.answers(mode);
      expect(t.state.actions).toBe(1);
    }
  });

  test('DOM-I18.2 the attacker chooses after all Reactions are done', () => {
    const t = table({ A: { hand: 'minion' }, B: { hand: 'moat' } });
    t.A.plays('minion');
    expect([t.asked, t.state.actions]).toEqual(['B', 0]);
    t.B.answers('');
    expect([t.asked, t.A.options]).toEqual(['A', '2-coins new-hands']);
  });

  test('DOM-I18.3 new hands: attacker first, then those with 5 cards or more; others are untouched', () => {
    const t = table({
      A: { hand: 'minion copper copper', deck: 'gold gold gold gold' },
      B: { hand: 'estate estate estate estate', deck: 'silver silver silver silver' },
      C: { hand: 'estate estate estate estate estate', deck: 'silver silver silver silver' },
    });
    t.A.plays('minion');
    t.A.answers('new-hands');
    expect(t.A.hand).toBe('gold gold gold gold');
    expect(t.B.hand).toBe('estate estate estate estate');
    expect([t.C.hand, t.C.discard]).toEqual(['silver silver silver silver', 'estate estate estate estate estate']);
    expect(t.B.log.slice(-4).map((line) => line.slice(0, 7))).toEqual(['A disca', 'A draws', 'C disca', 'C draws']);
  });

  test('DOM-I18.3 the coins leave all hands alone', () => {
    const t = table({ A: { hand: 'minion copper' }, B: { hand: 'estate estate estate estate estate' } });
    t.A.plays('minion');
    t.A.answers('2-coins');
    expect([t.state.coins, t.A.hand, t.B.discard]).toEqual([2, 'copper', '']);
  });

  test('DOM-I18.4 Secret Chamber may be shown even with fewer than 5 cards', () => {
    const t = table({ A: { hand: 'minion' }, B: { hand: 'secret-chamber', deck: 'gold silver' } });
    t.A.plays('minion');
    expect(t.B.options).toBe('secret-chamber');
  });

  test('DOM-I18.5 Moat: neither discard nor draw', () => {
    const t = table({ A: { hand: 'minion' }, B: { hand: 'moat copper copper copper copper', deck: 'gold' } });
    t.A.plays('minion');
    t.B.answers('moat');
    t.A.answers('new-hands');
    expect(t.B.hand).toBe('copper copper copper copper moat');
  });

  test('DOM-I18.6 the attacker draws 4 even with an empty hand', () => {
    const t = table({ A: { hand: 'minion', deck: 'gold gold gold gold' } });
    t.A.plays('minion');
    t.A.answers('new-hands');
    expect(t.A.hand).toBe('gold gold gold gold');
  });

  test('DOM-I18.7 Secret Chamber does not ward it off', () => {
    const t = table({
      A: { hand: 'minion' },
      B: { hand: 'secret-chamber copper copper copper copper', deck: 'gold silver estate estate estate estate' },
    });
    t.A.plays('minion');
    t.B.answers('secret-chamber');
    t.B.answers('silver gold');
    t.A.answers('new-hands');
    expect(t.B.hand).toBe('silver gold estate estate');
  });
});

describe('DOM-I19 Saboteur', () => {
  test('DOM-I19.1 the cost test uses current costs', () => {
    const t = table({ A: { hand: 'bridge saboteur' }, B: { deck: 'silver gold' }, actions: 2 });
    t.A.plays('bridge');
    t.A.plays('saboteur');
    expect([t.trash, t.B.aside]).toEqual(['gold', 'silver']);
  });

  test('DOM-I19.2 the victim decides whether and what to gain, 2 less or cheaper', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'gold' }, kingdom: 'village bridge' });
    t.A.plays('saboteur');
    expect(t.asked).toBe('B');
    t.B.isRefused('duchy', 'DOM-I19.2');
    t.B.answers('bridge');
    expect(t.B.discard).toBe('bridge');
    const declines = table({ A: { hand: 'saboteur' }, B: { deck: 'gold' } });
    declines.A.plays('saboteur');
    declines.B.answers('');
    expect([declines.B.discard, declines.trash]).toEqual(['', 'gold']);
  });

  test('DOM-I19.3 reveal, trash, gain, then discard the others', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'copper estate silver gold' } });
    t.A.plays('saboteur');
    expect([t.trash, t.B.aside]).toEqual(['silver', 'copper estate']);
    t.B.answers('curse');
    expect([t.B.discard, t.B.deck]).toEqual(['estate copper curse', 'gold']);
  });

  test('DOM-I19.4 shuffles leave the revealed cards out', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'copper', discard: 'gold' } });
    t.A.plays('saboteur');
    expect([t.trash, t.B.aside, t.B.deck]).toEqual(['gold', 'copper', '']);
  });

  test('DOM-I19.5 nothing that costs 3 or more: everything revealed is discarded, nothing else', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'copper estate', discard: 'curse' } });
    t.A.plays('saboteur');
    expect([t.trash, t.B.deck, t.B.discard]).toEqual(['', '', 'curse estate copper']);
    expect(t.asked).toBe('A');
  });

  test('DOM-I19.6 victims in turn order, each completely', () => {
    const t = table({ A: { hand: 'saboteur' }, B: { deck: 'gold' }, C: { deck: 'silver' } });
    t.A.plays('saboteur');
    expect([t.asked, t.trash]).toEqual(['B', 'gold']);
    t.B.answers('silver');
    expect([t.asked, t.trash, t.B.discard]).toEqual(['C', 'gold silver', 'silver']);
  });
});

describe('DOM-I20 Torturer', () => {
  test('DOM-I20.1 the attacker draws 3 after the Reactions', () => {
    const t = table({ A: { hand: 'torturer', deck: 'gold gold gold' }, B: { hand: 'moat' } });
    t.A.plays('torturer');
    expect([t.asked, t.A.hand]).toEqual(['B', '']);
    t.B.answers('moat');
    expect(t.A.hand).toBe('gold gold gold');
  });

  test('DOM-I20.2 victims decide in turn order, each seeing what went before', () => {
    const t = table({ A: { hand: 'torturer' }, B: { hand: 'copper copper copper' }, C: { hand: 'estate' } });
    t.A.plays('torturer');
    expect(t.asked).toBe('B');
    t.B.answers('gain-curse');
    expect([t.asked, t.B.hand]).toEqual(['C', 'copper copper copper curse']);
  });

  test('DOM-I20 two cards of the victim’s choice', () => {
    const t = table({ A: { hand: 'torturer' }, B: { hand: 'copper estate gold' } });
    t.A.plays('torturer');
    t.B.answers('discard-2');
    t.B.isRefused('copper', 'DOM-I20.3');
    t.B.answers('estate copper');
    expect([t.B.hand, t.B.discard]).toEqual(['gold', 'copper estate']);
  });

  test.each(['', 'copper'])('DOM-I20.3 discarding may be chosen with the hand "%s"', (hand) => {
    const t = table({ A: { hand: 'torturer' }, B: { hand } });
    t.A.plays('torturer');
    t.B.answers('discard-2');
    expect([t.B.hand, t.B.discard]).toEqual(['', hand]);
  });

  test('DOM-I20.4 the Curse may be chosen with no Curses left: nothing happens', () => {
    const t = table({ A: { hand: 'torturer' }, B: { hand: 'copper gold' }, supply: 'curse 0' });
    t.A.plays('torturer');
    t.B.answers('gain-curse');
    expect([t.B.hand, t.B.discard]).toEqual(['copper gold', '']);
  });

  test('DOM-I20.5 the Curse goes to the hand', () => {
    const t = table({ A: { hand: 'torturer' }, B: { hand: '' } });
    t.A.plays('torturer');
    t.B.answers('gain-curse');
    expect([t.B.hand, t.pile('curse')]).toEqual(['curse', 9]);
  });
});

describe('DOM-I21 Trading Post', () => {
  test('DOM-I21.1 exactly two cards must be trashed', () => {
    const t = table({ A: { hand: 'trading-post copper estate gold' } });
    t.A.plays('trading-post');
    t.A.isRefused('copper', 'DOM-I21.1');
    t.A.answers('copper estate');
    expect([t.trash, t.A.hand]).toEqual(['copper estate', 'silver gold']);
  });

  test('DOM-I21.2 a single card is trashed without a Silver, none is nothing', () => {
    const t = table({ A: { hand: 'trading-post estate' } });
    t.A.plays('trading-post');
    expect([t.trash, t.A.hand]).toEqual(['estate', '']);
    const empty = table({ A: { hand: 'trading-post' } });
    empty.A.plays('trading-post');
    expect([empty.trash, empty.A.hand]).toEqual(['', '']);
  });

  test('DOM-I21.3 with the Silver pile empty the two cards are trashed anyway', () => {
    const t = table({ A: { hand: 'trading-post copper estate' }, supply: 'silver 0' });
    t.A.plays('trading-post');
    expect([t.trash, t.A.hand]).toEqual(['copper estate', '']);
  });

  test('DOM-I21.4 the Silver may be played this turn', () => {
    const t = table({ A: { hand: 'trading-post copper estate' } });
    t.A.plays('trading-post');
    t.A.playsTreasures('silver');
    expect(t.state.coins).toBe(2);
  });
});

describe('DOM-I22 Tribute', () => {
  test('DOM-I22.1 reveal up to two, shuffling in between without the first, then discard, then the bonuses', () => {
    const t = table({ A: { hand: 'tribute', deck: 'estate estate' }, B: { deck: 'copper', discard: 'village' } });
    t.A.plays('tribute');
    expect([t.B.discard, t.B.deck, t.counters]).toEqual(['village copper', '', 'actions 2, buys 1, coins 2']);
    expect(t.events.map((event) => event.t)).toEqual(['played', 'shuffled', 'revealed', 'discarded', 'plus']);
    const single = table({ A: { hand: 'tribute' }, B: { deck: 'gold' } });
    single.A.plays('tribute');
    expect([single.B.discard, single.counters]).toEqual(['gold', 'actions 0, buys 1, coins 2']);
  });

  test('DOM-I22.2 two cards of the same name count once', () => {
    const t = table({ A: { hand: 'tribute', deck: 'gold gold gold gold' }, B: { deck: 'estate estate' } });
    t.A.plays('tribute');
    expect(t.A.hand).toBe('gold gold');
  });

  test.each([
    ['copper harem', 'actions 0, buys 1, coins 4', 2],
    ['great-hall nobles', 'actions 4, buys 1, coins 0', 4],
  ])('DOM-I22.3 a two-type card gives both bonuses: %s', (deck, counters, drawn) => {
    const t = table({ A: { hand: 'tribute', deck: 'gold gold gold gold gold' }, B: { deck } });
    t.A.plays('tribute');
    expect([t.counters, t.view(0).seats[0]?.hand.count]).toEqual([counters, drawn]);
  });

  test('DOM-I22.4 a Curse gives nothing', () => {
    const t = table({ A: { hand: 'tribute', deck: 'gold' }, B: { deck: 'curse' } });
    t.A.plays('tribute');
    expect([t.counters, t.A.hand]).toEqual(['actions 0, buys 1, coins 0', '']);
  });

  test('DOM-I22.5 it is no Attack; only the left neighbor is touched', () => {
    const t = table({ A: { hand: 'tribute' }, B: { hand: 'moat', deck: 'copper' }, C: { deck: 'gold' } });
    t.A.plays('tribute');
    expect([t.asked, t.B.discard, t.C.deck]).toEqual(['A', 'copper', 'gold']);
  });
});

describe('DOM-I23 Upgrade', () => {
  test('DOM-I23.1 draw first; then trashing is compulsory', () => {
    const t = table({ A: { hand: 'upgrade copper', deck: 'silver' } });
    t.A.plays('upgrade');
    expect([t.A.options, t.counters]).toEqual(['copper silver', 'actions 1, buys 1, coins 0']);
    t.A.isRefused('', 'DOM-I23.1');
    const empty = table({ A: { hand: 'upgrade' } });
    empty.A.plays('upgrade');
    expect([empty.trash, empty.A.discard]).toEqual(['', '']);
  });

  test('DOM-I23.2 exactly 1 more; if there is none, nothing is gained', () => {
    const t = table({ A: { hand: 'upgrade silver copper' }, kingdom: 'bridge' });
    t.A.plays('upgrade');
    t.A.answers('silver');
    t.A.isRefused('village', 'DOM-I23.2');
    t.A.answers('bridge');
    expect([t.trash, t.A.discard]).toEqual(['silver', 'bridge']);
    const none = table({ A: { hand: 'upgrade gold copper' } });
    none.A.plays('upgrade');
    none.A.answers('gold');
    expect([none.trash, none.A.discard]).toEqual(['gold', '']);
  });

  test('DOM-I23.3 Copper and Curse turn into nothing, but after a Bridge into a card printed at 2', () => {
    const t = table({ A: { hand: 'upgrade copper curse' } });
    t.A.plays('upgrade');
    t.A.answers('curse');
    expect([t.trash, t.A.discard]).toEqual(['curse', '']);
    const bridged = table({ A: { hand: 'bridge upgrade copper curse' }, kingdom: 'pawn', actions: 2 });
    bridged.A.plays('bridge');
    bridged.A.plays('upgrade');
    bridged.A.answers('curse');
    bridged.A.answers('estate');
    expect(bridged.A.discard).toBe('estate');
  });
});

describe('DOM-I24 Harem', () => {
  test('DOM-I24.1 Treasure and Victory for every effect', () => {
    const thief = table({ A: { hand: 'thief' }, B: { deck: 'harem estate' } });
    thief.A.plays('thief');
    expect(thief.trash).toBe('harem');
    const mine = table({ A: { hand: 'mine silver copper' }, kingdom: 'harem' });
    mine.A.plays('mine');
    mine.A.answers('silver');
    expect(mine.A.options).toBe('copper silver gold harem');
    const scout = table({ A: { hand: 'scout', deck: 'harem copper' } });
    scout.A.plays('scout');
    expect(scout.A.hand).toBe('harem');
    const bureaucrat = table({ A: { hand: 'bureaucrat' }, B: { hand: 'harem copper' } });
    bureaucrat.A.plays('bureaucrat');
    expect(bureaucrat.B.options).toBe('harem');
  });
});

describe('DOM-I25 Nobles', () => {
  test('DOM-I25.1 one option, no splitting', () => {
    const t = table({ A: { hand: 'nobles', deck: 'gold gold gold' } });
    t.A.plays('nobles');
    t.A.isRefused('3-cards 2-actions', 'DOM-I25.1');
    t.A.answers('2-actions');
    expect([t.counters, t.A.hand]).toEqual(['actions 2, buys 1, coins 0', '']);
  });

  test('DOM-I25.2 each play under Throne Room chooses again', () => {
    const t = table({ A: { hand: 'throne-room nobles', deck: 'gold gold gold' } });
    t.A.plays('throne-room');
    t.A.answers('3-cards');
    t.A.answers('2-actions');
    expect([t.counters, t.A.hand]).toEqual(['actions 2, buys 1, coins 0', 'gold gold gold']);
  });
});
