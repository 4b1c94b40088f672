import { expect, test } from 'vitest';
import { isOurDecision, withoutOrigin } from './origin.ts';

test.each([
  ['Draw 5 [S].', 'Draw 5.'],
  ['[X; see 3] Shuffle ([S] for decks).', 'Shuffle.'],
  ['Both [S]/[X] agree [D: silent], always', 'Both agree, always'],
  ['Cards (all [X] unless marked)', 'Cards'],
  ['Court (S)', 'Court'],
  ['(Worked out, not printed [D].)', '(Worked out, not printed.)'],
  ['an [Sic] stays', 'an [Sic] stays'],
])('%s', (marked, plain) => {
  expect(withoutOrigin(marked)).toBe(plain);
});

test('ours is what carries a D, alone or beside another mark', () => {
  expect(['[D] a', '[X text; D timing]', '[S] and [S/D]'].map(isOurDecision)).toEqual([true, true, true]);
  expect(['[S]', '[X: DOM]', 'D'].map(isOurDecision)).toEqual([false, false, false]);
});
