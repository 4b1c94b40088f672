import { expect, test } from 'vitest';
import { refusersOf } from './refusedUndo.ts';

const asked = { by: 0, agreed: [0], missing: [2] };

test('a wish to go back that is gone while the game stands still was refused by who had not agreed', () => {
  expect(refusersOf({ asked, step: 7 }, { asked: null, step: 7 }, 0)).toEqual([2]);
});

test('a wish that still stands, was granted, or was overtaken by an answer was not refused', () => {
  expect(refusersOf({ asked, step: 7 }, { asked: { ...asked }, step: 7 }, 0)).toBeNull();
  expect(refusersOf({ asked, step: 7 }, { asked, step: 8 }, 0)).toBeNull();
  expect(refusersOf({ asked, step: 7 }, { asked: null, step: 8 }, 0)).toBeNull();
  expect(refusersOf({ asked: null, step: 7 }, { asked: null, step: 7 }, 0)).toBeNull();
});

test('only the one who asked is told', () => {
  expect(refusersOf({ asked, step: 7 }, { asked: null, step: 7 }, 2)).toBeNull();
  expect(refusersOf({ asked, step: 7 }, { asked: null, step: 7 }, 'spectator')).toBeNull();
});
