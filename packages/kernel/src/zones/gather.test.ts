import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkKnowledge } from '../testing/checkKnowledge.ts';
import { act, copyScene, knowledge, play, Scene, scene } from '../testing/zoneScene.ts';
import { gatherAndShuffle } from './gather.ts';
import { makeLayout } from './layout.ts';
import { moveAll, shuffleZone } from './move.ts';

const ZONES = { deck: 'abc', 'A.hand': 'de', 'B.hand': 'fg', 'B.pile': '', table: 'h' };
const [DECK, MINE, THEIRS, PILE, TABLE] = [0, 1, 2, 3, 4];
const VIEWERS = ['A', 'B', 'C', 'spectator'];
const LINES = [
  'deck -> A.hand',
  'deck -> B.pile seen by C',
  'A.hand -> B.pile',
  'A.hand -> B.hand',
  'B.hand -> table',
  'B.pile -> A.hand seen by BC',
  'B.hand shown to A',
  'one of A.hand shown to all',
  'A.hand <-> B.hand',
  'call a in A.hand B.hand',
  'shuffle deck',
];

function gathered(s: Scene, zones: readonly number[]): unknown {
  const copy = copyScene(s);
  copy.rng = s.rng.slice();
  gatherAndShuffle(copy, zones);
  return told(copy);
}

function movedAndShuffled(s: Scene, [into, ...zones]: readonly number[]): unknown {
  const copy = copyScene(s);
  copy.rng = s.rng.slice();
  for (const zone of zones) moveAll(copy, zone, into as number);
  shuffleZone(copy, into as number);
  return told(copy);
}

function told(s: Scene): unknown {
  checkKnowledge(s);
  return [s.zones.map(({ cards }) => cards), VIEWERS.map((viewer) => knowledge(s, viewer))];
}

describe('cards gathered and shuffled', () => {
  const anyLines = fc.array(fc.constantFrom(...LINES), { maxLength: 12 });

  test('are known as if moved zone by zone, whether a whole pool or part of it', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, whole) => {
        const s = play(scene(3, ZONES), ...lines);
        const zones = whole ? [DECK, MINE, THEIRS, PILE, TABLE] : [DECK, THEIRS, PILE];
        expect(gathered(s, zones)).toEqual(movedAndShuffled(s, zones));
      }),
      { numRuns: 500 },
    );
  });

  test('stay known if some came from another pool', () => {
    const crossing = fc.array(fc.constantFrom('A.hand -> B.hand', 'B.hand -> A.hand', 'B.hand shown to C'));
    fc.assert(
      fc.property(crossing, (lines) => {
        const s = scene(3, { 'B.deck': 'ab', 'A.hand': 'de', 'B.hand': 'fg' }, true);
        for (const line of lines) act(s, line);
        expect(gathered(s, [0, 2])).toEqual(movedAndShuffled(s, [0, 2]));
      }),
    );
  });

  test('of a single kind stay known', () => {
    const s = play(scene(2, { deck: 'a', 'A.hand': 'a' }), 'deck shown to all', 'A.hand shown to all');
    gatherAndShuffle(s, [0, 1]);
    expect(knowledge(s, 'B')).toEqual({ deck: 'aa', 'A.hand': '' });
  });
});

describe('closed pools', () => {
  const closed = (s: Scene) => new Scene(s.state, makeLayout(s.layout.seats, s.layout.specs, true), s.names);

  test('let no card leave', () => {
    const s = closed(scene(2, { 'A.hand': 'ab', 'B.hand': 'c' }, true));
    expect(() => play(s, 'A.hand -> B.hand')).toThrow('out of its closed pool');
    expect(() => play(s, 'A.hand all -> B.hand')).toThrow('out of its closed pool');
  });

  test('keep what is known of each', () => {
    const lines = fc.constantFrom('A.deck -> A.hand', 'A.hand -> A.pile', 'A.hand shown to B', 'shuffle A.deck');
    const zones = { 'A.deck': 'abc', 'A.hand': 'de', 'A.pile': '', 'B.hand': 'fg', 'B.pile': 'h' };
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 12 }), (some) => {
        const all = ['B.hand shown to A', 'B.hand -> B.pile', ...some, 'one of B.hand shown to A'];
        expect(told(play(closed(scene(3, zones, true)), ...all))).toEqual(told(play(scene(3, zones, true), ...all)));
      }),
    );
  });
});
