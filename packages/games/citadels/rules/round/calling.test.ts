import { describe, expect, test } from 'vitest';
import { newGame, table } from '../../testing/table.ts';

describe('calling the characters', () => {
  test('CIT-4.1 CIT-4.2 the holder calls in rank order; who has the character shows it and has the turn', () => {
    const t = table({ as: 'thief', crown: 'C', A: {}, B: { is: 'bishop' }, C: { is: 'warlord' } });
    t.A.does('coins', 'end');
    expect(t.A.log.slice(-7)).toEqual(
      [
        'C calls the Magician.',
        'Nobody answers as Magician.',
        'C calls the King.',
        'Nobody answers as King.',
        'C calls the Bishop.',
        'B is the Bishop.',
      ].toSpliced(0, 0, 'A ends the turn.'),
    );
    expect(t.asked).toBe('B');
    expect(t.view(0).ranks.map(({ state }) => state)).toEqual([
      'unanswered',
      'played',
      'unanswered',
      'unanswered',
      'turn',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(t.zone('answered')).toBe('thief bishop');
  });

  test('CIT-4.3 all eight ranks are called, then characters are gathered and a new round starts', () => {
    const t = table({ as: 'thief', A: {}, B: {} });
    t.A.does('coins', 'end');
    expect(t.eventsOf('called').map(({ card }) => card)).toEqual([2, 3, 4, 5, 6, 7]);
    expect([t.state.round, t.state.phase, t.asked]).toEqual([3, 'draft', 'A']);
    expect(t.view(1).ranks.every(({ seat, state }) => seat === null && state === 'waiting')).toBe(true);
    expect([t.B.knowsZone('draft'), t.B.knowsTogether]).toEqual(['', []]);
  });

  test('CIT-4.3 CIT-6.2 CIT-6.6 what was named counts for one round; face-up characters come back too', () => {
    const t = table({ as: 'warlord', murdered: 'thief', robbed: 'king', faceUp: 'bishop', A: {}, B: {}, C: {}, D: {} });
    t.A.does('coins', 'end');
    expect(t.view(0).ranks.filter(({ murdered, robbed }) => murdered || robbed)).toEqual([]);
    const places = ['draft', 'face-up', 'face-down'].map((zone) => t.zone(zone).split(' ').length);
    expect(places).toEqual([5, 2, 1]);
  });

  test('CIT-4.4 CIT-6.9 the King takes the office at once, calls the rest and drafts first', () => {
    const t = table({ as: 'thief', A: {}, B: { is: 'king', city: 'manor castle' }, C: { is: 'warlord' } });
    t.A.does('coins', 'end');
    expect([t.crown, t.B.log.at(-1)]).toEqual(['B', 'B takes the crown.']);
    t.B.does('coins', 'color', 'end');
    expect(t.B.coins).toBe(4);
    expect(t.eventsOf('called').at(-1)).toMatchObject({ seat: 1 });
    t.C.does('coins', 'end');
    expect([t.state.round, t.asked, t.view(0).draft.order[0]]).toEqual([3, 'B', 1]);
  });

  test('CIT-4.5 CIT-4.7 CIT-T12 the King lies out: the old holder calls on and drafts first again', () => {
    const t = table({ as: 'thief', A: {}, B: { is: 'bishop' }, C: { is: 'warlord' } });
    t.A.does('coins', 'end');
    t.B.does('coins', 'end');
    expect(t.crown).toBe('A');
    t.C.does('coins', 'end');
    expect([t.crown, t.asked, t.eventsOf('crowned')]).toEqual(['A', 'A', []]);
  });

  test('CIT-4.6 CIT-4.8 CIT-T12 the murdered King: A calls to the end, then C shows him and drafts first', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'warlord' }, C: { is: 'king' } });
    t.A.does('murder-king', 'coins', 'end');
    expect(t.eventsOf('called').at(-1)).toMatchObject({ seat: 0 });
    expect([t.crown, t.asked]).toEqual(['A', 'B']);
    t.B.does('coins', 'end');
    expect(t.eventsOf('crowned')).toEqual([{ t: 'crowned', seat: 2, by: 'succession' }]);
    expect(t.B.log).toContain('C reveals the murdered King and takes the crown.');
    expect([t.crown, t.asked]).toEqual(['C', 'C']);
  });

  test('CIT-4.8 every other murdered character stays unrevealed', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'merchant' } });
    t.A.does('murder-merchant', 'coins', 'end');
    expect(t.state.round).toBe(3);
    expect(t.eventsOf('answered')).toEqual([]);
  });

  test('CIT-4.10 a murdered King in the hand of the holder looks like a King that lies out', () => {
    const sent = (king: boolean) => {
      const t = table({ as: 'assassin', crown: 'B', A: {}, B: { is: king ? 'king' : 'merchant' }, C: {} });
      t.A.does('murder-king', 'coins', 'end');
      if (!king) t.B.does('coins', 'end');
      return [t.crown, t.eventsOf('crowned')];
    };
    expect(sent(true)).toEqual(sent(false));
  });

  test('CIT-4.11 after the last round there is no succession and the King is not shown', () => {
    const t = table({ as: 'assassin', first: 'A', A: {}, B: { is: 'king' }, C: {} });
    t.A.does('murder-king', 'coins', 'end');
    expect([t.isOver, t.eventsOf('crowned'), t.crown]).toEqual([true, [], 'A']);
  });

  test('CIT-4.2 CIT-10.1 a call without an answer excludes the character, unless it was murdered', () => {
    const t = table({ as: 'assassin', A: {}, B: { is: 'warlord' }, C: { is: 'architect' } });
    t.A.does('murder-magician', 'coins', 'end');
    expect(t.now.seat).toBe(2);
    expect(t.A.thinksPossible('B')).toBe('magician warlord');
  });

  test('CIT-E1 the same events whether the character is absent, murdered, or both', () => {
    const log = (is: string, victim: string) => {
      const t = table({ as: 'assassin', A: {}, B: { is }, C: { is: 'warlord' } });
      t.A.does(`murder-${victim}`, 'coins', 'end');
      return t.logOf('spectator').filter((line) => line.includes('Magician') && !line.includes('murders'));
    };
    const absent = log('', 'thief');
    expect(absent).toEqual(['A calls the Magician.', 'Nobody answers as Magician.']);
    expect([log('magician', 'magician'), log('', 'magician')]).toEqual([absent, absent]);
  });

  test('CIT-4.1 calling and revealing need no decision: the first question after the draft is a turn', () => {
    const t = newGame(4);
    t.draft();
    expect(t.now.decision.prompt).toBe('turn');
  });
});
