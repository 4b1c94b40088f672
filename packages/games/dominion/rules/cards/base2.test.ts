import { paramId } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('DOM-B15 Spy', () => {
  test('DOM-B15.1 draw first', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper gold' }, B: { deck: 'estate' } });
    t.A.plays('spy');
    expect([t.A.hand, t.A.options, t.counters]).toEqual(['copper', 'gold', 'actions 1, buys 1, coins 0']);
  });

  test('DOM-B15.2 the attacker first, then the others from the left; the attacker decides', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper gold' }, B: { deck: 'estate' }, C: { deck: 'silver curse' } });
    t.A.plays('spy');
    expect(paramId(t.A.decision.params, 'about')).toBe(0);
    t.A.answers('');
    expect([paramId(t.A.decision.params, 'about'), t.A.options]).toEqual([1, 'estate']);
    t.A.answers('');
    expect([paramId(t.A.decision.params, 'about'), t.A.options]).toEqual([2, 'silver']);
    t.A.answers('silver');
    expect([t.A.deck, t.B.deck, t.C.deck, t.C.discard]).toEqual(['gold', 'estate', 'curse', 'silver']);
  });

  test('DOM-B15.3 an empty deck is shuffled; with nothing at all there is no reveal', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper' }, B: { discard: 'gold' } });
    t.A.plays('spy');
    expect([paramId(t.A.decision.params, 'about'), t.A.options]).toEqual([1, 'gold']);
  });

  test('DOM-B15.4 a player with Moat reveals nothing', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper' }, B: { hand: 'moat', deck: 'gold' } });
    t.A.plays('spy');
    t.B.answers('moat');
    expect([t.eventsOf('revealed'), t.B.deck]).toEqual([[], 'gold']);
  });
});

describe('DOM-B16 Thief', () => {
  test('DOM-B16.1 with one card left: reveal it, shuffle the rest without it, reveal the second', () => {
    const t = table({ A: { hand: 'thief' }, B: { deck: 'estate', discard: 'gold' } });
    t.A.plays('thief');
    expect([t.trash, t.B.discard, t.B.deck]).toEqual(['gold', 'estate', '']);
  });

  test('DOM-B16.2 of two Treasures the thief chooses one; a single one is trashed compulsorily', () => {
    const t = table({ A: { hand: 'thief' }, B: { deck: 'copper gold' } });
    t.A.plays('thief');
    t.A.isRefused('', 'DOM-B16.2');
    t.A.answers('gold');
    expect([t.trash, t.B.discard]).toEqual(['gold', 'copper']);
    const single = table({ A: { hand: 'thief' }, B: { deck: 'copper estate' } });
    single.A.plays('thief');
    expect([single.trash, single.B.discard]).toEqual(['copper', 'estate']);
  });

  test('DOM-B16.3 after all victims any, all or none of the cards of this play are gained', () => {
    const setting = { A: { hand: 'thief' }, B: { deck: 'copper estate' }, C: { deck: 'gold silver' } };
    for (const [gained, left] of [
      ['copper gold', ''],
      ['gold', 'copper'],
      ['', 'copper gold'],
    ]) {
      const t = table(setting);
      t.A.plays('thief');
      expect(t.A.decision.prompt).toBe('thief');
      t.A.answers('gold');
      expect(t.A.options).toBe('copper gold');
      t.A.answers(gained as string);
      expect([t.A.discard, t.trash]).toEqual([(gained as string).split(' ').reverse().join(' '), left]);
    }
  });

  test('DOM-B16.3 cards trashed before are out of reach', () => {
    const t = table({ A: { hand: 'moneylender thief copper' }, B: { deck: 'gold estate' }, actions: 2 });
    t.A.plays('moneylender');
    t.A.plays('thief');
    expect(t.A.options).toBe('gold');
  });

  test('DOM-B16.4 the victim discards the other revealed cards before the next victim', () => {
    const t = table({ A: { hand: 'thief' }, B: { deck: 'copper estate' }, C: { deck: 'gold silver' } });
    t.A.plays('thief');
    expect([paramId(t.A.decision.params, 'about'), t.B.discard]).toEqual([2, 'estate']);
  });

  test('DOM-B16.5 Harem is a Treasure', () => {
    const t = table({ A: { hand: 'thief' }, B: { deck: 'harem gold' } });
    t.A.plays('thief');
    expect(t.A.options).toBe('gold harem');
  });

  test('DOM-B16.6 no Treasure among them: both are discarded; what is not taken stays in the Trash', () => {
    const t = table({ A: { hand: 'thief' }, B: { deck: 'estate curse gold' } });
    t.A.plays('thief');
    expect([t.trash, t.B.discard, t.B.deck]).toEqual(['', 'curse estate', 'gold']);
  });
});

describe('DOM-B17 Throne Room', () => {
  test('DOM-B17.1 with an Action in hand one must be chosen', () => {
    const t = table({ A: { hand: 'throne-room village smithy' } });
    t.A.plays('throne-room');
    t.A.isRefused('', 'DOM-B17.1');
    expect(t.A.options).toBe('village smithy');
  });

  test('DOM-B17.2 no Action in hand: nothing', () => {
    const t = table({ A: { hand: 'throne-room copper' } });
    t.A.plays('throne-room');
    expect([t.A.decision.prompt, t.A.play]).toEqual(['treasures', 'throne-room']);
  });

  test('DOM-B17.3 the card is resolved twice', () => {
    const t = table({ A: { hand: 'throne-room smithy', deck: 'copper copper copper copper copper copper gold' } });
    t.A.plays('throne-room');
    expect([t.A.deck, t.A.play]).toEqual(['gold', 'throne-room smithy']);
  });

  test('DOM-B17.4 Throne Room on Market leaves 2 Actions', () => {
    const t = table({ A: { hand: 'throne-room market', deck: 'copper copper' } });
    t.A.plays('throne-room');
    expect(t.counters).toBe('actions 2, buys 3, coins 2');
    const singly = table({ A: { hand: 'market market', deck: 'copper copper' } });
    singly.A.plays('market');
    singly.A.plays('market');
    expect(singly.state.actions).toBe(1);
  });
});

describe('DOM-B18 Council Room', () => {
  test('DOM-B18.1 the others must draw; it is no Attack', () => {
    const t = table({
      A: { hand: 'council-room', deck: 'gold gold gold gold gold' },
      B: { hand: 'moat', deck: 'estate' },
      C: { discard: 'silver' },
    });
    t.A.plays('council-room');
    expect([t.A.hand, t.counters]).toEqual(['gold gold gold gold', 'actions 0, buys 2, coins 0']);
    expect([t.B.hand, t.C.hand]).toEqual(['estate moat', 'silver']);
  });
});

describe('DOM-B21 Library', () => {
  test('DOM-B21.1 one at a time; for each Action just drawn decide at once', () => {
    const t = table({ A: { hand: 'library copper copper copper copper', deck: 'silver village smithy gold estate' } });
    t.A.plays('library');
    expect([t.A.hand, t.A.options]).toEqual(['copper copper copper copper silver', 'village']);
    t.A.answers('village');
    expect([t.A.aside, t.A.options]).toEqual(['village', 'smithy']);
    t.A.answers('');
    expect([t.A.hand, t.A.discard]).toEqual(['copper copper copper copper silver gold smithy', 'village']);
  });

  test('DOM-B21.2 set-aside cards are public, are left out of a shuffle, and are discarded at the end', () => {
    const t = table({ A: { hand: 'library', deck: 'village', discard: 'copper' } });
    t.A.plays('library');
    t.A.answers('village');
    expect([t.A.hand, t.A.discard, t.A.deck]).toEqual(['copper', 'village', '']);
    expect(t.B.log).toContain('A sets Village aside.');
  });

  test('DOM-B21.3 a hand of 7 or more draws nothing', () => {
    const seven = 'copper copper copper copper copper copper copper';
    const t = table({ A: { hand: `library ${seven}`, deck: 'gold' } });
    t.A.plays('library');
    expect([t.A.hand, t.A.deck]).toEqual([seven, 'gold']);
  });

  test.each(['great-hall', 'nobles', 'moat', 'secret-chamber'])('DOM-B21.4 %s is an Action', (card) => {
    const t = table({ A: { hand: 'library', deck: card } });
    t.A.plays('library');
    expect(t.A.options).toBe(card);
  });

  test('DOM-B21.5 no card left even after shuffling: stop with what there is', () => {
    const t = table({ A: { hand: 'library copper', deck: 'gold', discard: 'estate' } });
    t.A.plays('library');
    expect([t.A.hand, t.A.deck, t.A.discard]).toEqual(['copper gold estate', '', '']);
  });
});

describe('DOM-B23 Mine', () => {
  test('DOM-B23.1 compulsory if a Treasure is in hand', () => {
    const t = table({ A: { hand: 'mine copper silver estate' } });
    t.A.plays('mine');
    expect(t.A.options).toBe('copper silver');
    t.A.isRefused('', 'DOM-B23.1');
    t.A.isRefused('estate', 'DOM-B23.1');
  });

  test('DOM-B23.2 the gain may be the same or cheaper; it goes to hand and may be played', () => {
    const t = table({ A: { hand: 'mine silver estate' } });
    t.A.plays('mine');
    expect(t.A.options).toBe('copper silver gold');
    t.A.answers('gold');
    expect([t.trash, t.A.hand]).toEqual(['silver', 'gold estate']);
    t.A.playsTreasures('gold');
    expect(t.state.coins).toBe(3);
  });

  test('DOM-B23.2 only a Treasure can be gained, whatever else costs', () => {
    const t = table({ A: { hand: 'mine silver' }, kingdom: 'market', supply: 'gold 0' });
    t.A.plays('mine');
    expect([t.A.prompt, t.A.options]).toEqual([
      'Mine: gain a Treasure costing up to 6 into your hand.',
      'copper silver',
    ]);
    expect(t.A.isRefused('market', 'DOM-B23.2')).toBe('Market isn’t a Treasure card.');
    expect(t.A.isRefused('gold', 'DOM-7.8')).toBe('The Gold pile is empty.');
    const copper = table({ A: { hand: 'mine copper' } });
    copper.A.plays('mine');
    expect(copper.A.isRefused('gold', 'DOM-B23.2')).toBe('Gold costs 6 right now. Pick one with the right cost.');
  });

  test('DOM-B23.3 Silver can become Harem', () => {
    const t = table({ A: { hand: 'mine silver' }, kingdom: 'harem' });
    t.A.plays('mine');
    t.A.answers('harem');
    expect(t.A.hand).toBe('harem');
  });

  test('DOM-B23.4 no Treasure: nothing', () => {
    const t = table({ A: { hand: 'mine estate' } });
    t.A.plays('mine');
    expect([t.trash, t.A.hand]).toEqual(['', 'estate']);
  });
});

describe('DOM-B24 Witch', () => {
  test('DOM-B24.1 Curses in turn order; when they run out the rest get none', () => {
    const t = table({ A: { hand: 'witch' }, B: {}, C: {}, supply: 'curse 1' });
    t.A.plays('witch');
    expect([t.B.discard, t.C.discard, t.pile('curse')]).toEqual(['curse', '', 0]);
  });

  test('DOM-B24.2 two cards in any case', () => {
    const t = table({ A: { hand: 'witch', deck: 'gold gold' }, supply: 'curse 0' });
    t.A.plays('witch');
    expect(t.A.hand).toBe('gold gold');
  });

  test('DOM-B24.3 the Curse goes to the discard pile', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'copper', discard: 'gold' } });
    t.A.plays('witch');
    expect([t.B.discard, t.B.hand]).toEqual(['curse gold', 'copper']);
  });
});

describe('DOM-B25 Adventurer', () => {
  test('two Treasures to the hand, the others discarded', () => {
    const t = table({ A: { hand: 'adventurer', deck: 'estate gold curse silver copper' } });
    t.A.plays('adventurer');
    expect([t.A.hand, t.A.discard, t.A.deck]).toEqual(['silver gold', 'curse estate', 'copper']);
  });

  test('DOM-B25.1 revealed cards stay out of a shuffle', () => {
    const t = table({ A: { hand: 'adventurer', deck: 'estate', discard: 'gold silver' } });
    t.A.plays('adventurer');
    expect([t.A.hand, t.A.discard]).toEqual(['silver gold', 'estate']);
  });

  test('DOM-B25.2 with only one Treasure after everything is revealed: just that one', () => {
    const t = table({ A: { hand: 'adventurer', deck: 'estate gold', discard: 'curse' } });
    t.A.plays('adventurer');
    expect([t.A.hand, t.A.discard, t.A.deck]).toEqual(['gold', 'curse estate', '']);
  });

  test('DOM-B25.3 Harem counts as a Treasure', () => {
    const t = table({ A: { hand: 'adventurer', deck: 'harem copper gold' } });
    t.A.plays('adventurer');
    expect([t.A.hand, t.A.deck]).toEqual(['copper harem', 'gold']);
  });
});
