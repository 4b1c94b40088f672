import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZoneTexts } from '../../testing/zoneScene.ts';
import { allRuns, sampleWorlds, TAKEN_BACK } from '../../testing/zoneWorlds.ts';

const ONE_POOL: ZoneTexts = { 'A.hand': 'ab', 'A.deck': 'b', 'B.hand': 'ab', 'B.pile': '', 'B.deck': 'a', table: '' };
const ONE_POOL_LINES = [
  'A.hand -> B.deck',
  'A.hand -> B.pile',
  'A.hand -> B.hand',
  'A.hand <-> B.hand',
  'A.deck -> B.hand',
  'B.hand -> A.hand',
  'B.hand -> B.pile',
  'B.hand -> B.pile seen by C',
  'B.hand -> B.deck',
  'B.hand -> table',
  'B.hand shown to C',
  'one of B.hand shown to all',
  'one of B.pile shown to AC',
  'one of B.deck shown to C',
  'B.deck -> B.hand',
  'B.pile all -> B.deck',
  'B.hand all -> B.pile',
  'B.hand all -> B.deck',
  'table all -> B.hand',
  'shuffle B.deck',
  'call a in A.hand B.hand',
  'call b in B.pile',
];

const TWO_POOLS: ZoneTexts = { 'A.hand': 'ab', 'A.deck': 'a', 'B.hand': 'b', 'B.pile': 'c', table: '' };
const TWO_POOLS_LINES = [
  'A.hand -> B.hand',
  'A.hand all -> B.hand',
  'A.hand -> A.deck',
  'A.hand shown to C',
  'A.deck -> A.hand',
  'B.hand -> A.hand',
  'B.hand -> B.pile',
  'B.hand -> table',
  'B.pile all -> B.hand',
  'one of B.hand shown to C',
  'one of B.pile shown to all',
  'shuffle A.deck',
  'call b in A.hand B.hand',
];

const DEEP_DECK: ZoneTexts = { 'A.hand': 'b', 'B.hand': 'a', 'B.pile': 'a', 'B.deck': 'abb', table: '' };
const DEEP_DECK_LINES = [
  'A.hand -> B.hand',
  'B.deck -> B.hand',
  'B.hand -> B.deck',
  'B.hand -> B.pile',
  'B.hand -> table',
  'B.hand shown to C',
  'one of B.hand shown to all',
  'one of B.pile shown to C',
  'B.pile all -> B.deck',
  'shuffle B.deck',
  'call a in B.hand',
];

/** Here a card known to the viewer returns to a hand it had left. */
const BACK_AND_SHOWN = [
  'one of B.hand shown to all',
  'A.hand -> B.hand',
  'B.hand -> B.deck',
  'B.deck -> B.hand',
  'one of B.hand shown to all',
];

const viewers = fc.constantFrom('A', 'B', 'C', 'spectator');

/** A few kinds of lines each, so that they interact often. */
function scripts(lines: readonly string[]): fc.Arbitrary<string[]> {
  return fc
    .subarray([...lines], { minLength: 3, maxLength: 5 })
    .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 7 }));
}

describe('over all possible games', () => {
  const check = (zones: ZoneTexts, script: readonly string[], viewer: string, pools: boolean) => {
    for (const same of allRuns(3, zones, script, viewer, pools)) {
      expect([...same.redealt]).toHaveLength(1);
      const samples = sampleWorlds(same.scene, viewer, 40 * same.worlds.size, 3);
      expect([...same.worlds.keys()].filter((world) => !samples.has(world))).toEqual([]);
    }
  };

  test('worlds that look the same to a viewer are re-dealt the same, and its knowledge is true', () => {
    fc.assert(
      fc.property(scripts(ONE_POOL_LINES), viewers, (script, viewer) => check(ONE_POOL, script, viewer, false)),
      { numRuns: 100, seed: 1 },
    );
  });

  test('the same holds for cards seen on a timeline that was rewound', () => {
    fc.assert(
      fc.property(scripts(DEEP_DECK_LINES), fc.nat(3), viewers, (script, kept, viewer) =>
        check(DEEP_DECK, script.toSpliced(kept, 0, TAKEN_BACK), viewer, false),
      ),
      { numRuns: 100, seed: 3, examples: [[BACK_AND_SHOWN, 3, 'C']] },
    );
  });

  test('the same holds when cards pass between owners', () => {
    fc.assert(
      fc.property(scripts(TWO_POOLS_LINES), viewers, (script, viewer) => check(TWO_POOLS, script, viewer, true)),
      { numRuns: 100, seed: 2 },
    );
  });
});
