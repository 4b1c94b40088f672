import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { CARDS } from './cards/printed.ts';

describe('Attacks and Reactions', () => {
  test('DOM-9.1 these nine are Attacks, and no others', () => {
    const attacks = CARDS.flatMap(({ id, types }) => (types.includes('attack') ? [id] : []));
    expect(attacks.join(' ')).toBe('swindler minion saboteur torturer bureaucrat militia spy thief witch');
  });

  test.each(['masquerade', 'tribute', 'council-room', 'bridge'])('DOM-9.1 %s cannot be reacted to', (card) => {
    const t = table({ A: { hand: `${card} copper`, deck: 'gold' }, B: { hand: 'moat', deck: 'gold gold' } });
    t.A.plays(card);
    expect(t.state.flow.asked.map((d) => d.prompt)).not.toContain('react');
  });

  test.each(CARDS.flatMap(({ id, types }) => (types.includes('attack') ? [id] : [])))(
    'DOM-9.2 %s: Reactions come before any of its instructions',
    (card) => {
      const t = table({ A: { hand: card, deck: 'gold gold gold' }, B: { hand: 'moat', deck: 'gold' } });
      t.A.plays(card);
      expect([t.asked, t.B.decision.prompt, t.B.options]).toEqual(['B', 'react', 'moat']);
      expect([t.A.hand, t.A.deck, t.counters]).toEqual(['', 'gold gold gold', 'actions 0, buys 1, coins 0']);
    },
  );

  test('DOM-9.3 a shown Reaction stays in hand and is not played', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'moat' } });
    t.A.plays('militia');
    t.B.answers('moat');
    expect([t.B.hand, t.B.play, t.view(0).actionPlays]).toEqual(['moat', '', 1]);
  });

  test('DOM-9.4 several may be shown one after the other, also one drawn by the first', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber copper', deck: 'moat gold' } });
    t.A.plays('witch');
    t.B.answers('secret-chamber');
    t.B.answers('copper gold');
    t.B.answers('moat');
    expect(t.B.options).toBe('secret-chamber');
    t.B.answers('secret-chamber');
    t.B.answers('moat secret-chamber');
    expect([t.asked, t.B.discard]).toEqual(['A', '']);
  });

  test('DOM-9.5 even if the Attack would do nothing to that player', () => {
    const t = table({ A: { hand: 'militia' }, B: { hand: 'moat' } });
    t.A.plays('militia');
    expect(t.B.options).toBe('moat');
  });

  test('DOM-9.6 windows in turn order from the attacker’s left; each seat ends its own window', () => {
    const t = table({
      A: { hand: 'witch', deck: 'gold gold' },
      B: { hand: 'copper' },
      C: { hand: 'moat' },
      D: { hand: 'gold' },
    });
    t.A.plays('witch');
    expect([t.asked, t.B.options]).toEqual(['B', '']);
    t.B.answers('');
    expect(t.asked).toBe('C');
    t.C.answers('moat');
    expect([t.asked, t.A.hand]).toEqual(['D', '']);
    t.D.answers('');
    expect([t.A.hand, t.B.discard, t.C.discard, t.D.discard]).toEqual(['gold gold', 'curse', '', 'curse']);
  });

  test('DOM-9.7 Moat once per window; Secret Chamber again only if Moat was shown since', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'secret-chamber moat copper', deck: 'gold silver' } });
    t.A.plays('witch');
    expect(t.B.options).toBe('secret-chamber moat');
    t.B.answers('secret-chamber');
    t.B.answers('gold silver');
    expect(t.B.options).toBe('moat');
    t.B.answers('moat');
    expect(t.B.options).toBe('secret-chamber');
    expect(t.B.isRefused('moat', 'DOM-9.7')).toBe('Showing Moat again would change nothing.');
    t.B.isRefused('gold', 'DOM-9.2');
    t.B.answers('secret-chamber');
    t.B.answers('silver gold');
    expect(t.asked).toBe('A');
  });

  test('DOM-9.7 several copies count as one', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'moat moat' } });
    t.A.plays('witch');
    t.B.answers('moat');
    expect(t.asked).toBe('A');
  });

  test('DOM-9.8 Moat shields even if it then leaves the hand', () => {
    const t = table({ A: { hand: 'witch' }, B: { hand: 'moat secret-chamber', deck: 'gold silver' } });
    t.A.plays('witch');
    t.B.answers('moat');
    t.B.answers('secret-chamber');
    t.B.answers('secret-chamber moat');
    expect([t.B.hand, t.B.discard]).toEqual(['silver gold', '']);
  });

  test('DOM-9.8 only from that one play: the next Attack hits', () => {
    const t = table({ A: { hand: 'witch witch' }, B: { hand: 'moat' }, actions: 2 });
    t.A.plays('witch');
    t.B.answers('moat');
    t.A.plays('witch');
    t.B.answers('');
    expect(t.B.discard).toBe('curse');
  });

  test('DOM-9.9 under Throne Room each play opens a new window', () => {
    const t = table({ A: { hand: 'throne-room witch' }, B: { hand: 'moat' } });
    t.A.plays('throne-room');
    t.B.answers('moat');
    expect([t.asked, t.B.discard]).toEqual(['B', '']);
    t.B.answers('');
    expect(t.B.discard).toBe('curse');
  });

  test('DOM-9.10 the attacker never reacts to their own Attack', () => {
    const t = table({ A: { hand: 'witch moat' }, B: {} });
    t.A.plays('witch');
    expect(t.state.flow.asked.map((d) => d.prompt)).toEqual(['buy']);
  });
});

describe('playing a card twice', () => {
  test('DOM-10.1 put into play, resolved, resolved again; only Throne Room cost an Action', () => {
    const t = table({ A: { hand: 'throne-room festival' } });
    t.A.plays('throne-room');
    expect([t.counters, t.A.play]).toEqual(['actions 4, buys 3, coins 4', 'throne-room festival']);
  });

  test('DOM-10.2 each resolution is a full play', () => {
    const t = table({ A: { hand: 'throne-room steward', deck: 'gold gold' } });
    t.A.plays('throne-room');
    t.A.answers('2-cards');
    t.A.answers('2-coins');
    expect([t.A.hand, t.state.coins, t.view(0).actionPlays]).toEqual(['gold gold', 2, 3]);
  });

  test('DOM-10.3 no other Action between the two', () => {
    const t = table({ A: { hand: 'throne-room village village', deck: 'smithy gold' } });
    t.A.plays('throne-room');
    expect([t.A.decision.prompt, t.state.actions, t.A.hand]).toEqual(['action', 4, 'gold village smithy']);
  });

  test('DOM-10.4 Throne Room on Throne Room: one Action twice, then another twice', () => {
    const t = table({
      A: {
        hand: 'throne-room throne-room village smithy',
        deck: 'copper copper copper copper copper copper copper copper',
      },
    });
    t.A.plays('throne-room');
    t.A.answers('throne-room');
    t.A.answers('village');
    expect(t.A.play).toBe('throne-room throne-room village smithy');
    expect([t.state.actions, t.A.hand.split(' ').length, t.view(0).actionPlays]).toEqual([4, 8, 7]);
  });

  test('DOM-10.4 the second Action is chosen from the hand as it is then', () => {
    const t = table({ A: { hand: 'throne-room throne-room village', deck: 'smithy copper copper copper copper' } });
    t.A.plays('throne-room');
    t.A.answers('throne-room');
    expect(t.A.play).toBe('throne-room throne-room village smithy');
    const none = table({ A: { hand: 'throne-room throne-room smithy' } });
    none.A.plays('throne-room');
    none.A.answers('throne-room');
    expect(none.A.play).toBe('throne-room throne-room smithy');
  });

  test('DOM-10.5 a card that has gone to the Trash is not trashed again', () => {
    const t = table({ A: { hand: 'throne-room feast' } });
    t.A.plays('throne-room');
    t.A.answers('duchy');
    t.A.answers('duchy');
    expect([t.trash, t.A.discard]).toEqual(['feast', 'duchy duchy']);
    const village = table({ A: { hand: 'throne-room mining-village', deck: 'gold gold' } });
    village.A.plays('throne-room');
    village.A.answers('trash-this');
    expect([village.state.coins, village.A.decision.prompt]).toEqual([2, 'treasures']);
  });

  test('DOM-10.6 a played card that left play is still resolved the second time', () => {
    const t = table({ A: { hand: 'throne-room mining-village', deck: 'gold silver' } });
    t.A.plays('throne-room');
    t.A.answers('trash-this');
    expect([t.A.hand, t.state.actions]).toEqual(['silver gold', 4]);
  });

  test('DOM-10.7 it stays in play between the two plays', () => {
    const t = table({ A: { hand: 'throne-room steward' } });
    t.A.plays('throne-room');
    t.A.answers('2-coins');
    expect([t.A.play, t.A.hand]).toEqual(['throne-room steward', '']);
    expect(t.B.log).toContain('A plays Steward again.');
  });
});
