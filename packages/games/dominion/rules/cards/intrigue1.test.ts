import { paramId } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('DOM-I01 Courtyard', () => {
  test('DOM-I01.1 the 3 cards are in hand before one is put back', () => {
    const t = table({ A: { hand: 'courtyard copper', deck: 'gold silver estate duchy' } });
    t.A.plays('courtyard');
    expect(t.A.hand).toBe('copper silver gold estate');
    expect(t.A.options).toBe('copper silver gold estate');
  });

  test('DOM-I01.2 any card of the hand may be put back', () => {
    for (const card of ['copper', 'gold']) {
      const t = table({ A: { hand: 'courtyard copper', deck: 'gold silver estate duchy' } });
      t.A.plays('courtyard');
      t.A.answers(card);
      expect(t.A.deck).toBe(`${card} duchy`);
    }
  });

  test('DOM-I01.3 putting back is compulsory, unless the hand is empty', () => {
    const t = table({ A: { hand: 'courtyard copper', deck: 'gold silver estate' } });
    t.A.plays('courtyard');
    t.A.isRefused('', 'DOM-I01.3');
    const empty = table({ A: { hand: 'courtyard' } });
    empty.A.plays('courtyard');
    expect([empty.A.hand, empty.A.deck, empty.A.decision.prompt]).toEqual(['', '', 'buy']);
  });
});

describe('DOM-I02 Pawn', () => {
  test('DOM-I02.1 both choices are named before either is done', () => {
    const t = table({ A: { hand: 'pawn', deck: 'gold' } });
    t.A.plays('pawn');
    expect([t.A.hand, t.A.options]).toEqual(['', '1-card 1-action 1-buy 1-coin']);
    t.A.answers('1-card 1-coin');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 0, buys 1, coins 1']);
  });

  test('DOM-I02.2 the two must differ', () => {
    const t = table({ A: { hand: 'pawn', deck: 'gold' } });
    t.A.plays('pawn');
    t.A.isRefused('1-coin 1-coin', 'DOM-I02.2');
    t.A.isRefused('1-coin', 'DOM-I02.2');
    t.A.isRefused('1-coin 1-buy 1-card', 'DOM-I02.2');
  });

  test.each([
    ['1-card 1-action', 'actions 1, buys 1, coins 0', 'gold'],
    ['1-buy 1-action', 'actions 1, buys 2, coins 0', ''],
    ['1-coin 1-buy', 'actions 0, buys 2, coins 1', ''],
  ])('DOM-I02.3 %s: both are done', (choice, counters, hand) => {
    const t = table({ A: { hand: 'pawn', deck: 'gold' } });
    t.A.plays('pawn');
    t.A.answers(choice);
    expect([t.counters, t.A.hand]).toEqual([counters, hand]);
  });

  test('DOM-I02.3 in the printed order', () => {
    const t = table({ A: { hand: 'pawn', deck: 'gold' } });
    t.A.plays('pawn');
    t.A.answers('1-coin 1-card');
    expect(t.A.log.slice(-2)).toEqual(['A draws Gold.', 'A gets 1 coin.']);
  });
});

describe('DOM-I03 Secret Chamber', () => {
  test('DOM-I03.1 as an Action it discards any number for a coin each, and no more', () => {
    const t = table({ A: { hand: 'secret-chamber copper estate curse', deck: 'gold gold' } });
    t.A.plays('secret-chamber');
    t.A.answers('curse estate');
    expect([t.A.hand, t.A.discard, t.A.deck]).toEqual(['copper', 'estate curse', 'gold gold']);
    expect(t.counters).toBe('actions 0, buys 1, coins 2');
  });

  test('DOM-I03.1 none may be discarded', () => {
    const t = table({ A: { hand: 'secret-chamber copper', deck: 'gold' } });
    t.A.plays('secret-chamber');
    t.A.answers('');
    expect([t.A.hand, t.counters]).toEqual(['copper', 'actions 0, buys 1, coins 0']);
  });

  test('DOM-I03.2 as a Reaction: draw 2, then 2 cards go on the deck in any order', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'secret-chamber copper', deck: 'gold silver estate' } });
    t.A.plays('militia');
    t.B.answers('secret-chamber');
    expect(t.B.hand).toBe('copper silver gold secret-chamber');
    t.B.answers('copper gold');
    expect([t.B.deck, t.B.hand]).toEqual(['gold copper estate', 'silver secret-chamber']);
  });

  test('DOM-I03.2 with fewer than 2 cards in hand what there is goes back', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'secret-chamber' } });
    t.A.plays('militia');
    t.B.answers('secret-chamber');
    t.B.answers('secret-chamber');
    expect([t.B.deck, t.B.hand]).toEqual(['secret-chamber', '']);
  });

  test('DOM-I03.3 the shown Secret Chamber itself may be put back', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'secret-chamber copper copper', deck: 'gold silver' } });
    t.A.plays('militia');
    t.B.answers('secret-chamber');
    t.B.answers('gold secret-chamber');
    expect([t.B.deck, t.B.hand]).toEqual(['secret-chamber gold', 'copper copper silver']);
  });

  test('DOM-I03.4 it comes before the Attack takes effect, and can arrange the top of the deck', () => {
    const t = table({ A: { hand: 'swindler' }, B: { hand: 'secret-chamber curse', deck: 'gold silver' } });
    t.A.plays('swindler');
    expect([t.counters, t.asked]).toEqual(['actions 0, buys 1, coins 0', 'B']);
    t.B.answers('secret-chamber');
    t.B.answers('silver curse');
    expect(t.trash).toBe('curse');
  });

  test('DOM-I03.5 it does not stop the Attack; a Moat drawn with it may be shown next', () => {
    const unprotected = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber copper', deck: 'gold silver' } });
    unprotected.A.plays('witch');
    unprotected.B.answers('secret-chamber');
    unprotected.B.answers('gold silver');
    expect(unprotected.B.discard).toBe('curse');
    const t = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber copper', deck: 'moat silver' } });
    t.A.plays('witch');
    t.B.answers('secret-chamber');
    t.B.answers('copper silver');
    expect(t.B.options).toBe('moat');
    t.B.answers('moat');
    expect([t.B.options, t.B.discard]).toEqual(['secret-chamber', '']);
    t.B.answers('');
    expect(t.B.discard).toBe('');
  });
});

describe('DOM-I04 Great Hall', () => {
  test('gives a card and an Action', () => {
    const t = table({ A: { hand: 'great-hall', deck: 'gold' } });
    t.A.plays('great-hall');
    expect([t.A.hand, t.counters]).toEqual(['gold', 'actions 1, buys 1, coins 0']);
  });

  test('DOM-I04.1 it is an Action and a Victory card for every effect', () => {
    const shanty = table({ A: { hand: 'shanty-town great-hall', deck: 'gold gold' } });
    shanty.A.plays('shanty-town');
    expect(shanty.A.hand).toBe('great-hall');
    const scout = table({ A: { hand: 'scout', deck: 'great-hall copper copper copper' } });
    scout.A.plays('scout');
    expect(scout.A.hand).toBe('great-hall');
    const ironworks = table({ A: { hand: 'ironworks', deck: 'gold' }, kingdom: 'great-hall' });
    ironworks.A.plays('ironworks');
    ironworks.A.answers('great-hall');
    expect([ironworks.A.hand, ironworks.counters]).toEqual(['gold', 'actions 1, buys 1, coins 0']);
    const bureaucrat = table({ A: { hand: 'bureaucrat' }, B: { hand: 'great-hall copper' } });
    bureaucrat.A.plays('bureaucrat');
    bureaucrat.B.answers('great-hall');
    expect(bureaucrat.B.deck).toBe('great-hall');
  });
});

describe('DOM-I05 Masquerade', () => {
  test('DOM-I05.1 first two cards are drawn', () => {
    const t = table({ A: { hand: 'masquerade copper', deck: 'gold estate' }, B: { hand: 'curse' } });
    t.A.plays('masquerade');
    expect([t.A.hand, t.asked]).toEqual(['copper gold estate', 'A B']);
  });

  test('DOM-I05.2 all choose in secret and pass at the same moment', () => {
    const t = table({
      A: { hand: 'masquerade copper', deck: 'gold estate' },
      B: { hand: 'curse' },
      C: { hand: 'silver' },
    });
    t.A.plays('masquerade');
    t.B.answers('curse');
    expect([t.C.hand, t.C.options, t.C.log.some((line) => line.includes('passes'))]).toEqual([
      'silver',
      'silver',
      false,
    ]);
    t.C.answers('silver');
    t.A.answers('copper');
    expect([t.B.hand, t.C.hand]).toEqual(['copper', 'curse']);
    expect(t.A.hand).toBe('silver gold estate');
  });

  test('DOM-I05.2 a card just received cannot be passed on', () => {
    const t = table({ A: { hand: 'masquerade gold', deck: '' }, B: { hand: 'curse' } });
    t.A.plays('masquerade');
    t.A.answers('gold');
    expect(t.B.options).toBe('curse');
  });

  test('DOM-I05.3 passing is compulsory with at least one card in hand', () => {
    const t = table({ A: { hand: 'masquerade copper', deck: 'gold estate' }, B: { hand: 'curse gold' } });
    t.A.plays('masquerade');
    t.A.isRefused('', 'DOM-I05.3');
    t.B.isRefused('', 'DOM-I05.3');
  });

  test('DOM-I05.4 an empty hand still receives a card', () => {
    const t = table({ A: { hand: 'masquerade copper', deck: 'gold estate' }, B: { hand: '' } });
    t.A.plays('masquerade');
    t.A.answers('copper');
    expect(t.B.hand).toBe('copper');
    expect(t.A.hand).toBe('gold estate');
  });

  test('DOM-I05.5 then only the active player may trash a card, even the one received', () => {
    const t = table({ A: { hand: 'masquerade copper', deck: 'gold estate' }, B: { hand: 'curse gold' } });
    t.A.plays('masquerade');
    t.A.answers('copper');
    t.B.answers('curse');
    expect([t.asked, t.A.options]).toEqual(['A', 'gold estate curse']);
    t.A.answers('curse');
    expect([t.trash, t.A.hand, t.B.hand]).toEqual(['curse', 'gold estate', 'copper gold']);
  });

  test('DOM-I05.5 nothing need be trashed', () => {
    const t = table({ A: { hand: 'masquerade copper', deck: 'gold' }, B: { hand: 'curse' } });
    t.A.plays('masquerade');
    t.A.answers('copper');
    t.B.answers('curse');
    t.A.answers('');
    expect([t.trash, t.A.hand]).toEqual(['', 'gold curse']);
  });

  test('DOM-I05.6 it is no Attack: nobody can react', () => {
    const t = table({ A: { hand: 'masquerade copper' }, B: { hand: 'moat secret-chamber' } });
    t.A.plays('masquerade');
    expect(t.B.decision.prompt).toBe('pass');
  });

  test('DOM-I05.7 with all hands non-empty every hand keeps its size', () => {
    const t = table({
      A: { hand: 'masquerade copper', deck: 'gold estate' },
      B: { hand: 'curse gold gold' },
      C: { hand: 'silver' },
      D: { hand: 'duchy estate' },
    });
    t.A.plays('masquerade');
    t.A.answers('gold');
    t.B.answers('gold');
    t.C.answers('silver');
    t.D.answers('estate');
    expect(t.view('spectator').seats.map((seat) => seat.hand.count)).toEqual([3, 3, 1, 2]);
  });
});

describe('DOM-I06 Shanty Town', () => {
  test('DOM-I06.1 DOM-I06.3 two Actions always, no cards with an Action in hand', () => {
    for (const action of ['great-hall', 'nobles', 'secret-chamber', 'moat', 'village']) {
      const t = table({ A: { hand: `shanty-town ${action} copper`, deck: 'gold gold' } });
      t.A.plays('shanty-town');
      expect([t.counters, t.A.deck]).toEqual(['actions 2, buys 1, coins 0', 'gold gold']);
    }
  });

  test('DOM-I06.2 the hand is shown to all', () => {
    const t = table({ A: { hand: 'shanty-town village copper', deck: 'gold gold' } });
    t.A.plays('shanty-town');
    expect(t.B.log).toContain('A reveals a hand of Copper and Village.');
    expect(t.B.knowsHand('A')).toBe('copper village');
  });

  test('DOM-I06.4 without an Action both cards are drawn, even if the first is an Action', () => {
    const t = table({ A: { hand: 'shanty-town copper', deck: 'village gold silver' } });
    t.A.plays('shanty-town');
    expect(t.A.hand).toBe('copper gold village');
  });

  test('DOM-I06.5 an empty hand has no Action', () => {
    const t = table({ A: { hand: 'shanty-town', deck: 'silver gold' } });
    t.A.plays('shanty-town');
    expect(t.A.hand).toBe('silver gold');
  });
});

describe('DOM-I07 Steward', () => {
  test('DOM-I07.1 exactly one option', () => {
    const t = table({ A: { hand: 'steward copper', deck: 'gold gold' } });
    t.A.plays('steward');
    t.A.isRefused('2-cards 2-coins', 'DOM-I07.1');
    t.A.answers('2-coins');
    expect([t.counters, t.A.hand]).toEqual(['actions 0, buys 1, coins 2', 'copper']);
  });

  test('DOM-I07.2 with two cards or more exactly two are trashed', () => {
    const t = table({ A: { hand: 'steward copper estate curse' } });
    t.A.plays('steward');
    t.A.answers('trash-2');
    t.A.isRefused('copper', 'DOM-I07.2');
    t.A.answers('estate curse');
    expect([t.trash, t.A.hand, t.counters]).toEqual(['estate curse', 'copper', 'actions 0, buys 1, coins 0']);
  });

  test.each([
    ['steward curse', 'curse'],
    ['steward', ''],
  ])('DOM-I07.2 with the hand %s the option may be chosen all the same', (hand, trashed) => {
    const t = table({ A: { hand } });
    t.A.plays('steward');
    t.A.answers('trash-2');
    expect([t.trash, t.A.hand]).toEqual([trashed, '']);
  });
});

describe('DOM-I08 Swindler', () => {
  test('DOM-I08.1 victims one after another from the left, each completely', () => {
    const t = table({
      A: { hand: 'swindler' },
      B: { deck: 'estate' },
      C: { deck: 'silver' },
      kingdom: 'pawn swindler',
    });
    t.A.plays('swindler');
    expect([t.trash, paramId(t.A.decision.params, 'about'), t.counters]).toEqual([
      'estate',
      1,
      'actions 0, buys 1, coins 2',
    ]);
    t.A.answers('pawn');
    expect([t.trash, t.B.discard, paramId(t.A.decision.params, 'about')]).toEqual(['estate silver', 'pawn', 2]);
  });

  test('DOM-I08.2 an empty deck is shuffled first; with no card at all nothing happens', () => {
    const t = table({ A: { hand: 'swindler' }, B: { discard: 'province' }, C: {} });
    t.A.plays('swindler');
    expect([t.trash, t.B.discard, t.C.discard]).toEqual(['province', 'province', '']);
    expect(t.A.decision.prompt).toBe('buy');
  });

  test('DOM-I08.3 any card of exactly the same cost, the same kind too; the choice is compulsory', () => {
    const t = table({ A: { hand: 'swindler' }, B: { deck: 'silver' }, kingdom: 'swindler steward pawn' });
    t.A.plays('swindler');
    expect(t.A.options).toBe('silver steward swindler village woodcutter');
    t.A.isRefused('', 'DOM-I08.3');
    t.A.isRefused('pawn', 'DOM-I08.3');
    t.A.answers('silver');
    expect(t.B.discard).toBe('silver');
  });

  test('DOM-I08.4 no card of that cost: the card stays trashed and nothing is gained', () => {
    const t = table({ A: { hand: 'swindler' }, B: { deck: 'province' }, supply: 'province 0' });
    t.A.plays('swindler');
    expect([t.trash, t.B.discard]).toEqual(['province', '']);
  });

  test('DOM-I08.5 Copper can be answered with a Curse, and a Curse with a Copper', () => {
    for (const [lost, given] of [
      ['copper', 'curse'],
      ['curse', 'copper'],
    ]) {
      const t = table({ A: { hand: 'swindler' }, B: { deck: lost as string } });
      t.A.plays('swindler');
      t.A.answers(given as string);
      expect([t.trash, t.B.discard]).toEqual([lost, given]);
    }
  });

  test('DOM-I08.6 the gain goes to the victim’s discard pile', () => {
    const t = table({ A: { hand: 'swindler' }, B: { deck: 'gold copper', discard: 'estate' } });
    t.A.plays('swindler');
    t.A.answers('gold');
    expect([t.B.discard, t.B.deck]).toEqual(['gold estate', 'copper']);
  });

  test('DOM-I08.7 a victim who showed Moat reveals, trashes and gains nothing', () => {
    const t = table({ A: { hand: 'swindler' }, B: { hand: 'moat', deck: 'gold' } });
    t.A.plays('swindler');
    t.B.answers('moat');
    expect([t.trash, t.B.deck, t.B.discard]).toEqual(['', 'gold', '']);
  });
});
