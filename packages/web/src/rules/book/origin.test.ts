import { expect, test } from 'vitest';
import { oursIn, withoutOrigin } from './origin.ts';

test.each([
  ['Draw 5 [S].', 'Draw 5.'],
  ['[X; see 3] Shuffle ([S] for decks).', 'Shuffle.'],
  ['Both [S]/[X] agree [D: silent], always', 'Both agree, always'],
  ['Cards (all [X] unless marked)', 'Cards'],
  ['Court (S)', 'Court'],
  ['(Worked out, not printed [D].)', '(Worked out, not printed.)'],
  ['Faces [R: lost] and [S; R: partly]', 'Faces and'],
  ['an [Sic] stays', 'an [Sic] stays'],
])('%s', (marked, plain) => {
  expect(withoutOrigin(marked)).toBe(plain);
});

test('ours is what carries a D, alone or beside another mark', () => {
  expect(new Set(['[D] a', '[X text; D timing]', '[S] and [S/D]', '[R]; [D]'].map(oursIn))).toEqual(
    new Set(['decision']),
  );
  expect(['[S]', '[X: DOM]', 'D'].map(oursIn)).toEqual([null, null, null]);
});

test('what only our copy of the book has lost is a reconstruction', () => {
  expect(['[R]', '[S]; other colors [R]'].map(oursIn)).toEqual(['reconstruction', 'reconstruction']);
});
