import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { diceking } from '../index.ts';
import { dataFrom, dataTextFor } from './printed/index.ts';
import { makeData } from './printed/parse.ts';
import { REVISIONS } from './revisions.ts';

/** Hashes of our data by revision; a change of data needs a new revision. */
const FINGERPRINTS = ['72b3e708afea74ee', '72b3e708afea74ee', 'a6045258bdd1d7fa'];

test('every revision keeps our data as they were, so that every record replays', () => {
  const fingerprints = REVISIONS.map((_, i) =>
    createHash('sha256')
      .update(makeData(dataFrom(dataTextFor('', i + 1))))
      .digest('hex')
      .slice(0, 16),
  );
  expect(fingerprints).toEqual(FINGERPRINTS);
  expect(diceking.revision).toBe(REVISIONS.length);
});

test('citizens are numbered deck by deck', () => {
  const [first] = REVISIONS;
  expect(first?.cards).toHaveLength(60);
  expect([first?.cards[0], first?.cards[12], first?.cards[59]]).toEqual(['mer-01', 'thi-01', 'lan-12']);
});
