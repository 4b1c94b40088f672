import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { diceking } from '../index.ts';
import { makeData } from './printed/parse.ts';
import { STANDARD } from './printed/standard.ts';
import { REVISIONS } from './revisions.ts';

/** Hashes of our data by revision; a change of data needs a new revision. */
const FINGERPRINTS = ['72b3e708afea74ee', '72b3e708afea74ee'];

test('our data are those of the latest revision, so that every record replays', () => {
  const fingerprint = createHash('sha256').update(makeData(STANDARD)).digest('hex').slice(0, 16);
  expect(FINGERPRINTS).toHaveLength(REVISIONS.length);
  expect(fingerprint).toBe(FINGERPRINTS.at(-1));
  expect(diceking.revision).toBe(REVISIONS.length);
});

test('citizens are numbered deck by deck', () => {
  const [first] = REVISIONS;
  expect(first?.cards).toHaveLength(60);
  expect([first?.cards[0], first?.cards[12], first?.cards[59]]).toEqual(['mer-01', 'thi-01', 'lan-12']);
});
