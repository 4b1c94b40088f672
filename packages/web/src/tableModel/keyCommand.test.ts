import { expect, test } from 'vitest';
import { type KeyPress, keyCommand } from './keyCommand.ts';
import { happened, modelOf, pick, snapshot, soon } from './testing/fakeTable.ts';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  isRepeat: false,
  isOnChoosable: false,
  isOnMarked: false,
  isOnButton: false,
  isOnNothing: true,
  ...change,
});

test('digits mark the options in their order, Enter sends what is complete', () => {
  const { model } = modelOf(snapshot({ decision: pick([30, 50], { min: 1, max: 1 }) }));
  expect(keyCommand(press('2'), model.shown(), undefined)).toEqual({ t: 'tap', option: 50 });
  expect(keyCommand(press('3'), model.shown(), undefined)).toBeNull();
  expect(keyCommand(press('Enter'), model.shown(), undefined)).toEqual({ t: 'say-missing' });
  model.tap(50);
  expect(keyCommand(press('Enter'), model.shown(), undefined)).toEqual({ t: 'send', answer: [50] });
});

test('Enter means something else where a button has the focus, and a key that is held counts once', () => {
  const { model } = modelOf(snapshot({ decision: pick([30], { min: 1, max: 1 }) }));
  model.tap(30);
  expect(keyCommand(press('Enter', { isOnNothing: false }), model.shown(), undefined)).toBeNull();
  expect(keyCommand(press('1', { isRepeat: true }), model.shown(), undefined)).toBeNull();
  expect(keyCommand(press('h', { isRepeat: true }), model.shown(), undefined)).toBeNull();
});

test('Enter on something marked sends, and never unmarks it', () => {
  const { model } = modelOf(snapshot({ decision: pick([30, 40, 50], { min: 2, max: 2 }) }));
  const enter = press('Enter', { isOnNothing: false, isOnButton: true, isOnChoosable: true, isOnMarked: true });
  model.tap(30);
  expect(keyCommand(enter, model.shown(), undefined)).toEqual({ t: 'say-missing' });
  model.tap(50);
  expect(keyCommand(enter, model.shown(), undefined)).toEqual({ t: 'send', answer: [30, 50] });
  expect(keyCommand({ ...enter, isOnMarked: false }, model.shown(), undefined)).toBeNull();
});

test('the tenth option and those after it have keys too', () => {
  const { model } = modelOf(snapshot({ decision: pick(Array.from({ length: 12 }, (_, i) => i)) }));
  expect(keyCommand(press('0'), model.shown(), undefined)).toEqual({ t: 'tap', option: 9 });
  expect(keyCommand(press('a'), model.shown(), undefined)).toEqual({ t: 'tap', option: 10 });
});

test('Enter takes the answer that has a button of its own, and never declines by accident', () => {
  const { model } = modelOf(snapshot({ decision: pick([30], { min: 0, max: 1 }) }));
  expect(keyCommand(press('Enter'), model.shown(), [30])).toEqual({ t: 'send', answer: [30] });
  expect(keyCommand(press('Enter'), model.shown(), undefined)).toEqual({ t: 'say-missing' });
  const nothing = modelOf(snapshot({ decision: pick([], { min: 0, max: 0 }) })).model;
  expect(keyCommand(press('Enter'), nothing.shown(), undefined)).toEqual({ t: 'send', answer: [] });
});

test.each([
  ['h', { t: 'focus', on: 'hand' }],
  ['b', { t: 'focus', on: 'offered' }],
  ['p', { t: 'focus', on: 'prompt' }],
  ['l', { t: 'focus', on: 'log' }],
  ['?', { t: 'list-keys' }],
  [',', { t: 'look-by', by: -1 }],
  ['.', null],
  ['ArrowLeft', null],
  ['Escape', null],
  ['Home', null],
])('at the present the key %s means %j', (key, command) => {
  const { model } = modelOf(snapshot());
  expect(keyCommand(press(key), model.shown(), undefined)).toEqual(command);
});

test.each([
  ['.', { t: 'look-by', by: 1 }],
  ['ArrowLeft', { t: 'look-by', by: -1 }],
  ['ArrowRight', { t: 'look-by', by: 1 }],
  ['Escape', { t: 'present' }],
])('in the past the key %s means %j', async (key, command) => {
  const { model } = modelOf(snapshot({ step: 1, log: [happened(0), happened(1)] }));
  model.lookAt(0);
  await soon();
  expect(keyCommand(press(key), model.shown(), undefined)).toEqual(command);
});

test('on the board arrows move the focus, in the past too', async () => {
  const { model } = modelOf(snapshot({ step: 1, log: [happened(0), happened(1)] }));
  model.lookAt(0);
  await soon();
  expect(keyCommand(press('ArrowLeft', { isOnChoosable: true }), model.shown(), undefined)).toBeNull();
});

test.each([
  [2, 'ArrowLeft', {}, { t: 'look-at', step: 1 }],
  [0, 'ArrowLeft', {}, { t: 'look-at', step: 0 }],
  [3, 'ArrowRight', {}, { t: 'look-at', step: 3 }],
  [2, 'ArrowRight', { isOnChoosable: true }, null],
  [2, 'Home', {}, { t: 'look-at', step: 0 }],
  [2, 'End', {}, { t: 'look-at', step: 3 }],
  [2, ' ', {}, { t: 'play' }],
  [2, ' ', { isOnButton: true }, null],
  [2, '?', {}, { t: 'list-keys' }],
  [2, 'l', {}, null],
])('at step %i of a replay the key %j (%j) means %j', (step, key, change, command) => {
  const replay = { last: 3, turns: [], log: [], isPlaying: false, speed: 1 };
  const { model } = modelOf(snapshot({ step, replay }));
  expect(keyCommand(press(key, change), model.shown(), undefined)).toEqual(command);
});
