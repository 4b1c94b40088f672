import { createHash } from 'node:crypto';
import { seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dataFrom, diceking, differences, SPACE_NAMES } from './index.ts';
import { textBy } from './printed/earlier.ts';
import { makeData } from './printed/parse.ts';
import { REVISIONS } from './revisions.ts';

/** Of our data, by revision: whoever changes them adds a revision that says so. */
const FINGERPRINTS = ['72b3e708afea74ee', 'ec62fe30b0cb8619'];

test('our data are those of the latest revision, and earlier ones are kept, so that every record replays', () => {
  const fingerprints = REVISIONS.map((_, i) =>
    createHash('sha256')
      .update(makeData(dataFrom(textBy(i + 1, ''))))
      .digest('hex')
      .slice(0, 16),
  );
  expect(fingerprints).toEqual(FINGERPRINTS);
  expect(textBy(REVISIONS.length, '')).toBe('');
  expect(diceking.revision).toBe(REVISIONS.length);
});

test('DIC-4.5 a game of revision 1 has the set-ups it was begun with, and its view tells them', () => {
  const options = diceking.parseOptions({}, 2);
  const [before, now] = [1, 2].map((revision) => diceking.setup(options, 2, seedFast(1), revision));
  const gold = (s: typeof before) =>
    diceking.view(s!, 0).spaces.flatMap(({ gem }, space) => (gem === 'gold' ? [SPACE_NAMES[space]] : []));
  expect([gold(before), gold(now)]).toEqual([
    ['A1', 'A13', 'B1', 'B13'],
    ['A2', 'A5', 'B12', 'B13'],
  ]);
  const told = differences(dataFrom(diceking.view(before!, 0).data));
  expect(told.map(({ of, id }) => `${of} ${id}`)).toEqual(['setup 2', 'setup 3', 'setup 4']);
  expect(diceking.view(now!, 0).data).toBe('');
});

test('citizens are numbered deck by deck', () => {
  const [first] = REVISIONS;
  expect(first?.cards).toHaveLength(60);
  expect([first?.cards[0], first?.cards[12], first?.cards[59]]).toEqual(['mer-01', 'thi-01', 'lan-12']);
});
