import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

describe('vocabulary', () => {
  test('DOM-7.1 +X Cards: drawn at once, shuffling when the deck runs out', () => {
    const t = table({ A: { hand: 'smithy', deck: 'gold', discard: 'copper silver' } });
    t.A.plays('smithy');
    expect([t.A.hand, t.A.discard, t.eventsOf('shuffled').length]).toEqual(['copper silver gold', '', 1]);
  });

  test('DOM-7.2 +X Actions: X more Actions may be played', () => {
    const t = table({ A: { hand: 'village smithy smithy' } });
    t.A.plays('village');
    t.A.plays('smithy');
    t.A.plays('smithy');
    expect([t.A.play, t.state.actions]).toEqual(['village smithy smithy', 0]);
  });

  test('DOM-7.3 +X Buys: X more purchases this turn', () => {
    const t = table({ A: { hand: 'woodcutter gold' } });
    t.A.plays('woodcutter');
    t.A.playsTreasures('gold');
    t.A.buys('estate');
    t.A.buys('silver');
    expect(t.eventsOf('bought')).toHaveLength(2);
  });

  test('DOM-7.4 +X coins: for this turn’s Buy phase, no Treasure card is received', () => {
    const t = table({ A: { hand: 'festival' } });
    t.A.plays('festival');
    expect([t.state.coins, t.A.hand, t.pile('silver')]).toEqual([2, '', 40]);
  });

  test('DOM-7.5 discard: from the hand to one’s discard pile, face up', () => {
    const t = table({ A: { hand: 'cellar estate', discard: 'gold' } });
    t.A.plays('cellar');
    t.A.answers('estate');
    expect(t.B.log).toContain('A discards Estate.');
  });

  test('DOM-7.6 trash: the card never returns to the Supply', () => {
    const t = table({ A: { hand: 'chapel silver' } });
    const before = t.pile('silver');
    t.A.plays('chapel');
    t.A.answers('silver');
    expect([t.trash, t.pile('silver'), t.view(1).trash.length]).toEqual(['silver', before, t.view(0).trash.length]);
  });

  test('DOM-7.7 gain: from the Supply onto the discard pile, unless the card names another place', () => {
    const t = table({ A: { hand: 'workshop', discard: 'gold' } });
    const before = t.pile('silver');
    t.A.plays('workshop');
    t.A.answers('silver');
    expect([t.A.discard, t.A.hand, t.pile('silver')]).toEqual(['silver gold', '', before - 1]);
  });

  test('DOM-7.8 an empty pile cannot be chosen; with nothing to gain the rest goes on', () => {
    const t = table({ A: { hand: 'workshop' }, supply: 'silver 0' });
    t.A.plays('workshop');
    t.A.isRefused('silver', 'DOM-7.8');
    const baron = table({ A: { hand: 'baron' }, supply: 'estate 0' });
    baron.A.plays('baron');
    expect([baron.A.discard, baron.state.buys]).toEqual(['', 2]);
  });

  test('DOM-7.9 a gain without "may" is compulsory', () => {
    const t = table({ A: { hand: 'remodel estate' } });
    t.A.plays('remodel');
    t.A.isRefused('', 'DOM-B13.3');
  });

  test('DOM-7.10 reveal: shown to all, then put back; a short deck is filled up', () => {
    const t = table({ A: { hand: 'spy', deck: 'copper gold' } });
    t.A.plays('spy');
    expect(t.B.log).toContain('A reveals Gold from the deck.');
    t.A.answers('');
    expect(t.A.deck).toBe('gold');
    const tribute = table({ A: { hand: 'tribute' }, B: { deck: 'copper', discard: 'silver' } });
    tribute.A.plays('tribute');
    expect(tribute.A.log).toContain('B reveals Copper and Silver from the deck.');
  });

  test('DOM-7.11 cards revealed, set aside or in play are left out of a shuffle', () => {
    const t = table({ A: { hand: 'village scout', deck: 'copper silver', discard: 'gold estate' } });
    t.A.plays('village');
    t.A.plays('scout');
    expect(t.A.play).toBe('village scout');
    expect([t.A.aside, t.A.hand]).toEqual(['silver gold', 'copper estate']);
  });

  test('DOM-7.12 set aside: face up, without doing what it says', () => {
    const t = table({ A: { hand: 'library', deck: 'village gold gold' } });
    t.A.plays('library');
    t.A.answers('village');
    expect([t.state.actions, t.view(0).actionPlays]).toEqual([0, 1]);
  });

  test('DOM-7.13 choose one, choose two', () => {
    const one = table({ A: { hand: 'steward' } });
    one.A.plays('steward');
    expect(one.A.decision).toMatchObject({ min: 1, max: 1, of: 'mode' });
    const two = table({ A: { hand: 'pawn' } });
    two.A.plays('pawn');
    expect(two.A.decision).toMatchObject({ min: 2, max: 2, limits: null });
  });

  test('DOM-7.14 pass: face down into the hand, neither gain nor trash nor discard', () => {
    const t = table({ A: { hand: 'masquerade curse' }, B: { hand: 'village' }, C: { hand: 'copper' } });
    t.A.plays('masquerade');
    t.A.answers('curse');
    t.B.answers('village');
    t.C.answers('copper');
    expect(t.A.log).toContain('B passes a card to C.');
    const told = new Set(t.events.map((event) => event.t));
    expect([told.has('gained'), told.has('trashed'), told.has('discarded')]).toEqual([false, false, false]);
    expect(t.state.actions).toBe(0);
  });

  test('DOM-7.15 "each other player": one at a time from the left, each completely before the next', () => {
    const t = table({ A: { hand: 'torturer' }, B: { hand: 'copper copper copper' }, C: {}, D: {} });
    t.A.plays('torturer');
    const order: string[] = [];
    for (const answer of ['discard-2', 'copper copper', 'gain-curse', 'gain-curse']) {
      order.push(t.asked);
      t[t.asked as 'B'].answers(answer);
    }
    expect(order).toEqual(['B', 'B', 'C', 'D']);
  });
});

describe('costs', () => {
  test('DOM-8.1 the printed cost less the Bridges of this turn, never below 0', () => {
    const t = table({ A: { hand: 'bridge bridge bridge' }, actions: 3 });
    for (let i = 0; i < 3; i++) t.A.plays('bridge');
    expect(['copper', 'estate', 'silver', 'province'].map((kind) => t.costOf(kind))).toEqual([0, 0, 0, 5]);
  });

  test('DOM-8.2 everywhere, for all players, for every purpose', () => {
    const t = table({ A: { hand: 'bridge remodel gold copper' }, actions: 2 });
    t.A.plays('bridge');
    t.A.plays('remodel');
    t.A.answers('copper');
    t.A.isRefused('bridge', 'DOM-B13.3');
    t.A.answers('silver');
    expect(t.A.discard).toBe('silver');
    const saboteur = table({ A: { hand: 'bridge saboteur' }, B: { deck: 'silver' }, actions: 2 });
    saboteur.A.plays('bridge');
    saboteur.A.plays('saboteur');
    expect(saboteur.trash).toBe('');
  });

  test('DOM-8.3 it comes from playing Bridge; Throne Room on Bridge reduces by 2', () => {
    const t = table({ A: { hand: 'throne-room bridge bridge' } });
    expect(t.costOf('gold')).toBe(6);
    t.A.plays('throne-room');
    expect(t.costOf('gold')).toBe(4);
  });

  test('DOM-8.4 coins never raise the limit of a gaining card', () => {
    for (const card of ['workshop', 'ironworks']) {
      const t = table({ A: { hand: card }, coins: 4 });
      t.A.plays(card);
      t.A.isRefused('duchy', card === 'workshop' ? 'DOM-B07.1' : 'DOM-I14.1');
    }
  });
});
