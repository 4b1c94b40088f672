import { diceking } from '@regalia/games/diceking';
import { expect, test } from 'vitest';
import ours from '../../../../../../rules/diceking.cards.json' with { type: 'json' };
import { checkFile } from './checkFile.ts';

const OURS = JSON.stringify(ours, null, 4);

test('our own file says nothing new', () => {
  expect(checkFile(diceking, OURS)).toEqual({ data: '' });
});

test('a corrected file is taken in its short form', () => {
  const [first, ...rest] = ours.dice;
  const file = { ...ours, dice: [{ ...first, faces: rest[0]?.faces }, ...rest] };
  const checked = checkFile(diceking, JSON.stringify(file, null, 4));
  expect(checked).toEqual({ data: expect.stringContaining('"dice"') });
});

test.each([
  ['{"dice": [', 'not JSON'],
  ['{}', 'spaces must be a list of 30'],
])('a file that does not fit is refused with the place: %s', (text, place) => {
  expect(checkFile(diceking, text)).toEqual({ trouble: expect.stringContaining(place) });
});
