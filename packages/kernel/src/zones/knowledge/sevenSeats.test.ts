import { describe, expect, test } from 'vitest';
import { checkKnowledge } from '../../testing/checkKnowledge.ts';
import { knowledge, play, scene } from '../../testing/zoneScene.ts';
import { allRuns, chiSquare, sampleWorlds } from '../../testing/zoneWorlds.ts';
import { allViewers, canSeeZone } from '../layout.ts';
import { KNOWN, markOf, marksKnownTo, PUBLIC, withMark } from '../marks.ts';
import { memoryOf } from '../memory.ts';
import { viewZone } from '../view.ts';

/** Seven seats and the spectators fill all 32 bits of a mark; the spectators have the sign bit. */
const SEATS = 7;
const VIEWERS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('with seven seats and spectators', () => {
  test('each of the eight viewers has its own mark, the last in the sign bit', () => {
    let marks = 0;
    for (const viewer of VIEWERS) marks = withMark(marks, viewer, viewer + 8);
    expect(VIEWERS.map((viewer) => markOf(marks, viewer))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(marks).toBe(0xfedcba98 | 0);
    expect(markOf(withMark(marks, 7, 0), 7)).toBe(0);
    expect(markOf(withMark(marks, 7, 0), 6)).toBe(14);
  });

  test('a card known to all is public; one unknown to spectators is not', () => {
    expect(marksKnownTo(allViewers(SEATS))).toBe(PUBLIC);
    expect(VIEWERS.map((viewer) => markOf(marksKnownTo(0x7f), viewer) === KNOWN)).toEqual([
      ...new Array(7).fill(true),
      false,
    ]);
    const { layout } = scene(SEATS, { 'G.hand': 'a', table: 'b', deck: 'c' });
    expect([canSeeZone(layout, 0, 6), canSeeZone(layout, 0, 'spectator')]).toEqual([true, false]);
    expect([canSeeZone(layout, 1, 'spectator'), canSeeZone(layout, 2, 'spectator')]).toEqual([true, false]);
  });

  test('moves, swaps and shuffles keep marks and groups of the last seat and the spectators separate', () => {
    const s = scene(SEATS, { 'A.hand': 'ab', 'G.hand': 'cd', 'G.pile': '', 'B.deck': 'ef', table: '' });
    play(s, 'G.hand shown to all', 'G.hand -> G.pile');
    expect(knowledge(s, 'G')).toMatchObject({ 'G.hand': 'd', 'G.pile': 'c' });
    for (const viewer of ['F', 'spectator'])
      expect(knowledge(s, viewer)).toMatchObject({ 'G.hand': '1', 'G.pile': '1', groups: '1=cd' });
    play(s, 'A.hand <-> G.hand', 'B.deck -> table', 'G.pile all -> B.deck', 'shuffle B.deck');
    checkKnowledge(s);
    expect(knowledge(s, 'spectator').table).toBe('f');
    expect(s.state.zones[4]?.marks).toEqual([PUBLIC]);
  });

  test('views and memories are separate for each viewer', () => {
    const s = play(scene(SEATS, { 'G.hand': 'ab', deck: 'cd' }), 'one of G.hand shown to all', 'call c in G.hand');
    const { state, layout } = s;
    expect(viewZone(state, layout, 0, 6)).toEqual({ count: 2, cards: [0, 1] });
    expect(viewZone(state, layout, 0, 'spectator')).toEqual({ count: 2, cards: null });
    expect(memoryOf(state, layout, 'spectator')).toEqual({
      zones: [{ zone: 0, cards: [0], places: null }],
      groups: [],
      absences: [{ zone: 0, cards: [2] }],
    });
    expect(memoryOf(state, layout, 6)).toEqual({ zones: [], groups: [], absences: [] });
  });

  test.each(['A', 'F', 'G', 'spectator'])('samples for %s are uniform over the worlds it cannot exclude', (viewer) => {
    const zones = { 'A.hand': 'a', 'F.hand': 'b', 'G.hand': 'cd', 'G.pile': '', deck: 'e', table: '' };
    const script = ['G.hand shown to FA', 'G.hand -> G.pile', 'A.hand <-> F.hand', 'call e in A.hand F.hand'];
    for (const same of allRuns(SEATS, zones, script, viewer)) {
      expect(same.redealt.size).toBe(1);
      const samples = sampleWorlds(same.scene, viewer, 40 * same.worlds.size, 5);
      expect([...samples.keys()].sort()).toEqual([...same.worlds.keys()].sort());
      const { statistic, bound } = chiSquare(same.worlds, samples);
      expect(statistic).toBeLessThanOrEqual(bound);
    }
  });
});
