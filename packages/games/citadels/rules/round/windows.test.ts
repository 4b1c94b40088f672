import { describe, expect, test } from 'vitest';
import { citadels } from '../../index.ts';
import { type CitadelsTable, type Setting, table, variant } from '../../testing/table.ts';
import { answerByOrder, STANDING_ORDERS } from '../standingOrders.ts';

const strongman = (setting: Setting = {}) =>
  variant({ as: 'assassin', A: {}, B: { is: 'king', hand: 'fristensky' }, C: { is: 'bishop' }, ...setting });

describe('W1 Frištenský', () => {
  test('CIT-9.26 CIT-9.27 the murder is canceled, the holder is known and has the turn', () => {
    const t = strongman();
    t.A.answers('murder-king');
    expect([t.asked, t.B.options, t.C.options]).toEqual(['B C', 'fristensky', '']);
    t.B.answers('fristensky');
    t.C.answers('');
    expect([t.state.murdered, t.discard, t.B.hand]).toEqual([-1, 'fristensky', '']);
    expect(t.C.log.at(-1)).toBe('B plays Frištenský: the King survives.');
    expect([t.C.thinksPossible('B'), t.view(2).ranks[3]]).toMatchObject(['king', { seat: 1, murdered: false }]);
    expect(t.A.may('murder')).toBe(false);
    t.A.does('coins', 'end');
    expect([t.asked, t.crown]).toEqual(['B', 'B']);
  });

  test('CIT-9.27 the Thief may name the saved, a saved Bishop is protected', () => {
    const t = variant({
      as: 'assassin',
      A: {},
      B: { is: 'thief' },
      C: { is: 'bishop', hand: 'fristensky', city: 'tavern' },
      D: { is: 'warlord', coins: 9 },
    });
    t.A.answers('murder-bishop');
    t.B.answers('');
    t.D.answers('');
    t.C.answers('fristensky');
    t.A.does('coins', 'end');
    expect(t.B.may('rob-bishop')).toBe(true);
    t.B.does('coins', 'end');
    t.pass();
    t.C.does('coins', 'end');
    expect(t.D.may('destroy-seat-3')).toBe(false);
  });

  test('CIT-9.28 later is too late: only that moment counts', () => {
    const t = variant({ as: 'assassin', A: { hand: 'fristensky' }, B: { is: 'magician' }, C: { is: 'king' } });
    t.A.answers('murder-king');
    t.pass();
    t.A.does('coins', 'end');
    t.B.does('swap-seat-1', 'coins', 'end');
    expect([t.asked, t.eventsOf('saved')]).toEqual(['A B C', []]);
  });

  test('CIT-14.1 it opens on public facts only: not without the variant, not with both copies open, not if the character is', () => {
    const asked = (setting: Setting) => {
      const t = strongman(setting);
      t.A.answers('murder-king');
      return t.asked;
    };
    expect(asked({ B: { is: 'king' } })).toBe('B C');
    expect(asked({ B: { is: 'thief' }, C: { is: 'bishop' } })).toBe('B C');
    expect(asked({ discard: 'fristensky', B: { is: 'king' } })).toBe('B C');
    expect(asked({ discard: 'fristensky fristensky', B: { is: 'king' } })).toBe('A');
    expect(asked({ options: { actionCards: 'off' }, B: { is: 'king' } })).toBe('A');
    const up = variant({ as: 'assassin', seats: 4, faceUp: 'warlord', A: {}, B: { hand: 'fristensky' } });
    up.A.answers('murder-warlord');
    expect([up.asked, up.eventsOf('not-saved')]).toEqual(['A', []]);
  });

  test('CIT-14.2 CIT-14.3 all get the same request; nobody sees who has answered, nor what the others may do', () => {
    const t = strongman();
    t.A.answers('murder-king');
    const plain = ({ seat, options, where, ...same }: typeof t.B.decision) => same;
    expect(plain(t.B.decision)).toEqual(plain(t.C.decision));
    expect(t.B.decision.open).toBe(false);
    const before = JSON.stringify(t.view(2));
    t.B.answers('fristensky');
    expect([JSON.stringify(t.view(2)), t.events.length]).toEqual([before, 1]);
  });

  test('CIT-14.4 at closing either nobody or who played, passes are never shown by name', () => {
    const t = strongman({ B: { is: 'king' } });
    t.A.answers('murder-king');
    t.pass();
    expect(t.C.log).toEqual(['A murders the King.', 'Nobody plays Frištenský to save the King.']);
  });

  test('CIT-14.6 the Assassin is not asked, even about his own other character', () => {
    const t = variant({ as: 'assassin', A: { is: 'king', hand: 'fristensky' }, B: { is: 'thief' } });
    t.A.answers('murder-king');
    expect(t.asked).toBe('B');
  });

  test('CIT-14.7 without the variant the murdered player is never asked or shown anything special', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'magician' }, C: { is: 'warlord' } });
    t.A.answers('murder-magician');
    expect([t.asked, t.B.log, t.B.log]).toEqual(['A', t.C.log, t.logOf('spectator')]);
    t.A.does('coins', 'end');
    expect([t.asked, t.B.log]).toEqual(['C', t.logOf('spectator')]);
    const { memory: _, seats: __, ...own } = t.view(1);
    const { memory: ___, seats: ____, ...others } = t.view('spectator');
    expect(own).toEqual(others);
  });

  test('CIT-14.11 answers may be withdrawn until the last is in; nothing else can be done meanwhile', () => {
    const t = strongman();
    t.A.answers('murder-king');
    t.B.answers('fristensky');
    t.B.withdraws();
    expect(() => t.A.answers('coins')).toThrow('A is not asked anything');
    t.B.answers('');
    t.C.answers('');
    expect(t.state.murdered).toBe(3);
  });

  test('CIT-14.12 an ineligible play is refused to him alone', () => {
    const t = strongman();
    t.A.answers('murder-king');
    expect(t.C.isRefused('fristensky', 'CIT-9.26')).toBe('You can’t play Frištenský here.');
    expect(t.events).toHaveLength(1);
    const wrong = strongman({ B: { is: 'thief', hand: 'fristensky' } });
    wrong.A.answers('murder-king');
    wrong.B.isRefused('fristensky', 'CIT-9.26');
    const without = strongman({ B: { is: 'king' }, C: { is: 'bishop', hand: 'fristensky' } });
    without.A.answers('murder-king');
    expect([without.B.options, without.C.options]).toEqual(['', '']);
    without.B.isRefused('fristensky', 'CIT-9.26');
  });

  test('CIT-14.13 naming, window, then the turn goes on', () => {
    const t = strongman();
    t.A.answers('murder-king');
    t.pass();
    expect([t.asked, t.A.decision.prompt]).toEqual(['A', 'turn']);
  });

  test('CIT-E24 a reaction card lies face up and may be shuffled into play again', () => {
    const t = strongman({ restWith: 'C', deck: 'manor' });
    t.A.answers('murder-king');
    t.B.answers('fristensky');
    t.C.answers('');
    expect(t.discard).toBe('fristensky');
    t.A.answers('cards');
    expect(t.A.options).toBe('manor fristensky');
  });
});

describe('W2 Acrobat', () => {
  const uncrowned = (setting: Setting = {}) =>
    variant({ as: 'thief', A: {}, B: { hand: 'acrobat', is: 'bishop' }, C: { is: 'warlord' }, ...setting });
  /** A's turn ends, nobody answers as King, B plays her. */
  const playAcrobat = (t: CitadelsTable): void => {
    t.A.does('coins', 'end');
    t.A.answers('');
    t.B.answers('acrobat');
    t.C.answers('');
  };

  test('CIT-9.20 CIT-14.13 when nobody answers as King she takes the office, calls on and drafts first', () => {
    const t = uncrowned();
    t.A.does('coins', 'end');
    expect([t.asked, t.B.options, t.A.options, t.A.prompt]).toEqual([
      'A B C',
      'acrobat',
      '',
      'Nobody answers as King. If you hold Acrobat, you may play it now.',
    ]);
    t.A.answers('');
    t.B.answers('acrobat');
    t.C.answers('');
    expect([t.crown, t.discard]).toEqual(['B', 'acrobat']);
    expect(t.C.log.slice(-3)).toEqual([
      'B plays the Acrobat and takes the crown.',
      'B calls the Bishop.',
      'B is the Bishop.',
    ]);
    t.B.does('coins', 'end');
    t.C.does('coins', 'end');
    expect([t.state.round, t.asked]).toEqual([3, 'B']);
  });

  test('CIT-9.21 she keeps her own character’s turn and gets no yellow income', () => {
    const t = uncrowned({ B: { hand: 'acrobat', is: 'bishop', city: 'manor' } });
    playAcrobat(t);
    expect([t.now.seat, t.B.may('color'), t.B.coins]).toEqual([1, false, 0]);
  });

  test('CIT-4.9 CIT-9.22 CIT-9.24 no succession of the murdered King follows, and he is not shown', () => {
    const t = variant({
      as: 'thief',
      murdered: 'king',
      A: {},
      B: { hand: 'acrobat', is: 'bishop' },
      C: { is: 'king' },
    });
    playAcrobat(t);
    t.B.does('coins', 'end');
    expect([t.crown, t.eventsOf('crowned').length, t.asked]).toEqual(['B', 1, 'B']);
  });

  test('CIT-9.20 even the murdered King himself may play her', () => {
    const t = variant({ as: 'thief', murdered: 'king', A: {}, B: { hand: 'acrobat', is: 'king' } });
    t.A.does('coins', 'end');
    t.A.answers('');
    t.B.answers('acrobat');
    expect(t.crown).toBe('B');
  });

  test('CIT-4.6 CIT-9.22 only in that round: a King murdered in the next one succeeds again', () => {
    const t = uncrowned();
    playAcrobat(t);
    t.goThroughRound();
    t.draft({ B: 'assassin', C: 'king' });
    t.B.answers('murder-king');
    t.goThroughRound();
    expect([t.eventsOf('crowned').map(({ seat }) => seat), t.crown]).toEqual([[1, 2], 'C']);
  });

  test('CIT-9.22 the office lasts until another player answers as King', () => {
    const t = uncrowned();
    playAcrobat(t);
    t.goThroughRound();
    expect(t.crown).toBe('B');
    t.draft({ B: 'merchant', C: 'king' });
    t.playUntil(() => t.state.called > 4);
    expect([t.eventsOf('answered').find(({ card }) => card === 3)?.seat, t.crown]).toEqual([2, 'C']);
  });

  test('CIT-9.6 CIT-9.23 the present holder may play her too; a saved or answering King opens no window', () => {
    const t = uncrowned({ crown: 'B' });
    t.A.does('coins', 'end');
    t.A.answers('');
    t.C.answers('');
    t.B.answers('acrobat');
    expect([t.crown, t.state.acrobat]).toEqual(['B', true]);
    const answered = uncrowned({ C: { is: 'king' } });
    answered.A.does('coins', 'end');
    expect(answered.asked).toBe('C');
    answered.C.does('coins', 'end');
    expect([answered.eventsOf('no-acrobat'), answered.state.called > 4]).toEqual([[], true]);
  });

  test('CIT-14.1 not with the Acrobat on the discard pile; it opens in the last round too', () => {
    const gone = uncrowned({ discard: 'acrobat', B: { is: 'bishop' } });
    gone.A.does('coins', 'end');
    expect([gone.asked, gone.eventsOf('no-acrobat')]).toEqual(['B', []]);
    const last = uncrowned({ first: 'A', B: { is: 'bishop' } });
    last.A.does('coins', 'end');
    expect(last.asked).toBe('A B C');
    last.pass();
    expect(last.A.log).toContain('Nobody plays the Acrobat.');
  });

  test('CIT-14.2 CIT-14.3 the request is the same for all', () => {
    const t = uncrowned();
    t.A.does('coins', 'end');
    const plain = ({ seat, options, where, ...same }: typeof t.B.decision) => same;
    expect(plain(t.B.decision)).toEqual(plain(t.C.decision));
  });
});

describe('what the host of the table must keep', () => {
  test('CIT-14.5 CIT-14.8 the windows that need a fixed time, and the event after which there is a pause', () => {
    expect(citadels.timing.windows).toEqual(['fristensky', 'acrobat']);
    expect(citadels.timing.pauses).toEqual(['unanswered']);
    expect(citadels.timing.standingOrders.map(({ id }) => id)).toEqual(['fristensky', 'acrobat']);
  });

  test('CIT-14.5 a standing order is carried out if legal, else it is a pass; card or no card', () => {
    const t = strongman();
    t.A.answers('murder-king');
    const [order] = STANDING_ORDERS;
    expect(['ask', 'play', 'never'].map((choice) => order?.answer(choice, t.B.decision))).toEqual([
      undefined,
      [40],
      [],
    ]);
    expect(['ask', 'play', 'never'].map((choice) => order?.answer(choice, t.C.decision))).toEqual([undefined, [], []]);
    expect(answerByOrder('acrobat', 'play', t.B.decision)).toBeUndefined();
  });

  test('CIT-14.11 the stand-in answer is pass in all windows, and a harmless turn', () => {
    const w1 = strongman();
    w1.A.answers('murder-king');
    expect(citadels.fallback(w1.state, w1.B.decision)).toEqual([]);
    const w3 = variant({ as: 'thief', A: { coins: 1 }, B: { wagons: [0] } });
    w3.A.answers('wagon-1');
    w3.A.answers(w3.A.options.split(' ')[0] as string);
    expect(citadels.fallback(w3.state, w3.B.decision)).toEqual([]);
    const w4 = table({ as: 'warlord', A: { coins: 9 }, B: { city: 'graveyard tavern', coins: 1 } });
    w4.A.answers('destroy-seat-2-tavern');
    expect(citadels.fallback(w4.state, w4.B.decision)).toEqual([]);
    expect(citadels.optionName('action', citadels.fallback(w3.state, table({ B: {} }).A.decision)[0] ?? -1)).toBe(
      'coins',
    );
  });
});
