import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../base/errors.ts';
import type { Card } from '../base/vocabulary.ts';
import { seedFast } from '../rng/rng.ts';
import { DRAW, menuGame, NOD, PLAN, RETURN, SHOW_HAND, SHUFFLE, VOTE } from '../testing/menuGame.ts';
import { DECK, handOf } from '../testing/toyGame.ts';
import { resumeLiveGame, startLiveGame } from './LiveGame.ts';
import { parseRecord } from './parseRecord.ts';
import { checkHash, replay } from './replay.ts';

const A = 0;
const B = 1;
type Played = readonly [seat: number, option: number];

function played(...answers: readonly Played[]) {
  const s = startLiveGame(menuGame, PLAN);
  for (const [seat, option] of answers) s.answer(seat, [option], 'person');
  return s;
}

type Menu = ReturnType<typeof played>;

const memoryOf = (s: Menu, viewer: number | 'spectator') => menuGame.view(s.state, viewer).memory;
const deckOf = (s: Menu) => s.state.zones[DECK]?.cards as Card[];

/** The top cards of the deck as a seat knows them, over several samples. */
function sampledTops(s: Menu, seat: number): Set<Card> {
  const tops = Array.from({ length: 60 }, (_, i) => {
    const copy = menuGame.clone(s.state);
    menuGame.determinize(copy, seat, seedFast(i));
    return copy.zones[DECK]?.cards.at(-1) as Card;
  });
  return new Set(tops);
}

function expectReplays(s: Menu): void {
  const record = s.record();
  expect(checkHash(menuGame, record)).toBe('kept');
  expect(replay(menuGame, parseRecord(JSON.parse(JSON.stringify(record))))).toEqual(s.state);
}

describe('after an agreed undo', () => {
  test('the player who drew a card still knows it on top of the deck, and the others do not', () => {
    const s = played([A, DRAW]);
    s.rewind(0);
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17], places: [0] }]);
    expect([memoryOf(s, B), memoryOf(s, 'spectator')]).toEqual([
      { zones: [], groups: [], absences: [] },
      { zones: [], groups: [], absences: [] },
    ]);
    expect(sampledTops(s, A)).toEqual(new Set([17]));
    expect(sampledTops(s, B).size).toBeGreaterThan(3);
    expectReplays(s);
  });

  test('cards drawn one by one are known by position', () => {
    const s = played([A, DRAW], [A, NOD], [B, DRAW], [B, DRAW], [A, DRAW]);
    s.rewind(0);
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17, 14], places: [0, 3] }]);
    expect(memoryOf(s, B).zones).toEqual([{ zone: DECK, cards: [16, 15], places: [1, 2] }]);
  });

  test('a hand that was shown stays known', () => {
    const s = played([A, SHOW_HAND]);
    s.rewind(0);
    expect(memoryOf(s, B).zones).toEqual([{ zone: handOf(A), cards: [1, 2], places: null }]);
    expect(memoryOf(s, 'spectator')).toEqual(memoryOf(s, B));
    expectReplays(s);
  });

  test('a hand shown after a draw does not reveal which of its cards was drawn', () => {
    const s = played([A, DRAW], [A, SHOW_HAND]);
    s.rewind(0);
    expect(memoryOf(s, B)).toEqual({ zones: [], groups: [], absences: [] });
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17], places: [0] }]);
  });

  test('a card drawn after a shuffle is not known at its earlier position, which nobody saw', () => {
    const s = played([A, SHUFFLE], [A, DRAW]);
    s.rewind(0);
    expect(memoryOf(s, A)).toEqual({ zones: [], groups: [], absences: [] });
    expectReplays(s);
  });

  test('a hand put on the deck and drawn again reveals nothing new', () => {
    const s = played([A, RETURN], [A, DRAW], [B, NOD], [B, NOD], [A, DRAW], [A, DRAW]);
    s.rewind(0);
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17], places: [0] }]);
  });

  test('the next shuffle differs from the one that was seen', () => {
    const s = played([A, SHUFFLE]);
    const seen = deckOf(s).slice();
    s.rewind(0);
    s.answer(A, [SHUFFLE], 'person');
    expect(deckOf(s)).not.toEqual(seen);
    expect(deckOf(s).toSorted()).toEqual(seen.toSorted());
    expectReplays(s);
  });

  test('no earlier answer can be undone freely', () => {
    const s = played([A, NOD], [A, DRAW]);
    s.rewind(1);
    expect(s.canUndo(A)).toBe(false);
    s.answer(A, [NOD], 'person');
    expect(s.canUndo(A)).toBe(true);
    s.undo(A);
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17], places: [0] }]);
    expectReplays(s);
  });

  test('parked answers are gone', () => {
    const s = played([A, NOD], [A, VOTE], [B, 1]);
    s.rewind(1);
    expect(s.state.flow.given).toEqual([null]);
    expect(s.record().rewinds[0]?.lost).toEqual([{ seat: A, by: 'person', answer: [VOTE] }]);
  });
});

describe('several agreed undos', () => {
  test('each use their own random stream', () => {
    const s = played([A, SHUFFLE]);
    const shuffles = [deckOf(s).join()];
    for (let i = 0; i < 3; i++) {
      s.rewind(0);
      s.answer(A, [SHUFFLE], 'person');
      shuffles.push(deckOf(s).join());
    }
    expect(new Set(shuffles).size).toBe(4);
    expect(s.record().rewinds).toHaveLength(3);
    expectReplays(s);
  });

  test('keep what was seen on every abandoned timeline', () => {
    const s = played([A, NOD], [A, DRAW], [B, DRAW]);
    s.rewind(2);
    s.answer(B, [NOD], 'person');
    s.answer(B, [DRAW], 'person');
    s.answer(A, [DRAW], 'person');
    s.rewind(1);
    expect(memoryOf(s, A).zones).toEqual([{ zone: DECK, cards: [17, 15], places: [0, 2] }]);
    expect(memoryOf(s, B).zones).toEqual([{ zone: DECK, cards: [16], places: [1] }]);
    s.answer(A, [NOD], 'person');
    expectReplays(s);
    expect(resumeLiveGame(menuGame, s.record()).record()).toEqual(s.record());
  });

  test('drop the earlier stream if a later one goes back further', () => {
    const s = played([A, NOD], [A, NOD], [B, SHUFFLE]);
    s.rewind(2);
    s.rewind(1);
    s.answer(A, [NOD], 'person');
    s.answer(B, [SHUFFLE], 'person');
    expectReplays(s);
    expect(replay(menuGame, s.record(), 1).flow.rng).not.toEqual(played([A, NOD]).state.flow.rng);
  });
});

describe('a rewind is refused', () => {
  test('into the middle of a joint decision', () => {
    const s = played([A, VOTE], [A, 1], [B, 0]);
    const before = s.record();
    expect(() => s.rewind(2)).toThrow(InvalidInput);
    expect(s.record()).toEqual(before);
    s.rewind(1);
    expect(s.state.flow.asked).toHaveLength(2);
  });

  test.each([-1, 0.5, 1, 2])('to %s of one answer', (answers) => {
    const s = played([A, NOD]);
    expect(() => s.rewind(answers)).toThrow(InvalidInput);
    expect(s.record().rewinds).toEqual([]);
  });

  test('beyond the answers of the record', () => {
    const record = { ...played([A, NOD]).record(), rewinds: [{ at: 5, lost: [] }] };
    expect(() => replay(menuGame, record)).toThrow('a rewind goes back to 5 answers');
  });
});
