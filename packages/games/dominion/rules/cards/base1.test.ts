import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('DOM-B01 Cellar', () => {
  test('DOM-B01.1 not itself: it is in play', () => {
    const t = table({ A: { hand: 'cellar copper' } });
    t.A.plays('cellar');
    expect([t.A.options, t.counters]).toEqual(['copper', 'actions 1, buys 1, coins 0']);
  });

  test('DOM-B01.2 all discards at once, then the draw; a shuffle includes the discards', () => {
    const t = table({ A: { hand: 'cellar copper estate', deck: 'gold' } });
    t.A.plays('cellar');
    t.A.answers('copper estate');
    expect([t.view(0).seats[0]?.hand.count, t.view(0).seats[0]?.deck, t.A.discard]).toEqual([2, 1, '']);
  });

  test('DOM-B01.3 zero is allowed', () => {
    const t = table({ A: { hand: 'cellar copper', deck: 'gold' } });
    t.A.plays('cellar');
    t.A.answers('');
    expect([t.A.hand, t.A.deck]).toEqual(['copper', 'gold']);
  });
});

describe('DOM-B02 Chapel', () => {
  test('DOM-B02.1 up to 4 cards, another Chapel too, not itself', () => {
    const t = table({ A: { hand: 'chapel chapel curse curse estate copper' } });
    t.A.plays('chapel');
    expect(t.A.options).toBe('copper estate curse chapel');
    t.A.isRefused('chapel curse curse estate copper', 'DOM-B02.1');
    t.A.answers('chapel curse curse estate');
    expect([t.trash, t.A.hand, t.A.play]).toEqual(['chapel curse curse estate', 'copper', 'chapel']);
  });

  test('DOM-B02.1 or none', () => {
    const t = table({ A: { hand: 'chapel curse' } });
    t.A.plays('chapel');
    t.A.answers('');
    expect([t.trash, t.A.hand]).toEqual(['', 'curse']);
  });
});

describe('DOM-B03 Moat', () => {
  test('DOM-B03.1 DOM-B03.2 the holder is skipped by the Attack altogether', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'moat' }, C: { hand: 'copper' } });
    t.A.plays('witch');
    t.B.answers('moat');
    t.C.answers('');
    expect([t.B.discard, t.C.discard]).toEqual(['', 'curse']);
  });

  test('DOM-B03.3 the attacker’s own benefits stay', () => {
    const t = table({ A: { hand: 'witch', deck: 'gold gold' }, B: { hand: 'moat' } });
    t.A.plays('witch');
    t.B.answers('moat');
    expect(t.A.hand).toBe('gold gold');
  });

  test('DOM-B03.4 as an Action only two cards', () => {
    const t = table({ A: { hand: 'moat', deck: 'gold silver copper' } });
    t.A.plays('moat');
    expect([t.A.hand, t.counters]).toEqual(['silver gold', 'actions 0, buys 1, coins 0']);
  });
});

describe('DOM-B04 Chancellor', () => {
  test('DOM-B04.1 decided at once, before anything else', () => {
    const t = table({ A: { hand: 'chancellor copper', deck: 'gold silver' } });
    t.A.plays('chancellor');
    expect([t.A.options, t.counters]).toEqual(['turn-deck leave-deck', 'actions 0, buys 1, coins 2']);
    t.A.answers('leave-deck');
    expect([t.A.deck, t.A.discard]).toEqual(['gold silver', '']);
  });

  test('DOM-B04.2 the deck may not be looked at', () => {
    const t = table({ A: { hand: 'chancellor copper', deck: 'gold silver copper' } });
    t.A.plays('chancellor');
    t.A.answers('turn-deck');
    expect([t.eventsOf('revealed'), t.A.knowsDiscard('A')]).toEqual([[], 'copper']);
  });

  test('DOM-B04.3 the deck is turned over: its former bottom card is the visible one', () => {
    const t = table({ A: { hand: 'chancellor copper', deck: 'gold silver estate', discard: 'duchy' } });
    t.A.plays('chancellor');
    t.A.answers('turn-deck');
    expect([t.A.deck, t.A.discard]).toEqual(['', 'estate silver gold duchy']);
    expect(t.B.log.at(-1)).toBe('A puts the whole deck into the discard pile: 3 cards, Estate on top.');
  });

  test('DOM-B04.4 an empty deck: nothing to decide', () => {
    const t = table({ A: { hand: 'chancellor', discard: 'gold' } });
    t.A.plays('chancellor');
    expect([t.A.decision.prompt, t.A.discard]).toEqual(['buy', 'gold']);
  });
});

describe('cards without rulings', () => {
  test.each([
    ['DOM-B05', 'village', 'actions 2, buys 1, coins 0', 'copper'],
    ['DOM-B06', 'woodcutter', 'actions 0, buys 2, coins 2', ''],
    ['DOM-B14', 'smithy', 'actions 0, buys 1, coins 0', 'copper silver gold'],
    ['DOM-B19', 'festival', 'actions 2, buys 2, coins 2', ''],
    ['DOM-B20', 'laboratory', 'actions 1, buys 1, coins 0', 'copper silver'],
    ['DOM-B22', 'market', 'actions 1, buys 2, coins 1', 'copper'],
  ])('%s %s gives what is printed', (_, card, counters, hand) => {
    const t = table({ A: { hand: card, deck: 'copper silver gold estate' } });
    t.A.plays(card);
    expect([t.counters, t.A.hand]).toEqual([counters, hand]);
  });

  test.each([
    ['DOM-B05', 'village'],
    ['DOM-B20', 'laboratory'],
    ['DOM-B22', 'market'],
  ])('%s %s: the printed order, cards first', (_, card) => {
    const t = table({ A: { hand: card, deck: 'copper silver' } });
    t.A.plays(card);
    expect(t.events.map((event) => event.t)).toEqual(['played', 'drew', 'plus']);
  });
});

describe('DOM-B07 Workshop', () => {
  test('DOM-B07.1 a compulsory gain up to 4; coins do not raise the limit', () => {
    const t = table({ A: { hand: 'workshop' }, coins: 5 });
    t.A.plays('workshop');
    t.A.isRefused('', 'DOM-B07.1');
    t.A.isRefused('duchy', 'DOM-B07.1');
    t.A.answers('smithy');
    expect([t.A.discard, t.state.coins]).toEqual(['smithy', 5]);
  });
});

describe('DOM-B08 Bureaucrat', () => {
  test('DOM-B08.1 the Silver goes on the deck, even as its only card', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: {} });
    t.A.plays('bureaucrat');
    expect(t.A.deck).toBe('silver');
  });

  test('DOM-B08.1 no Silver left: the attack part still happens', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: { hand: 'estate' }, supply: 'silver 0' });
    t.A.plays('bureaucrat');
    t.B.answers('estate');
    expect([t.A.deck, t.B.deck]).toEqual(['', 'estate']);
  });

  test('DOM-B08.2 each victim chooses which Victory card to show; a Curse is none', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: { hand: 'estate nobles harem duke gardens great-hall curse' } });
    t.A.plays('bureaucrat');
    expect(t.B.options).toBe('estate great-hall duke harem nobles gardens');
    t.B.isRefused('curse', 'DOM-B08.2');
    t.B.isRefused('', 'DOM-B08.2');
    t.B.answers('duke');
    expect([t.B.deck, t.A.knowsDeck('B')]).toEqual(['duke', '1 duke']);
  });

  test('DOM-B08.3 no Victory card: the whole hand is shown', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: { hand: 'copper curse' } });
    t.A.plays('bureaucrat');
    t.B.answers('');
    expect([t.A.log.at(-1), t.B.hand]).toEqual(['B reveals a hand of Copper and Curse.', 'copper curse']);
    const empty = table({ A: { hand: 'bureaucrat' }, B: { hand: '' } });
    empty.A.plays('bureaucrat');
    expect([empty.asked, empty.eventsOf('revealed')]).toEqual(['A', []]);
  });

  test('DOM-B08.4 the attacker decides nothing', () => {
    const t = table({ A: { hand: 'bureaucrat' }, B: { hand: 'estate' }, C: { hand: 'duchy' } });
    t.A.plays('bureaucrat');
    expect(t.asked).toBe('B C');
  });
});

describe('DOM-B09 Feast', () => {
  test('DOM-B09.1 trashed, then a card up to 5', () => {
    const t = table({ A: { hand: 'feast' } });
    t.A.plays('feast');
    t.A.isRefused('gold', 'DOM-B09.1');
    t.A.answers('duchy');
    expect([t.trash, t.A.play, t.A.discard]).toEqual(['feast', '', 'duchy']);
  });

  test('DOM-B09.2 Throne Room on Feast: two gains, one Feast trashed', () => {
    const t = table({ A: { hand: 'throne-room feast' } });
    t.A.plays('throne-room');
    t.A.answers('duchy');
    t.A.answers('market');
    expect([t.trash, t.A.discard, t.A.play]).toEqual(['feast', 'market duchy', 'throne-room']);
  });

  test('DOM-B09.3 the gained card may be a Feast', () => {
    const t = table({ A: { hand: 'feast' } });
    t.A.plays('feast');
    t.A.answers('feast');
    expect([t.trash, t.A.discard]).toEqual(['feast', 'feast']);
  });
});

describe('DOM-B10 Gardens', () => {
  test('DOM-B10.1 all own cards count, the Gardens too: 39 cards make 3 points each', () => {
    const coppers = (count: number) => new Array<string>(count).fill('copper').join(' ');
    const t = table({ A: { hand: 'gardens gardens', deck: coppers(37) }, options: { liveScore: 'on' } });
    expect(t.game.score(t.state, 0)[0]?.total).toBe(6);
    const more = table({ A: { hand: 'gardens gardens', deck: coppers(38) }, options: { liveScore: 'on' } });
    expect(more.game.score(more.state, 0)[0]?.total).toBe(8);
  });
});

describe('DOM-B11 Militia', () => {
  test('DOM-B11.1 players with 3 or fewer cards do nothing', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'copper copper copper' } });
    t.A.plays('militia');
    expect([t.asked, t.B.hand, t.counters]).toEqual(['A', 'copper copper copper', 'actions 0, buys 1, coins 2']);
  });

  test('DOM-B11.2 the victim chooses which, all at once; only the last one named is seen', () => {
    const t = table({
      A: { hand: 'militia' },
      B: { hand: 'copper estate gold silver curse' },
      C: { hand: 'copper copper copper copper' },
    });
    t.A.plays('militia');
    expect(t.asked).toBe('B C');
    t.B.isRefused('copper', 'DOM-B11.2');
    t.C.answers('copper');
    t.B.answers('estate curse');
    expect([t.B.hand, t.B.discard, t.C.hand]).toEqual(['copper silver gold', 'curse estate', 'copper copper copper']);
    expect(t.A.log.slice(-2)).toEqual(['B discards 2 cards, Curse on top.', 'C discards Copper.']);
  });
});

describe('DOM-B12 Moneylender', () => {
  test('DOM-B12.1 compulsory if a Copper is in hand', () => {
    const t = table({ A: { hand: 'moneylender copper gold' } });
    t.A.plays('moneylender');
    expect([t.trash, t.A.hand, t.counters]).toEqual(['copper', 'gold', 'actions 0, buys 1, coins 3']);
  });

  test('DOM-B12.2 no Copper: no coins', () => {
    const t = table({ A: { hand: 'moneylender gold' } });
    t.A.plays('moneylender');
    expect([t.trash, t.counters]).toEqual(['', 'actions 0, buys 1, coins 0']);
  });

  test('DOM-B12.3 only one Copper per play', () => {
    const t = table({ A: { hand: 'moneylender copper copper' } });
    t.A.plays('moneylender');
    expect([t.trash, t.A.hand, t.state.coins]).toEqual(['copper', 'copper', 3]);
  });
});

describe('DOM-B13 Remodel', () => {
  test('DOM-B13.1 not itself', () => {
    const t = table({ A: { hand: 'remodel copper estate' } });
    t.A.plays('remodel');
    expect(t.A.options).toBe('copper estate');
  });

  test('DOM-B13.2 compulsory with a non-empty hand; an empty hand gains nothing', () => {
    const t = table({ A: { hand: 'remodel copper estate' } });
    t.A.plays('remodel');
    t.A.isRefused('', 'DOM-B13.2');
    const empty = table({ A: { hand: 'remodel' } });
    empty.A.plays('remodel');
    expect([empty.trash, empty.A.discard]).toEqual(['', '']);
  });

  test('DOM-B13.3 up to 2 more; the same kind is allowed', () => {
    const t = table({ A: { hand: 'remodel gold estate' } });
    t.A.plays('remodel');
    t.A.answers('gold');
    expect(t.A.options).toContain('province');
    t.A.answers('gold');
    expect([t.trash, t.A.discard]).toEqual(['gold', 'gold']);
    const small = table({ A: { hand: 'remodel gold estate' } });
    small.A.plays('remodel');
    small.A.answers('estate');
    small.A.isRefused('duchy', 'DOM-B13.3');
  });
});
