import { reachPosition } from '@regalia/kernel/testing';
import { describe, expect, test } from 'vitest';
import { citadels } from '../../index.ts';
import { type CitadelsTable, newGame } from '../../testing/table.ts';
import { KING } from '../cards/printed.ts';
import { cardsIn, draft, faceDown, faceUp } from '../zones.ts';

const sizes = (t: CitadelsTable) => t.eventsOf('drafted').map(({ given }) => given);
const rest = (t: CitadelsTable) => t.zone('face-down').split(' ').length;

/** A table whose first face-down card, or face-up row, is like that. */
function seek(seats: number, fits: (t: CitadelsTable) => boolean): CitadelsTable {
  for (let seed = 1; seed < 500; seed++) {
    const t = newGame(seats, {}, seed);
    if (fits(t)) return t;
  }
  throw new Error('no such deal');
}

describe('drafting characters', () => {
  test.each([
    [4, '5 4 3 2', 2, 2],
    [5, '6 5 4 3 2', 1, 2],
    [6, '7 6 5 4 3 2', 0, 2],
  ])('CIT-3.1 CIT-3.4 CIT-T11 %i seats pick from %s', (seats, given, up, down) => {
    const t = newGame(seats);
    t.draft();
    expect(sizes(t).join(' ')).toBe(given);
    expect([t.view(0).draft.faceUp.length, t.eventsOf('drafted').at(-1)?.lays, rest(t)]).toEqual([up, 1, down]);
    expect(t.eventsOf('drafted').map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i));
  });

  test('CIT-3.2 the King never lies face up, every other character equally often; he may lie anywhere else', () => {
    const kings = new Set<string>();
    const seen = new Map<number, number>();
    for (let seed = 1; seed <= 700; seed++) {
      const s = reachPosition(citadels, { seats: 5, seed });
      for (const card of cardsIn(s, faceUp(5))) seen.set(card, (seen.get(card) ?? 0) + 1);
      if (cardsIn(s, faceDown(5)).includes(KING)) kings.add('face down');
      if (cardsIn(s, draft(5)).includes(KING)) kings.add('in the draft');
    }
    expect([...seen.keys()].sort()).toEqual([0, 1, 2, 4, 5, 6, 7]);
    for (const count of seen.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
    expect([...kings].sort()).toEqual(['face down', 'in the draft']);
  });

  test.each([2, 3, 4, 5, 6, 7])(
    'CIT-3.3 with %i seats the starting player alone sees the first face-down card',
    (seats) => {
      const t = newGame(seats);
      expect(t.A.knowsZone('face-down')).toBe(t.zone('face-down'));
      expect(t.B.knowsZone('face-down')).toBe('');
    },
  );

  test('CIT-3.3 the first face-down card may be the King', () => {
    expect(seek(6, (t) => t.zone('face-down') === 'king').A.knowsZone('face-down')).toBe('king');
  });

  test('CIT-3.4 the chosen card is secret and the rest goes to the left; the last lays one face down', () => {
    const t = newGame(4);
    const hand = t.A.options.split(' ');
    expect(hand).toHaveLength(5);
    t.A.answers(hand[2] as string);
    expect(t.B.options).toBe(hand.filter((_, i) => i !== 2).join(' '));
    expect(t.A.characters).toBe(hand[2]);
    t.draft();
    expect(t.D.knowsZone('face-down').split(' ')).toHaveLength(1);
    expect(t.C.knowsZone('face-down')).toBe('');
  });

  test('CIT-3.5 CIT-T11 with seven the last takes the first face-down card besides and keeps one of the two', () => {
    const t = newGame(7);
    const first = t.zone('face-down');
    for (const letter of 'ABCDEF') t.seat(letter).answers(t.seat(letter).options.split(' ')[0] as string);
    expect(t.G.options.split(' ')).toHaveLength(2);
    expect(t.G.options).toContain(first);
    t.G.answers(first);
    expect(sizes(t)).toEqual([7, 6, 5, 4, 3, 2, 2]);
    expect([rest(t), t.view(0).draft.faceDown]).toEqual([1, 1]);
    expect(t.G.knowsZone('face-down')).toBe(t.zone('face-down'));
  });

  test('CIT-3.6 CIT-T7 two seats: 7, then 6, 4 and 2 with one laid face down each; two characters each and four out', () => {
    const t = newGame(2);
    const dealt = t.A.options.split(' ');
    expect([dealt.length, t.A.decision.prompt]).toEqual([7, 'draft']);
    t.A.answers(dealt[0] as string);
    expect([t.B.options.split(' ').length, t.B.decision.prompt]).toEqual([6, 'draft-and-lay']);
    t.B.answers(`${dealt[1]} ${dealt[2]}`);
    expect(t.A.options.split(' ')).toHaveLength(4);
    t.A.answers(`${dealt[3]} ${dealt[4]}`);
    expect(t.B.options.split(' ')).toHaveLength(2);
    t.B.answers(dealt[5] as string);
    expect(t.eventsOf('drafted').map(({ given, lays }) => `${given}-${lays}`)).toEqual(['7-0', '6-1', '4-1', '2-1']);
    expect(rest(t)).toBe(4);
  });

  test('CIT-3.7 CIT-T11 three seats: two laps of single picks, nobody discards in between', () => {
    const t = newGame(3);
    t.draft();
    expect(t.eventsOf('drafted').map(({ seat, given, lays }) => `${seat}:${given}-${lays}`)).toEqual([
      '0:7-0',
      '1:6-0',
      '2:5-0',
      '0:4-0',
      '1:3-0',
      '2:2-1',
    ]);
    expect(rest(t)).toBe(2);
  });

  test('CIT-3.8 with two or three seats each character has a turn of its own, with one city, hand and purse', () => {
    for (const seats of [2, 3]) {
      const t = newGame(seats);
      t.draft();
      const turns: number[] = [];
      t.playUntil(() => {
        const { seat, character } = t.state.turn;
        if (character >= 0) turns[character] = seat;
        return t.state.round > 1;
      });
      for (let seat = 0; seat < seats; seat++) expect(turns.filter((one) => one === seat)).toHaveLength(2);
      expect(t.A.coins).toBeGreaterThanOrEqual(6);
    }
  });

  test('CIT-3.9 CIT-10.1 each picker knows what was handed on, all know who picks and from how many', () => {
    const t = newGame(4);
    const [kept, ...passed] = t.A.options.split(' ') as [string, ...string[]];
    t.A.answers(kept);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { seat, picks, count, order } = t.view(viewer).draft;
      expect({ seat, picks, count, order }).toEqual({ seat: 1, picks: 1, count: 4, order: [0, 1, 2, 3] });
    }
    expect([t.A.knowsZone('draft'), t.C.knowsZone('draft')]).toEqual([passed.join(' '), '']);
    expect(t.view(2).draft.cards).toBeNull();
    t.B.answers(passed[0] as string);
    expect(t.A.thinksPossible('B')).toBe(passed.join(' '));
    expect(t.C.thinksPossible('B').split(' ')).toContain(passed[0]);
  });

  test('CIT-3.9 with two seats A can tell which two of the six are gone, but not which one B kept', () => {
    const t = newGame(2);
    const dealt = t.A.options.split(' ') as string[];
    t.A.answers(dealt[0] as string);
    t.B.answers(`${dealt[1]} ${dealt[2]}`);
    expect(t.A.thinksPossible('B')).toBe(`${dealt[1]} ${dealt[2]}`);
  });

  test('CIT-3.10 with seven seats A and the sixth no longer know whether their cards are in play', () => {
    const t = newGame(7);
    const first = t.zone('face-down');
    for (const letter of 'ABCDEF') t.seat(letter).answers(t.seat(letter).options.split(' ')[0] as string);
    const passed = t.F.knowsZone('draft');
    expect(t.A.knowsZone('draft')).toBe(first);
    t.G.answers(first);
    expect([t.A.knowsZone('face-down'), t.F.knowsZone('face-down')]).toEqual(['', '']);
    expect(t.A.thinksPossible('G')).toContain(first);
    expect(t.F.thinksPossible('G')).toContain(passed);
    expect(t.F.thinksPossible('G').split(' ').length).toBeGreaterThan(1);
  });

  test('CIT-3.11 what is kept and laid is one answer of two different cards', () => {
    const t = newGame(2);
    t.A.answers(t.A.options.split(' ')[0] as string);
    const [one, two] = t.B.options.split(' ') as [string, string];
    expect(t.B.isRefused(`${one} ${one}`, 'CIT-3.6')).toBe('There aren’t that many copies of that card.');
    expect(t.B.isRefused(one, 'CIT-3.6')).toBe('Too few: choose at least 2.');
    t.B.answers(`${two} ${one}`);
    expect(t.B.characters).toBe(two);
    expect(t.B.knowsZone('face-down')).toBe(one);
  });

  test('CIT-3.11 revealing one of two characters does not tell in which lap it was picked', () => {
    const played = (first: number, second: number) => {
      const t = newGame(3);
      const dealt = t.A.options.split(' ');
      const picks = [0, first, 2, 3, second, 5].map((i) => dealt[i] as string);
      for (const [i, card] of picks.entries()) t.seat('ABC'[i % 3] as string).answers(card);
      const seen: unknown[] = [];
      t.playUntil(() => {
        if (t.state.round === 1) seen.push(t.view('spectator'), t.logOf('spectator'));
        return t.state.round > 1;
      });
      return seen;
    };
    expect(played(1, 4)).toEqual(played(4, 1));
  });

  test('CIT-3.9 a character that was not handed over cannot be chosen', () => {
    const t = newGame(4);
    const [up] = t.view(0).draft.faceUp;
    const id = t.game.optionName('card', up as number);
    expect(t.A.isRefused(id, 'CIT-3.4')).toMatch('isn’t among the characters you were passed.');
  });
});
