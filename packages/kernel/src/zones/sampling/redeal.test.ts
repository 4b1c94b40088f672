import { describe, expect, test } from 'vitest';
import type { ZoneTexts } from '../../testing/zoneScene.ts';
import { allRuns, chiSquare, type IndistinguishableRuns, sampleWorlds } from '../../testing/zoneWorlds.ts';

interface Case {
  readonly seats?: number;
  readonly pools?: boolean;
  readonly zones: ZoneTexts;
  readonly script: readonly string[];
  readonly viewer: string;
}

function ways({ seats = 3, pools = false, zones, script, viewer }: Case): IndistinguishableRuns[] {
  return allRuns(seats, zones, script, viewer, pools);
}

/** For what the viewer saw, whatever it was, the samples are the worlds it cannot exclude, evenly. */
function expectExact(situation: Case): void {
  const classes = ways(situation).sort((a, b) => b.worlds.size - a.worlds.size);
  for (const same of classes) expect(same.redealt.size).toBe(1);
  for (const same of classes.slice(0, 6)) {
    const samples = sampleWorlds(same.scene, situation.viewer, 60 * same.worlds.size, 11);
    expect([...samples.keys()].sort()).toEqual([...same.worlds.keys()].sort());
    const { statistic, bound } = chiSquare(same.worlds, samples);
    expect(statistic).toBeLessThanOrEqual(bound);
  }
}

const EXACT: Readonly<Record<string, Case>> = {
  'an unknown hand and an unknown deck share the rest': {
    zones: { 'A.hand': 'ab', 'B.hand': 'cd', deck: 'eef' },
    script: [],
    viewer: 'A',
  },
  'everything open leaves one world': { zones: { 'A.hand': 'ab', table: 'ccd' }, script: [], viewer: 'A' },
  'a card discarded unseen from a shown hand lies in hand or pile': {
    zones: { 'B.hand': 'abc', 'B.pile': 'd', deck: 'e' },
    script: ['B.hand shown to C', 'B.hand -> B.pile'],
    viewer: 'C',
  },
  'the same with unknown cards around in both zones': {
    zones: { 'B.hand': 'ab', 'B.pile': 'c', deck: 'de' },
    script: ['B.hand shown to C', 'deck -> B.hand', 'B.hand -> B.pile'],
    viewer: 'C',
  },
  'two cards discarded unseen from a shown hand': {
    zones: { 'B.hand': 'abb', 'B.pile': 'd', deck: 'e' },
    script: ['B.hand shown to C', 'B.hand -> B.pile', 'B.hand -> B.pile'],
    viewer: 'C',
  },
  'known places of a deck stay where they are': {
    zones: { 'A.hand': 'ab', 'B.hand': 'c', deck: 'de' },
    script: ['A.hand -> deck', 'A.hand -> deck'],
    viewer: 'A',
  },
  'a card put on the deck unseen blurs hand and top place': {
    zones: { 'B.hand': 'ab', deck: 'cd' },
    script: ['B.hand shown to C', 'B.hand -> deck'],
    viewer: 'C',
  },
  'a partly known pile shuffled into a deck and partly drawn': {
    zones: { 'A.hand': 'a', 'A.pile': 'bc', 'A.deck': '', 'B.hand': 'd' },
    script: ['A.hand -> A.pile seen by all', 'A.pile all -> A.deck', 'shuffle A.deck', 'A.deck -> A.hand'],
    viewer: 'B',
  },
  'the drawer sees what it draws from that deck': {
    zones: { 'A.hand': 'a', 'A.pile': 'bc', 'A.deck': '', 'B.hand': 'd' },
    script: ['A.hand -> A.pile', 'A.pile all -> A.deck', 'shuffle A.deck', 'A.deck -> A.hand'],
    viewer: 'A',
  },
  'a set of cards put back in secret order, then one drawn': {
    zones: { 'A.hand': '', table: 'aab', 'A.deck': 'cd', 'B.hand': 'e' },
    script: ['table all -> A.hand', 'A.hand -> A.deck', 'A.hand -> A.deck', 'A.hand -> A.deck', 'A.deck -> A.hand'],
    viewer: 'B',
  },
  'a hand shown again after an unknown card came to it': {
    zones: { 'A.hand': 'b', 'A.deck': 'a', 'B.hand': 'ab', 'B.deck': '' },
    script: ['B.hand shown to C', 'B.hand -> B.deck', 'A.hand -> B.hand', 'B.hand shown to C'],
    viewer: 'C',
  },
  'whole hands swapped, for one who swapped': {
    zones: { 'A.hand': 'ab', 'B.hand': 'cd', 'C.hand': 'e', deck: 'f' },
    script: ['A.hand <-> B.hand'],
    viewer: 'A',
  },
  'whole hands swapped, for the third seat': {
    zones: { 'A.hand': 'ab', 'B.hand': 'cd', 'C.hand': 'e', table: '' },
    script: ['one of A.hand shown to C', 'A.hand <-> B.hand', 'B.hand -> table'],
    viewer: 'C',
  },
  'a card passed between two owners, for the third seat': {
    pools: true,
    zones: { 'A.hand': 'ab', 'A.deck': 'c', 'B.hand': 'd', 'B.deck': 'e', 'C.hand': 'f' },
    script: ['A.hand -> B.hand'],
    viewer: 'C',
  },
  'a card passed between two owners, for the giver': {
    pools: true,
    zones: { 'A.hand': 'ab', 'A.deck': 'c', 'B.hand': 'de', 'B.deck': 'e' },
    script: ['A.hand -> B.hand'],
    viewer: 'A',
  },
  'a card that nobody showed when it was called': {
    zones: { 'A.hand': 'ab', 'B.hand': 'cd', deck: 'ef' },
    script: ['call c in A.hand B.hand'],
    viewer: 'C',
  },
  'several cards called among copies of another, one drawn unseen': {
    zones: { 'A.hand': 'ab', 'B.hand': 'aa', deck: 'cd' },
    script: ['deck -> A.hand', 'call c in B.hand', 'call b in B.hand'],
    viewer: 'C',
  },
  'missing in hands that then were swapped': {
    zones: { 'A.hand': 'ab', 'B.hand': 'cd', 'C.hand': 'e', deck: 'f' },
    script: ['call a in A.hand', 'A.hand <-> B.hand', 'call b in A.hand B.hand'],
    viewer: 'C',
  },
  'missing in a shown hand from which a card was discarded unseen': {
    zones: { 'B.hand': 'abc', 'B.pile': 'd', deck: 'e' },
    script: ['B.hand shown to C', 'B.hand -> B.pile', 'call a in B.hand'],
    viewer: 'C',
  },
  'an unknown card and a known one exchanged in secret, for one who knew others': {
    zones: { 'A.hand': '', 'B.hand': 'ab', 'B.pile': 'c', deck: 'de' },
    script: ['B.hand shown to C', 'B.hand -> A.hand', 'B.pile -> B.hand', 'B.hand -> B.pile', 'call a in A.hand'],
    viewer: 'C',
  },
};

describe('samples are the worlds the viewer cannot exclude, evenly:', () => {
  test.each(Object.entries(EXACT))('%s', (_, situation) => expectExact(situation));
});
