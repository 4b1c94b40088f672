import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../base/errors.ts';
import type { Card, State } from '../base/vocabulary.ts';
import { DRAW, menuGame, NOD, PLAN, SHUFFLE, STOP, VOTE } from '../testing/menuGame.ts';
import { DECK, handOf } from '../testing/toyGame.ts';
import { branchLiveGame, resumeLiveGame, startLiveGame } from './LiveGame.ts';
import { parseRecord } from './parseRecord.ts';
import type { BranchPoint, GameRecord } from './record.ts';
import { checkHash, replay, replayMoments } from './replay.ts';

const A = 0;
const B = 1;
const seed = (n: number) => ({ kind: 'fast', seed: n }) as const;

/** A draws twice, B draws and the deck is shuffled, then A votes with B and stops. */
function wholeGame(): GameRecord {
  const s = startLiveGame(menuGame, PLAN);
  for (const option of [DRAW, DRAW]) s.answer(A, [option], 'person');
  for (const option of [DRAW, SHUFFLE]) s.answer(B, [option], 'person');
  s.answer(A, [VOTE], 'person');
  for (const seat of [A, B]) s.answer(seat, [1], 'person');
  s.answer(A, [STOP], 'person');
  return s.record();
}

const record = wholeGame();
const from = (upTo: number, seat: number | null): BranchPoint => ({ record, upTo, seat });
const cardsOf = (s: State, zone: number) => s.zones[zone]?.cards as Card[];
const many = <T>(make: (n: number) => T) => Array.from({ length: 30 }, (_, n) => make(n));

describe('a game that branches off from another', () => {
  test('keeps what its seat knows and re-deals the rest', () => {
    const then = replay(menuGame, record, 3);
    const starts = many((n) => branchLiveGame(menuGame, from(3, A), seed(n)).state);
    for (const s of starts) {
      expect(menuGame.view(s, A)).toEqual(menuGame.view(then, A));
      expect(s.flow).toMatchObject({ step: 0, answered: 0, undo: [0, 0] });
    }
    expect(new Set(starts.map((s) => cardsOf(s, handOf(B)).join())).size).toBeGreaterThan(3);
    expect(new Set(starts.map((s) => cardsOf(s, DECK).join())).size).toBeGreaterThan(20);
  });

  test('without a seat, keeps all cards in place and changes only later random events', () => {
    const then = replay(menuGame, record, 3);
    const starts = many((n) => branchLiveGame(menuGame, from(3, null), seed(n)));
    for (const { state } of starts) expect(state.zones).toEqual(then.zones);
    for (const s of starts) s.answer(B, [SHUFFLE], 'person');
    expect(new Set(starts.map((s) => cardsOf(s.state, DECK).join())).size).toBeGreaterThan(20);
  });

  test.each([A, B, null])('can be played, undone, rewound, recorded and resumed like any other (seat %s)', (seat) => {
    const s = branchLiveGame(menuGame, from(3, seat), seed(5));
    expect([s.canUndo(A), s.canUndo(B)]).toEqual([false, false]);
    s.answer(B, [NOD], 'person');
    s.undo(B);
    s.answer(B, [DRAW], 'person');
    s.answer(A, [DRAW], 'person');
    s.rewind(1);
    s.answer(A, [SHUFFLE], 'bot');
    const read = parseRecord(JSON.parse(JSON.stringify(s.record())));
    expect(read).toEqual(s.record());
    expect(checkHash(menuGame, read)).toBe('kept');
    expect(resumeLiveGame(menuGame, read).state).toEqual(s.state);
    expect([...replayMoments(menuGame, read)].at(-1)?.state).toEqual(s.state);
  });

  test('may be branched itself', () => {
    const first = branchLiveGame(menuGame, from(3, A), seed(5));
    first.answer(B, [DRAW], 'person');
    const second = branchLiveGame(menuGame, { record: first.record(), upTo: 1, seat: B }, seed(6));
    expect(cardsOf(second.state, handOf(B))).toEqual(cardsOf(first.state, handOf(B)));
    expect(checkHash(menuGame, parseRecord(second.record()))).toBe('kept');
  });

  test('does not reveal its branch point while it runs', () => {
    expect(branchLiveGame(menuGame, from(3, A), seed(5)).publicRecord()).not.toHaveProperty('from');
  });

  test('is invalid if the record it branched from is', () => {
    const forged = { ...record, hash: '0'.repeat(64) };
    const own = branchLiveGame(menuGame, { record: forged, upTo: 3, seat: A }, seed(5)).record();
    expect(checkHash(menuGame, own)).toBe('broken');
    const old = branchLiveGame(menuGame, { record: { ...record, format: 1 }, upTo: 3, seat: A }, seed(5)).record();
    expect(checkHash(menuGame, old)).toBe('unchecked');
  });

  test.each([
    ['after 6 answers a joint decision is only half answered', 6],
    ['it branches off after 9 answers of a game that has fewer', 9],
  ])('%s', (message, upTo) => {
    expect(() => branchLiveGame(menuGame, from(upTo, A), seed(5))).toThrow(message);
  });
});

describe('a record with a branch point', () => {
  const own = JSON.parse(JSON.stringify(branchLiveGame(menuGame, from(3, A), seed(5)).record()));
  const nested = (depth: number): unknown =>
    depth === 0 ? record : { ...own, from: { record: nested(depth - 1), upTo: 0, seat: null } };

  test.each<[string, unknown]>([
    ['from must be an object', { ...own, from: 3 }],
    ['from.upTo must be a whole number from 0', { ...own, from: { ...own.from, upTo: -1 } }],
    ['from.seat must be below 2', { ...own, from: { ...own.from, seat: 2 } }],
    ['from.seat must be a whole number from 0', { ...own, from: { record, upTo: 3 } }],
    ['hash must be 32 bytes', { ...own, from: { ...own.from, record: { ...record, hash: 1 } } }],
    ['game must be the same as in the record it branches from', { ...own, game: 'chess' }],
    ['revision must be the same as in the record it branches from', { ...own, revision: 2 }],
    ['options must be the same as in the record it branches from', { ...own, options: { a: 1 } }],
    ['must not nest more than 50 games', nested(60)],
  ])('%s', (message, raw) => {
    expect(() => parseRecord(raw)).toThrow(InvalidInput);
    expect(() => parseRecord(raw)).toThrow(message);
  });

  test('is replayed once, however many rewinds lead back to it', () => {
    const rewinds = [
      { at: 0, lost: [] },
      { at: 0, lost: [] },
    ];
    const deep = (depth: number): GameRecord =>
      depth === 0
        ? { ...record, answers: [], rewinds }
        : { ...own, answers: [], rewinds, from: { record: deep(depth - 1), upTo: 0, seat: null } };
    let setups = 0;
    const counted: typeof menuGame = {
      ...menuGame,
      setup(...args) {
        if (++setups > 100) throw new Error('set up repeatedly');
        return menuGame.setup(...args);
      },
    };
    replay(counted, parseRecord(deep(40)));
    expect(setups).toBe(1);
  });

  test('is refused if its replay would take too long', () => {
    const rewinds = Array.from({ length: 50_001 }, () => ({ at: 0, lost: [] }));
    expect(() => parseRecord({ ...own, rewinds })).toThrow('a replay would take');
    expect(parseRecord({ ...own, rewinds: rewinds.slice(0, 100) }).rewinds).toHaveLength(100);
  });
});
