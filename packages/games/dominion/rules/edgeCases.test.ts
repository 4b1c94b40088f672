import { describe, expect, test } from 'vitest';
import { dominion } from '../index.ts';
import { table } from '../testing/table.ts';

describe('edge cases across cards', () => {
  test('DOM-E1 Throne Room + Bridge, Throne Room + Coppersmith', () => {
    const bridge = table({ A: { hand: 'throne-room bridge' } });
    bridge.A.plays('throne-room');
    expect([bridge.counters, bridge.costOf('gold')]).toEqual(['actions 0, buys 3, coins 2', 4]);
    const smith = table({ A: { hand: 'throne-room coppersmith copper' } });
    smith.A.plays('throne-room');
    smith.A.playsTreasures('copper');
    expect(smith.state.coins).toBe(3);
  });

  test('DOM-E2 Throne Room + Nobles, Pawn, Steward, Minion: choose separately for each play', () => {
    for (const [card, first, second, counters] of [
      ['nobles', '2-actions', '3-cards', 'actions 2, buys 1, coins 0'],
      ['pawn', '1-coin 1-buy', '1-coin 1-action', 'actions 1, buys 2, coins 2'],
      ['steward', '2-coins', '2-cards', 'actions 0, buys 1, coins 2'],
      ['minion', '2-coins', 'new-hands', 'actions 2, buys 1, coins 2'],
    ] as const) {
      const t = table({ A: { hand: `throne-room ${card}` } });
      t.A.plays('throne-room');
      t.A.answers(first);
      t.A.answers(second);
      expect(t.counters, card).toBe(counters);
    }
  });

  test('DOM-E3 Throne Room + Trading Post: the Silver of the first play may be trashed by the second', () => {
    const t = table({ A: { hand: 'throne-room trading-post copper copper estate' } });
    t.A.plays('throne-room');
    t.A.answers('copper copper');
    expect(t.A.hand).toBe('silver');
    expect(t.trash).toBe('copper copper silver estate');
  });

  test('DOM-E4 Throne Room + an Attack: second window after the first play is finished completely', () => {
    const t = table({ A: { hand: 'throne-room militia' }, B: { hand: 'moat copper copper copper copper' } });
    t.A.plays('throne-room');
    t.B.answers('');
    t.B.answers('copper copper');
    expect([t.B.decision.prompt, t.state.coins, t.B.hand]).toEqual(['react', 2, 'copper copper moat']);
    t.B.answers('moat');
    expect(t.state.coins).toBe(4);
  });

  test('DOM-E5 Secret Chamber, then Moat; Moat, then Secret Chamber burying the Moat', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber moat', deck: 'gold silver' } });
    t.A.plays('witch');
    t.B.answers('secret-chamber');
    t.B.answers('gold silver');
    t.B.answers('moat');
    t.B.answers('');
    expect(t.B.discard).toBe('');
    const buried = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber moat', deck: 'gold silver' } });
    buried.A.plays('witch');
    buried.B.answers('moat');
    buried.B.answers('secret-chamber');
    buried.B.answers('moat secret-chamber');
    expect([buried.B.discard, buried.B.hand]).toEqual(['', 'silver gold']);
  });

  test('DOM-E6 Militia and Minion against Secret Chamber', () => {
    const five = { hand: 'secret-chamber copper copper copper copper' };
    const hit = table({ A: { hand: 'militia' }, B: { ...five, deck: 'gold silver' } });
    hit.A.plays('militia');
    hit.B.answers('secret-chamber');
    hit.B.answers('gold silver');
    expect([hit.B.decision.prompt, hit.B.decision.min]).toEqual(['discard', 2]);
    const missed = table({ A: { hand: 'militia' }, B: five });
    missed.A.plays('militia');
    missed.B.answers('secret-chamber');
    missed.B.answers('copper copper');
    expect([missed.asked, missed.B.hand]).toEqual(['A', 'copper copper secret-chamber']);
  });

  test('DOM-E7 Swindler after Bridge compares reduced costs', () => {
    const t = table({ A: { hand: 'bridge bridge swindler' }, B: { deck: 'estate' }, actions: 3 });
    t.A.plays('bridge');
    t.A.plays('bridge');
    t.A.plays('swindler');
    expect(t.A.options).toBe('copper estate curse');
    t.A.answers('curse');
    expect(t.B.discard).toBe('curse');
  });

  test('DOM-E8 Saboteur after Bridge passes over a card printed at 3', () => {
    const t = table({ A: { hand: 'bridge saboteur' }, B: { deck: 'village smithy' }, actions: 2 });
    t.A.plays('bridge');
    t.A.plays('saboteur');
    expect([t.trash, t.B.aside]).toEqual(['smithy', 'village']);
  });

  test('DOM-E9 Swindler on a Province: only a Province; the last one ends the game with this turn', () => {
    const t = table({ A: { hand: 'swindler' }, B: { deck: 'province' }, supply: 'province 1' });
    t.A.plays('swindler');
    expect([t.trash, t.B.discard, t.pile('province')]).toEqual(['province', 'province', 0]);
    t.A.endsTurn();
    expect(t.isOver).toBe(true);
  });

  test('DOM-E10 Upgrade on a Province gains nothing', () => {
    const t = table({ A: { hand: 'upgrade province' } });
    t.A.plays('upgrade');
    expect([t.trash, t.A.discard]).toEqual(['province', '']);
  });

  test('DOM-E11 Baron with the Estate pile empty and no Estate discarded: only +1 Buy', () => {
    const t = table({ A: { hand: 'baron estate' }, supply: 'estate 0' });
    t.A.plays('baron');
    t.A.answers('');
    expect([t.counters, t.A.discard]).toEqual(['actions 0, buys 2, coins 0', '']);
  });

  test('DOM-E12 Torturer under Throne Room with 1 Curse left: strictly in turn order', () => {
    const t = table({
      A: { hand: 'throne-room torturer' },
      B: { hand: 'copper' },
      C: { hand: 'copper' },
      supply: 'curse 1',
    });
    t.A.plays('throne-room');
    for (const seat of [t.B, t.C, t.B, t.C]) seat.answers('gain-curse');
    expect([t.B.hand, t.C.hand]).toEqual(['copper curse', 'copper']);
  });

  test('DOM-E13 Tribute may make the neighbor shuffle; those two cards then lie in the discard pile', () => {
    const t = table({ A: { hand: 'tribute' }, B: { deck: 'copper', discard: 'estate' } });
    t.A.plays('tribute');
    expect([t.B.discard, t.B.deck, t.eventsOf('shuffled').length]).toEqual(['estate copper', '', 1]);
  });

  test.each(['scout', 'wishing-well', 'spy', 'saboteur'])('DOM-E14 %s with nothing to reveal', (card) => {
    const t = table({ A: { hand: card }, B: {} });
    t.A.plays(card);
    if (card === 'wishing-well') t.A.answers('gold');
    expect([t.A.play, t.eventsOf('revealed'), t.asked]).toEqual([card, [], 'A']);
    expect(t.state.actions).toBe(card === 'saboteur' ? 0 : 1);
  });

  test('DOM-E15 passing or trashing Duchies lowers own Dukes; Curses count wherever they sit', () => {
    const t = table({
      A: { hand: 'masquerade duke duchy' },
      B: { hand: 'copper', deck: 'curse' },
      options: { liveScore: 'on' },
    });
    const totals = () => dominion.score(t.state, 'judge').map(({ total }) => total);
    expect(totals()).toEqual([4, -1]);
    t.A.plays('masquerade');
    t.A.answers('duchy');
    t.B.answers('copper');
    expect(totals()).toEqual([0, 2]);
  });

  describe('DOM-E16 forced choices', () => {
    test('on one’s own turn a choice with one answer is not asked', () => {
      const t = table({ A: { hand: 'courtyard', deck: 'copper copper copper' } });
      t.A.plays('courtyard');
      expect([t.A.decision.prompt, t.A.deck]).toEqual(['treasures', 'copper']);
    });

    test('a Reaction window opens for a hand without Reactions too', () => {
      const t = table({ A: { hand: 'witch' }, B: { hand: 'copper', discard: 'moat' } });
      t.A.plays('witch');
      expect([t.asked, t.B.options]).toEqual(['B', '']);
    });

    test('but not if no Reaction is in the Kingdom, none has left its pile, or the hand is empty', () => {
      const none = table({ A: { hand: 'witch' }, B: { hand: 'copper' } });
      none.A.plays('witch');
      const inPile = table({ A: { hand: 'witch' }, B: { hand: 'copper' }, kingdom: 'moat' });
      inPile.A.plays('witch');
      const empty = table({ A: { hand: 'witch', discard: 'moat' }, B: { hand: '' } });
      empty.A.plays('witch');
      expect([none.asked, inPile.asked, empty.asked]).toEqual(['A', 'A', 'A']);
    });

    test('Secret Chamber asks what to put back, even with a single answer', () => {
      const t = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber secret-chamber' } });
      t.A.plays('witch');
      t.B.answers('secret-chamber');
      expect([t.asked, t.B.decision.prompt, t.B.decision.min]).toEqual(['B', 'order-on-deck', 2]);
    });

    test('Masquerade asks everybody with a card in hand, even with a single answer', () => {
      const t = table({ A: { hand: 'masquerade copper copper' }, B: { hand: 'gold' }, C: { hand: '' } });
      t.A.plays('masquerade');
      expect(t.asked).toBe('A B');
    });

    test('Bureaucrat asks those with a card in hand, Militia those with 4 or more', () => {
      const bureaucrat = table({ A: { hand: 'bureaucrat' }, B: { hand: 'copper' }, C: { hand: '' } });
      bureaucrat.A.plays('bureaucrat');
      expect([bureaucrat.asked, bureaucrat.B.options]).toEqual(['B', '']);
      const four = 'copper copper copper copper';
      const militia = table({ A: { hand: 'militia' }, B: { hand: four }, C: { hand: 'copper copper copper' } });
      militia.A.plays('militia');
      expect(militia.asked).toBe('B');
    });

    test('Torturer asks unless hand and Curse pile are both empty', () => {
      const asks = table({ A: { hand: 'torturer' }, B: { hand: '' } });
      asks.A.plays('torturer');
      const pointless = table({ A: { hand: 'torturer' }, B: { hand: '' }, supply: 'curse 0' });
      pointless.A.plays('torturer');
      expect([asks.asked, pointless.asked]).toEqual(['B', 'A']);
    });

    test('the standing of a question depends on public facts: a hand of two goes as a whole', () => {
      const t = table({ A: { hand: 'torturer' }, B: { hand: 'copper gold' } });
      t.A.plays('torturer');
      t.B.answers('discard-2');
      expect([t.asked, t.B.hand]).toEqual(['A', '']);
    });
  });

  test('DOM-E17 several bonuses of one instruction: Actions, coins, then cards', () => {
    const t = table({ A: { hand: 'tribute', deck: 'gold gold' }, B: { deck: 'great-hall copper' } });
    t.A.plays('tribute');
    const order = t.events.map((event) => event.t).filter((type) => type === 'plus' || type === 'drew');
    expect(order).toEqual(['plus', 'drew']);
  });
});
