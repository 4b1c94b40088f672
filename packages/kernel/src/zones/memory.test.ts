import { expect, test } from 'vitest';
import type { Viewer } from '../base/vocabulary.ts';
import { play, type Scene, scene, showCards } from '../testing/zoneScene.ts';
import { memoryOf } from './memory.ts';

/** `B.hand: ab`, with places from the top `A.deck: a0 b2`, and groups as `ab in B.hand 1, B.pile 1`. */
function memory(s: Scene, viewer: Viewer): string[] {
  const { zones, groups } = memoryOf(s.state, s.layout, viewer);
  const lines = zones.map(({ zone, cards, places }) => {
    const shown =
      places === null ? showCards(cards) : cards.map((card, i) => `${showCards([card])}${places[i]}`).join(' ');
    return `${s.names[zone]}: ${shown}`;
  });
  const spots = groups.map(
    (group) =>
      `${showCards(group.cards)} in ${group.spots.map(({ zone, count }) => `${s.names[zone]} ${count}`).join(', ')}`,
  );
  return [...lines, ...spots];
}

test('what lies open is not remembered, it is seen', () => {
  const s = scene(2, { 'A.hand': 'ab', table: 'c', deck: 'd' });
  expect([memory(s, 0), memory(s, 1), memory(s, 'spectator')]).toEqual([[], [], []]);
});

test('the judge sees all and remembers nothing', () => {
  const s = play(scene(2, { 'A.hand': 'ab' }), 'A.hand shown to B');
  expect(memory(s, 'judge')).toEqual([]);
});

test('cards of a hand are remembered without their places, sorted', () => {
  const s = play(scene(2, { 'A.hand': 'cab' }), 'A.hand shown to B');
  expect(memory(s, 1)).toEqual(['A.hand: abc']);
});

test('cards of a deck are remembered with their places, counted from the top', () => {
  const s = play(
    scene(2, { 'A.hand': 'ab', 'B.hand': 'c', deck: 'd' }),
    'A.hand -> deck',
    'B.hand -> deck',
    'A.hand -> deck',
  );
  expect(memory(s, 0)).toEqual(['deck: b0 a2']);
  expect(memory(s, 1)).toEqual(['deck: c1']);
  expect(memory(s, 'spectator')).toEqual([]);
});

test('cards known among the places of two zones are remembered as such', () => {
  const s = play(scene(2, { 'A.hand': 'ab', 'A.pile': '', deck: 'c' }), 'A.hand shown to B', 'A.hand -> A.pile');
  expect(memory(s, 0)).toEqual(['A.pile: a']);
  expect(memory(s, 1)).toEqual(['ab in A.hand 1, A.pile 1']);
});

test('a group that shrank to one hand is what is known of that hand', () => {
  const s = play(
    scene(2, { 'A.hand': 'ab', 'A.pile': '', deck: 'c' }),
    'A.hand shown to B',
    'A.hand -> A.pile',
    'A.hand shown to B',
  );
  expect(memory(s, 1)).toEqual(['A.hand: b', 'A.pile: a']);
});

test('a set of one kind on a deck leaves no doubt about its order', () => {
  const s = scene(2, { 'A.hand': '', table: 'ab', deck: 'c' });
  play(s, 'table all -> A.hand', 'A.hand -> deck', 'A.hand -> deck');
  expect(memory(s, 1)).toEqual(['ab in deck 2']);
  play(s, 'deck -> A.hand', 'A.hand shown to B');
  expect(memory(s, 1)).toEqual(['A.hand: b', 'deck: a0']);
});
