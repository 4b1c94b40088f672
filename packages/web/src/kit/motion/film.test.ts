import { expect, test } from 'vitest';
import { advance, follow, paceOf, type Scene, still } from './film.ts';

const scene = (t: string): Scene => ({ event: { t }, flights: [{ what: null, from: 'deck', to: 'hand' }] });

test('what moves nothing is shown at once', () => {
  expect(follow(still('A'), 'B', [])).toEqual(still('B'));
});

test('the table waits until every event has moved, in order, and then follows', () => {
  const film = follow(still('A'), 'B', [scene('drew'), scene('bought')]);
  expect([film.shown, film.scenes.map(({ event }) => event.t)]).toEqual(['A', ['drew', 'bought']]);
  expect(advance(film)).toMatchObject({ shown: 'A', scenes: [{ event: { t: 'bought' } }] });
  expect(advance(advance(film))).toEqual(still('B'));
});

test('what happens meanwhile is played after it, and only the last table is shown', () => {
  const film = follow(follow(still('A'), 'B', [scene('drew')]), 'C', [scene('bought')]);
  expect(advance(film)).toMatchObject({ shown: 'A', latest: 'C' });
  expect(advance(advance(film))).toEqual(still('C'));
  expect(follow(film, 'D', []).scenes).toHaveLength(2);
});

test('too much for a film is not played', () => {
  expect(follow(still('A'), 'B', new Array<Scene>(41).fill(scene('drew')))).toEqual(still('B'));
});

test('many scenes are quicker, and the speed of the settings counts', () => {
  expect([paceOf(1, 1), paceOf(18, 1), paceOf(1, 2)]).toEqual([280, 100, 140]);
});
