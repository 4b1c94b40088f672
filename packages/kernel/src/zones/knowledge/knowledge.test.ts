import { describe, expect, test } from 'vitest';
import { act, knowledge, play, type Scene, scene } from '../../testing/zoneScene.ts';
import { redealtBytes, sampleWorlds } from '../../testing/zoneWorlds.ts';
import { LAST_GROUP } from '../marks.ts';
import { learnAbsent } from './absences.ts';

const everywhere = (s: Scene, viewer: string) => [...sampleWorlds(s, viewer, 400, 1).keys()];

describe('a hand', () => {
  test('is known only to its owner', () => {
    const s = scene(3, { 'B.hand': 'abc', deck: 'd' });
    expect(knowledge(s, 'B')).toEqual({ 'B.hand': 'abc', deck: '?' });
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '???', deck: '?' });
    expect(knowledge(s, 'spectator')).toEqual({ 'B.hand': '???', deck: '?' });
  });

  test('shown, then one card discarded unseen: hand and discard are known together', () => {
    const s = scene(3, { 'B.hand': 'abx', 'B.pile': 'y', deck: 'zz' });
    play(s, 'B.hand shown to C', 'deck -> B.hand', 'B.hand -> B.pile');
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '111', 'B.pile': '1?', deck: '?', groups: '1=abx' });
    for (const world of everywhere(s, 'C')) {
      const [, hand, pile] = /B.hand:(\w+) B.pile:(\w+)/.exec(world) as RegExpExecArray;
      for (const card of 'abx') expect(`${hand}${pile}`).toContain(card);
    }
  });

  test('with one known kind keeps all copies except those that may have left', () => {
    const s = scene(3, { 'B.hand': 'aaab', 'B.pile': '', deck: 'cc' });
    play(s, 'B.hand shown to C', 'B.hand -> B.pile', 'B.hand -> B.pile');
    const hands = everywhere(s, 'C').map((world) => /B.hand:(\w+)/.exec(world)?.[1]);
    expect([...new Set(hands)].sort()).toEqual(['aa', 'ab']);
  });

  test('of a single known kind loses a copy unseen without ambiguity', () => {
    const s = play(scene(3, { 'B.hand': 'aa', 'B.pile': '' }), 'B.hand shown to C', 'B.hand -> B.pile');
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': 'a', 'B.pile': 'a' });
  });

  test('discarded as a whole carries its knowledge along', () => {
    const s = scene(3, { 'B.hand': 'ab', 'B.pile': '', deck: 'c' });
    play(s, 'one of B.hand shown to C', 'deck -> B.hand', 'B.hand all -> B.pile');
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '', 'B.pile': 'a??', deck: '' });
  });

  test('loses its known card when one leaves openly, even if another copy is there', () => {
    const s = scene(3, { 'B.hand': 'aab', table: '' });
    play(s, 'one of B.hand shown to C');
    act(s, 'B.hand -> table', { place: () => 1, order: (cards) => cards });
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '??', table: 'a' });
  });

  test('with a card known by exclusion no longer holds it once a copy is seen to leave', () => {
    const s = scene(3, { 'B.hand': 'ab', 'B.pile': '', deck: 'a', table: '' });
    const last = { place: (count: number) => count - 1, order: (cards: readonly number[]) => cards };
    play(s, 'B.hand shown to C');
    act(s, 'B.hand -> B.pile', last);
    play(s, 'B.pile shown to C', 'deck -> B.hand');
    act(s, 'B.hand -> table', last);
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '?', 'B.pile': 'b', deck: '', table: 'a' });
  });

  test('keeps a card that arrived openly until it may have left unseen', () => {
    const s = scene(3, { 'B.hand': 'ab', 'B.deck': '', 'A.hand': 'h', table: 'g' });
    play(s, 'table -> B.hand');
    expect(knowledge(s, 'C')['B.hand']).toBe('g??');
    play(s, 'B.hand -> B.deck');
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '11', 'B.deck': '1', 'A.hand': '?', table: '', groups: '1=g' });
  });

  test('swapped carries the marks of both owners along', () => {
    const s = play(scene(3, { 'A.hand': 'ab', 'B.hand': 'cd' }), 'A.hand <-> B.hand');
    expect(knowledge(s, 'A')).toEqual({ 'A.hand': 'cd', 'B.hand': 'ab' });
    expect(knowledge(s, 'B')).toEqual({ 'A.hand': 'cd', 'B.hand': 'ab' });
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': '??', 'B.hand': '??' });
  });
});

describe('a deck', () => {
  test('remembers who put which card where, at any depth', () => {
    const s = scene(3, { 'A.hand': 'ab', 'A.deck': 'cd', 'B.hand': 'e' });
    play(s, 'A.hand -> A.deck', 'B.hand -> A.deck', 'A.hand -> A.deck');
    expect(knowledge(s, 'A')).toEqual({ 'A.hand': '', 'A.deck': '??a?b', 'B.hand': '' });
    expect(knowledge(s, 'B')).toEqual({ 'A.hand': '', 'A.deck': '???e?', 'B.hand': '' });
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': '', 'A.deck': '?????', 'B.hand': '' });
  });

  test('a known place that is drawn is known in the hand', () => {
    const s = scene(3, { 'A.hand': '', 'A.deck': 'abc' });
    play(s, 'one of A.deck shown to C', 'A.deck -> A.hand', 'A.deck -> A.hand');
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': 'c?', 'A.deck': '?' });
  });

  test('whose top cards are known as a set reveals them as they are drawn', () => {
    const s = scene(3, { 'A.hand': '', table: 'aab', 'A.deck': 'x' });
    play(s, 'table all -> A.hand', 'A.hand -> A.deck', 'A.hand -> A.deck', 'A.hand -> A.deck');
    expect(knowledge(s, 'A')['A.deck']).toBe('?aab');
    expect(knowledge(s, 'C')).toMatchObject({ 'A.deck': '?111', groups: '1=aab' });
    play(s, 'A.deck -> A.hand', 'A.deck -> A.hand');
    expect(new Set(everywhere(s, 'C').map((world) => /A.hand:(\w+)/.exec(world)?.[1]))).toEqual(new Set(['aa', 'ab']));
    play(s, 'A.deck -> A.hand');
    expect(everywhere(s, 'C')).toEqual(['A.hand:aab table: A.deck:x']);
  });

  test('a revealed card leaves the set', () => {
    const s = scene(3, { 'A.hand': '', table: 'ab', 'A.deck': 'x' });
    play(s, 'table all -> A.hand', 'A.hand -> A.deck', 'A.hand -> A.deck', 'one of A.deck shown to all');
    expect(everywhere(s, 'C')).toEqual(['A.hand: table: A.deck:xab']);
  });

  test('loses its positions in a shuffle, for its owner too, but not its contents', () => {
    const s = scene(3, { 'A.hand': 'ab', 'A.deck': 'cd', 'B.hand': 'e' });
    play(s, 'A.hand -> A.deck', 'A.hand -> A.deck', 'shuffle A.deck');
    expect(knowledge(s, 'A')).toMatchObject({ 'A.deck': '1111', groups: '1=ab' });
    expect(knowledge(s, 'B')).toMatchObject({ 'A.deck': '????' });
  });

  test('built from a pile keeps the knowledge of the pile, and none of the hand', () => {
    const s = scene(3, { 'A.hand': 'ab', 'A.pile': '', 'A.deck': '', table: 'gg' });
    play(s, 'A.hand shown to C', 'A.hand -> A.pile', 'table all -> A.pile', 'A.pile all -> A.deck', 'shuffle A.deck');
    for (const world of everywhere(s, 'C')) expect(world).toMatch(/A.hand:[ab] A.pile: A.deck:[abg]{3}/);
    expect(knowledge(s, 'C')).toMatchObject({ 'A.deck': '111', groups: '1=gg' });
  });

  test('that takes in a hand hides the positions from viewers who knew the hand', () => {
    const s = play(scene(3, { 'A.hand': 'ab', 'A.deck': '', deck: 'c' }), 'A.hand shown to C', 'A.hand all -> A.deck');
    expect(knowledge(s, 'C')).toMatchObject({ 'A.deck': '11', groups: '1=ab' });
  });
});

describe('a shown card that may have been put back', () => {
  test('is no longer certain to be in the hand', () => {
    const s = scene(3, { 'B.hand': 'sab', 'B.deck': 'cdef' });
    play(s, 'one of B.hand shown to all', 'B.deck -> B.hand', 'B.deck -> B.hand');
    expect(knowledge(s, 'spectator')['B.hand']).toBe('s????');
    play(s, 'B.hand -> B.deck', 'B.hand -> B.deck');
    expect(knowledge(s, 'B')['B.deck']).toBe('??sa');
    expect(knowledge(s, 'C')).toEqual({ 'B.hand': '111', 'B.deck': '??11', groups: '1=s' });
  });
});

describe('a card passed to another owner', () => {
  const passed = () =>
    play(scene(3, { 'A.hand': 'ab', 'A.deck': 'c', 'B.hand': 'd', 'B.deck': 'e' }, true), 'A.hand -> B.hand');

  test('is known to the giver and the receiver', () => {
    expect(knowledge(passed(), 'A')).toEqual({ 'A.hand': 'b', 'A.deck': '?', 'B.hand': 'a?', 'B.deck': '?' });
    expect(knowledge(passed(), 'B')).toEqual({ 'A.hand': '?', 'A.deck': '?', 'B.hand': 'ad', 'B.deck': '?' });
  });

  test('comes, for a third seat and for spectators, out of what the giver owned', () => {
    for (const viewer of ['C', 'spectator']) {
      expect(knowledge(passed(), viewer)).toMatchObject({ 'B.hand': '1?', groups: '1=' });
      for (const world of everywhere(passed(), viewer)) expect(world).toMatch(/B.hand:[abc][de] B.deck:[de]/);
    }
  });

  test('merges the knowledge of both owners once it may have moved on or was seen among others', () => {
    const gone = play(passed(), 'B.hand -> B.deck');
    expect(new Set(everywhere(gone, 'C').map((world) => world.at(-1)))).toEqual(new Set('abcde'));
    const seen = play(passed(), 'B.hand shown to C');
    expect(knowledge(seen, 'C')).toEqual({ 'A.hand': '?', 'A.deck': '?', 'B.hand': 'ad', 'B.deck': '?', groups: '1=' });
    expect(new Set(everywhere(seen, 'C').map((world) => world.at(-1)))).toEqual(new Set('bce'));
  });

  test('is identified when it alone is seen', () => {
    const s = scene(3, { 'A.hand': 'ab', 'B.hand': '', 'B.deck': 'c' }, true);
    play(s, 'A.hand -> B.hand', 'B.hand shown to C');
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': '?', 'B.hand': 'a', 'B.deck': '?' });
  });

  test('leaves no trace when it returns to its pool', () => {
    const s = play(scene(3, { 'A.hand': 'ab', 'B.hand': '' }, true), 'A.hand -> B.hand');
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': '?', 'B.hand': '1', groups: '1=' });
    expect(knowledge(play(s, 'B.hand -> A.hand'), 'C')).toEqual({ 'A.hand': '??', 'B.hand': '' });
  });
});

describe('viewers who learned', () => {
  const learnedBy = (zones: Record<string, string>, first: readonly string[], line: string) => {
    const s = play(scene(2, zones), ...first);
    s.learned = 0;
    act(s, line);
    return s.learned;
  };

  test('are exactly those who see a card they did not know', () => {
    expect(learnedBy({ 'A.hand': '', deck: 'a' }, [], 'deck -> A.hand')).toBe(0b001);
    expect(learnedBy({ 'A.hand': 'a', table: '' }, [], 'A.hand -> table')).toBe(0b110);
    expect(learnedBy({ 'A.hand': 'a', deck: '' }, [], 'A.hand -> deck')).toBe(0);
    expect(learnedBy({ table: 'a', deck: '' }, [], 'table -> deck')).toBe(0);
    expect(learnedBy({ 'A.hand': 'ab' }, [], 'A.hand shown to B')).toBe(0b010);
    expect(learnedBy({ 'A.hand': 'a', 'B.hand': 'b' }, [], 'A.hand <-> B.hand')).toBe(0b011);
    expect(learnedBy({ deck: 'ab' }, [], 'shuffle deck')).toBe(0);
  });

  test('exclude those who knew it', () => {
    expect(learnedBy({ 'A.hand': 'ab', table: '' }, ['one of A.hand shown to B'], 'A.hand -> table')).toBe(0b100);
    expect(learnedBy({ 'A.hand': '', deck: 'a' }, ['one of deck shown to A'], 'deck -> A.hand')).toBe(0);
  });
});

describe('places of unordered zones', () => {
  test('carry no information', () => {
    const script = ['B.hand shown to C', 'deck -> B.hand', 'B.hand -> B.pile', 'table -> B.hand', 'deck -> B.hand'];
    const seen = ['abc', 'bca', 'cab', 'cba'].map((hand) => {
      const s = play(scene(3, { 'B.hand': hand, 'B.pile': 'd', deck: 'ef', table: 'g' }), ...script);
      return redealtBytes(s, 'C', 7);
    });
    expect(new Set(seen).size).toBe(1);
  });

  test('may belong to several groups, and the true positions make no difference', () => {
    const zones = { 'A.hand': 'ab', 'B.hand': 'cd', 'A.pile': '', 'B.pile': '' };
    const script = ['A.hand shown to C', 'B.hand shown to C', 'A.hand -> A.pile', 'B.hand -> B.pile'];
    const merged = ['A.pile all -> B.pile', 'A.hand all -> B.pile', 'B.pile -> A.pile'];
    const fates = [0, 1].flatMap((a) => [0, 1].map((b) => [a, b]));
    const bytes = fates.map((choices) => {
      const left = choices.slice();
      const s = scene(3, zones);
      for (const line of [...script, ...merged]) {
        act(s, line, { place: () => left.shift() ?? 0, order: (cards) => cards });
      }
      return redealtBytes(s, 'C', 7);
    });
    expect(new Set(bytes).size).toBe(1);
  });
});

test('with more groups than marks the viewer knows less, never more', () => {
  const zones = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.deck`, 'ab']));
  const s = scene(1, zones);
  for (let i = 0; i < 20; i++) play(s, `one of ${i}.deck shown to A`, `shuffle ${i}.deck`);
  const own = s.state.groups.filter((group) => group.viewer === 0);
  expect(own).toHaveLength(LAST_GROUP);
  expect(own.reduce((sum, group) => sum + group.cards.length, 0)).toBe(20);
});

describe('a group', () => {
  test('covering every unknown place of its pool carries no information and dissolves', () => {
    const zones = { 'A.hand': 'ab', 'A.pile': 'c', table: '' };
    const s = play(scene(3, zones), 'A.hand shown to C', 'A.pile all -> A.hand', 'A.hand -> A.pile');
    expect(knowledge(s, 'C')).toEqual({ 'A.hand': '??', 'A.pile': '?', table: '' });
    const more = play(
      scene(3, { ...zones, deck: 'd' }),
      'A.hand shown to C',
      'A.pile all -> A.hand',
      'A.hand -> A.pile',
    );
    expect(knowledge(more, 'C')).toMatchObject({ 'A.hand': '11', 'A.pile': '1', groups: '1=ab' });
  });

  test('stays while another has places outside that pool', () => {
    const s = scene(3, { 'A.hand': 'ab', 'A.deck': '', 'B.hand': 'c' }, true);
    play(s, 'A.hand -> B.hand', 'one of A.hand shown to C', 'A.hand -> A.deck');
    expect(knowledge(s, 'C')).toMatchObject({ 'A.deck': 'b' });
    expect(s.state.groups.some((group) => group.viewer === 2)).toBe(true);
  });
});

describe('known absences', () => {
  const zones = { 'A.hand': 'ab', 'B.hand': 'cd', 'B.deck': 'ef', table: '' };

  test('cover every zone that did not answer, unless the viewer sees it', () => {
    const s = play(scene(3, zones), 'call e in A.hand B.hand');
    expect(knowledge(s, 'C').absent).toBe('A.hand:e B.hand:e');
    expect(knowledge(s, 'A').absent).toBe('B.hand:e');
  });

  test('stay when a card arrives openly, and end when one arrives unseen', () => {
    const s = play(scene(3, zones), 'call e in B.hand', 'A.hand -> B.hand seen by all');
    expect(knowledge(s, 'C').absent).toBe('B.hand:e');
    expect(knowledge(play(s, 'B.deck -> B.hand'), 'C').absent).toBeUndefined();
  });

  test('move with the cards into a zone with nothing else hidden', () => {
    const s = play(scene(3, { ...zones, 'B.pile': '' }), 'call e in B.hand', 'B.hand -> B.pile');
    expect(knowledge(s, 'C').absent).toBe('B.hand:e B.pile:e');
    play(s, 'A.hand -> B.pile');
    expect(knowledge(s, 'C').absent).toBe('B.hand:e');
  });

  test('are swapped along with the cards', () => {
    const s = play(scene(3, zones), 'call e in B.hand', 'A.hand <-> B.hand');
    expect(knowledge(s, 'C').absent).toBe('A.hand:e');
    expect(knowledge(s, 'B').absent).toBeUndefined();
  });

  test('end once every card there is known', () => {
    const s = play(scene(3, zones), 'call e in B.hand', 'B.hand shown to all');
    expect(s.state.absences).toEqual([]);
  });

  test('cannot be learned of a card that is there', () => {
    const s = scene(3, zones);
    expect(() => learnAbsent(s, 0, [0], 4)).toThrow('holds card 0');
  });
});
