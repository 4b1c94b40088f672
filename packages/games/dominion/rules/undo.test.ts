import { canUndo } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const A = 0;

test('playing Treasures and buying can be taken back', () => {
  const t = table({ A: { hand: 'copper silver' }, buys: 2 });
  t.A.playsTreasures('copper silver');
  expect(canUndo(t.state, A)).toBe(true);
  t.A.buys('estate');
  expect(canUndo(t.state, A)).toBe(true);
});

test('a draw, a reveal and another player’s answer cannot', () => {
  const draws = table({ A: { hand: 'smithy copper', deck: 'gold gold gold' } });
  draws.A.plays('smithy');
  const reveals = table({ A: { hand: 'spy copper', deck: 'gold silver' } });
  reveals.A.plays('spy');
  const waits = table({ A: { hand: 'militia copper' }, B: { hand: 'copper copper copper copper' } });
  waits.A.plays('militia');
  waits.B.answers('copper');
  expect([draws, reveals, waits].map((t) => canUndo(t.state, A))).toEqual([false, false, false]);
});

test('what shows others their own cards cannot, though its player learned nothing', () => {
  const t = table({ A: { hand: 'council-room copper' }, B: { hand: 'copper', deck: 'gold' } });
  t.A.plays('council-room');
  expect(t.B.hand).toBe('copper gold');
  expect(canUndo(t.state, A)).toBe(false);
});

test('what its player alone showed of its own can', () => {
  const t = table({ A: { hand: 'shanty-town village copper' } });
  t.A.plays('shanty-town');
  expect(canUndo(t.state, A)).toBe(true);
});

test('an Action that shows its player nothing new can', () => {
  const t = table({ A: { hand: 'festival copper' } });
  t.A.plays('festival');
  expect(canUndo(t.state, A)).toBe(true);
});
