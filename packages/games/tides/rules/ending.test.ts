import { NotAsked } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { tides } from '../index.ts';
import { dealtFor, newGame } from '../testing/table.ts';

/** 25 against 17 points, by the first example of the book. */
const A = 'roof-of-the-world ancient-divide kings-nest eye-of-the-north great-hall';
const B = 'old-mans-pass eternal-palace great-library-of-ahm golden-ziggurat blood-tear-spring';

test('TID-6.1 the game ends after scoring round 3, and not before', () => {
  const t = dealtFor(A, B, { round: 2 });
  t.play(A, B);
  expect([t.isOver, t.asked]).toEqual([false, 'A B']);
  const last = dealtFor(A, B, { round: 3 });
  last.play(A, B);
  expect([last.isOver, last.asked]).toEqual([true, '']);
  expect(last.A.points).toHaveLength(3);
  expect(() => tides.apply(last.state, 0, [0])).toThrow(NotAsked);
});

test('TID-6.2 the final score is the sum of the three rounds, and the higher one wins', () => {
  const t = dealtFor(A, B, { round: 3, A: { points: [3, 4] }, B: { points: [9, 5] } });
  t.play(A, B);
  expect([t.A.points, t.B.points]).toEqual([
    [3, 4, 25],
    [9, 5, 17],
  ]);
  expect([t.A.total, t.B.total]).toEqual([32, 31]);
  expect(t.outcome).toEqual({ winners: [0], places: [1, 2], decidedBy: 0 });
  expect(t.B.log.at(-1)).toBe('A wins with 32 points.');
});

test('TID-6.2 also for the second player', () => {
  const t = dealtFor(A, B, { round: 3, A: { points: [0, 4] }, B: { points: [20, 5] } });
  t.play(A, B);
  expect(t.outcome).toEqual({ winners: [1], places: [2, 1], decidedBy: 0 });
});

test('TID-6.3 equal totals share the victory, without a tie-break', () => {
  const t = dealtFor(A, B, { round: 3, A: { points: [0, 0] }, B: { points: [8, 0] } });
  t.play(A, B);
  expect(t.outcome).toEqual({ winners: [0, 1], places: [1, 1], decidedBy: -1 });
  expect(t.A.log.at(-1)).toBe('A and B share the victory with 25 points each.');
});

test('TID-6.2 the score sheet explains every point of every round', () => {
  for (let seed = 0; seed < 10; seed++) {
    const t = newGame(seed);
    t.playUntil();
    for (const seat of [t.A, t.B]) {
      const ofRound = (round: number) => seat.lines.filter((line) => line.section === round);
      const sums = [1, 2, 3].map((round) => ofRound(round).reduce((sum, line) => sum + (line.points ?? 0), 0));
      expect(sums).toEqual(seat.points);
      expect([1, 2, 3].map((round) => ofRound(round).length)).toEqual([5, 6, 7]);
      expect(seat.total).toBe(sums.reduce((a, b) => a + b));
      expect(seat.preview).toEqual([]);
    }
  }
});

test('TID-5.1 during the draft the sheet shows what the present kingdoms would bring', () => {
  const t = dealtFor(A, B);
  expect([t.A.preview, t.A.total]).toEqual([[], 0]);
  t.bothAnswer('roof-of-the-world', 'old-mans-pass');
  t.bothAnswer('ancient-divide', 'eternal-palace');
  t.bothAnswer('kings-nest', 'great-library-of-ahm');
  expect(t.A.preview.map((line) => [line.points, line.rule])).toEqual([
    [0, 'TID-5.3'],
    [0, 'TID-5.9'],
    [0, 'TID-5.15'],
  ]);
  expect([t.B.worth, t.B.total, t.B.points]).toEqual([7 + 3, 0, []]);
  expect(tides.score(t.state, 'spectator')).toEqual(tides.score(t.state, 0));
});
