import { expect, test } from 'vitest';
import { type EventSounds, SOUNDS, type Sound } from '../../kit/sound.ts';
import { type AudibleState, listen, startListening } from './listen.ts';

const TABLES = import.meta.glob<EventSounds>('../../games/*/sounds.ts', { import: 'EVENT_SOUNDS', eager: true });
const QUIET: AudibleState = { kind: null, isAsked: false, isOver: false, isHidden: false, now: 0 };
const CITADELS = TABLES['../../games/citadels/sounds.ts'] ?? {};

function heard(...moments: readonly Partial<AudibleState>[]): (Sound | null)[] {
  const [first = QUIET, ...rest] = moments.map((moment) => ({ ...QUIET, ...moment }));
  let listener = startListening(first);
  return rest.map((moment) => {
    const [next, sound] = listen(listener, moment, CITADELS);
    listener = next;
    return sound;
  });
}

test('an event is heard by its kind, and most kinds are silent', () => {
  expect(heard({}, { kind: 'built' }, { kind: 'took-coins' }, { kind: 'called' }, {})).toEqual([
    'card',
    'coin',
    null,
    null,
  ]);
});

test('my turn is heard once, not at every question of it', () => {
  expect(
    heard(
      {},
      { isAsked: true, now: 5000 },
      { now: 6000 },
      { isAsked: true, now: 6400 },
      { now: 7000 },
      { isAsked: true, now: 9000 },
    ),
  ).toEqual(['turn', null, null, null, 'turn']);
});

test('a hidden page calls at every question', () => {
  expect(heard({ isAsked: true }, { now: 100 }, { isAsked: true, isHidden: true, now: 200 })).toEqual([null, 'turn']);
});

test('a table that already asks when it is opened does not call', () => {
  expect(heard({ isAsked: true }, { isAsked: true, now: 10 })).toEqual([null]);
});

test('the end is heard once, and a finished game is opened in silence', () => {
  expect(heard({}, { isOver: true }, { isOver: true })).toEqual(['end', null]);
  expect(heard({ isOver: true }, { isOver: true })).toEqual([null]);
});

test('every game has sounds for kinds of events, and only those that are made', () => {
  expect(Object.keys(TABLES)).toHaveLength(5);
  for (const table of Object.values(TABLES)) for (const sound of Object.values(table)) expect(SOUNDS).toContain(sound);
});
