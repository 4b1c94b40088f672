import type { GameEvent, Refusal } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { TableMemory } from './tableMemory.ts';
import {
  fakeStorage,
  happened,
  MOAT_ATTACK,
  modelOf,
  pick,
  remotePart,
  snapshot,
  soon,
  turn,
} from './testing/fakeTable.ts';

const flightsOf = (event: GameEvent) => (event.t === 'turn-began' ? [{ what: null, from: 'deck', to: 'hand' }] : []);

test('a tap marks, a second one sends, and the answer goes out once the screen shows it as given', async () => {
  const question = pick([3, 5], { max: 1 });
  const { model, source, paint } = modelOf(snapshot({ decision: question, step: 4 }));
  model.tap(3);
  expect(model.shown().choice).toMatchObject({ picked: [3], isComplete: true, isSent: false });
  model.tap(3);
  expect(model.shown().choice).toMatchObject({ isSent: true, isSending: false });
  expect(source.done).toEqual([]);
  paint();
  expect(source.done).toEqual([['answer', [3], 4]]);
  source.say({ decision: null, parked: [3] });
  expect(model.shown().choice).toMatchObject({ isSent: false, parked: { answer: [3], decision: question } });
});

test('with single taps the first one sends', () => {
  const { model, source, paint } = modelOf(snapshot({ decision: pick([3, 5], { max: 1 }) }), {
    sendsAtOnce: () => true,
  });
  model.tap(5);
  paint();
  expect(source.done).toEqual([['answer', [5], 0]]);
});

test('there is one answer: a second one before the first is out changes nothing', () => {
  const { model, source, paint } = modelOf(snapshot({ decision: pick([3, 5]) }));
  model.send([3]);
  model.send([5]);
  paint();
  expect(source.done).toEqual([['answer', [3], 0]]);
});

test('an answer belongs to the step at which it was chosen, even if the table moves on before it is out', () => {
  const { model, source, paint } = modelOf(snapshot({ decision: pick([3]), step: 4 }));
  model.send([3]);
  source.say({ step: 5, decision: pick([8]) });
  paint();
  expect(source.done).toEqual([['answer', [3], 4]]);
});

test('a refused answer can be given again, and the reason is shown until the next try', async () => {
  const { model, source, paint } = modelOf(snapshot({ decision: pick([3]) }));
  source.fails = new Error('too late');
  model.send([3]);
  paint();
  await soon();
  expect(model.shown()).toMatchObject({ trouble: source.fails, choice: { isSent: false } });
  source.fails = null;
  model.send([3]);
  paint();
  await soon();
  expect(model.shown()).toMatchObject({ trouble: null, choice: { isSent: true } });
});

test('at a server an answer is on its way until another question is shown', () => {
  const question = pick([3]);
  const { model, source, paint } = modelOf(snapshot({ decision: question, remote: remotePart() }));
  model.send([3]);
  paint();
  expect(model.shown().choice).toMatchObject({ isSent: true, isSending: true });
  source.say({ decision: pick([4]), step: 1 });
  expect(model.shown().choice).toMatchObject({ isSent: false, isSending: false });
});

test('what is marked belongs to its question; another one begins with nothing marked', () => {
  const { model, source } = modelOf(snapshot({ decision: pick([3, 5], { max: 2 }) }));
  model.tap(3);
  model.tap(5);
  expect(model.shown().choice.picked).toEqual([3, 5]);
  model.drop(3);
  expect(model.shown().choice.picked).toEqual([5]);
  source.say({ step: 1, decision: pick([3, 5], { max: 2 }) });
  expect(model.shown().choice.picked).toEqual([]);
});

test('a tap on what is not offered says why, beside its card', () => {
  const refusal = { rule: 'DOM-5.1' } as Refusal;
  const { model } = modelOf(snapshot({ decision: pick([3]) }), {}, () => refusal);
  model.tap(9);
  expect(model.shown().opened.inspected).toEqual({ card: 9, refusal });
  model.open({ inspected: null });
  expect(model.shown().opened.inspected).toBeNull();
});

test('the table stays as it was until what happened has moved; only then it asks', () => {
  const { model, source, clock } = modelOf(snapshot(), { flightsOf });
  const question = pick([3]);
  source.say({ step: 1, decision: question, log: [happened(0), happened(1, turn(1), turn(0))] });
  expect(model.shown()).toMatchObject({
    snapshot: { step: 0 },
    animation: { event: turn(1) },
    choice: { decision: null },
  });
  clock.pass(model.pace);
  expect(model.shown().animation?.event).toEqual(turn(0));
  clock.pass(model.pace);
  expect(model.shown()).toMatchObject({ snapshot: { step: 1 }, animation: null, choice: { decision: question } });
});

test('skipping the animation shows the table at once and leaves no timer', () => {
  const { model, source, clock, changes } = modelOf(snapshot(), { flightsOf });
  source.say({ step: 1, log: [happened(0), happened(1, turn(1), turn(0))] });
  model.skipAnimation();
  expect(model.shown()).toMatchObject({ snapshot: { step: 1 }, animation: null });
  const before = changes();
  clock.pass(10_000);
  expect(changes()).toBe(before);
});

test('the speed of the settings counts', () => {
  const { model, source } = modelOf(snapshot(), { flightsOf, speed: () => 2 });
  source.say({ step: 1, log: [happened(1, turn(1))] });
  expect(model.pace).toBe(140);
});

test.each([
  ['where motion is off', { step: 1 }, false],
  ['behind a curtain', { step: 1, curtain: 1 }, true],
  ['before other eyes', { step: 1, viewer: 1 as const }, true],
  ['after a long absence', { step: 9 }, true],
  ['after an undo', { step: -1 }, true],
])('nothing is animated %s', (_, change, isAllowed) => {
  const { model, source } = modelOf(snapshot(), { flightsOf, canAnimate: () => isAllowed });
  source.say({ ...change, log: [happened(change.step, turn(1))] });
  expect(model.shown()).toMatchObject({ animation: null, snapshot: { step: change.step } });
});

test('one looks back step by step and returns to the present; nothing is asked in the past', async () => {
  const log = [happened(0, turn(0)), happened(1, turn(1)), happened(2, turn(0))];
  const question = pick([3]);
  const { model, source } = modelOf(snapshot({ step: 2, log, decision: question }));
  model.lookBy(-1);
  await soon();
  expect(model.shown()).toMatchObject({ past: { step: 1 }, seen: { step: 1, view: { at: 1 }, decision: null } });
  expect(model.shown().seen.log).toHaveLength(2);
  expect(model.shown().choice.decision).toBeNull();
  model.lookBy(-1);
  await soon();
  expect(model.shown().past?.step).toBe(0);
  model.lookAtPresent();
  expect(model.shown()).toMatchObject({ past: null, choice: { decision: question } });
  model.lookAt(2);
  expect(model.shown().past).toBeNull();
  expect(source.done).toEqual([
    ['past', 1],
    ['past', 0],
  ]);
});

test('of two steps asked for, the last one is shown', async () => {
  const log = [happened(0), happened(1), happened(2)];
  const { model } = modelOf(snapshot({ step: 2, log }));
  model.lookAt(1);
  model.lookAt(0);
  await soon();
  expect(model.shown().past?.step).toBe(0);
});

test.each([
  ['a new question', { step: 3, decision: pick([3]) }],
  ['another person at the screen', { viewer: 1 as const }],
  ['a curtain', { curtain: 1 }],
])('%s leads back to the present', async (_, change) => {
  const { model, source } = modelOf(snapshot({ step: 2, log: [happened(0), happened(1), happened(2)] }));
  model.lookAt(0);
  await soon();
  expect(model.shown().past?.step).toBe(0);
  source.say({ connection: 'lost' });
  expect(model.shown().past?.step).toBe(0);
  source.say(change);
  expect(model.shown().past).toBeNull();
});

test('a past that cannot be had is said', async () => {
  const { model, source } = modelOf(snapshot({ step: 1, log: [happened(0), happened(1)] }));
  source.fails = new Error('gone');
  model.lookAt(0);
  await soon();
  expect(model.shown()).toMatchObject({ past: null, trouble: source.fails });
});

test('a line of the log leads to the table as it was then, also where the log had taken its place', async () => {
  const { model } = modelOf(snapshot({ step: 1, log: [happened(0), happened(1)] }));
  model.openPanel('log');
  model.jumpTo(0);
  await soon();
  expect(model.shown()).toMatchObject({ panel: 'table', past: { step: 0 } });
});

test('the orders of the server answer, whatever this device remembers', () => {
  const memory = new TableMemory(() => fakeStorage());
  memory.storeOrders('table', 0, 'never');
  const remote = remotePart();
  const asked = modelOf(snapshot({ remote, decision: MOAT_ATTACK, orders: {} }), { memory });
  expect(asked.model.shown().choice.decision).toBe(MOAT_ATTACK);
  expect(asked.source.done).toEqual([]);
  const ordered = modelOf(snapshot({ remote, decision: MOAT_ATTACK, orders: { react: 'never' } }), { memory });
  expect(ordered.model.shown().choice.decision).toBeNull();
});

test('an order given while its question is open leaves it on the screen, and holds from the next one on', () => {
  const { model, source } = modelOf(snapshot({ remote: remotePart(), decision: MOAT_ATTACK }));
  model.order('react', 'never');
  source.say({ orders: { react: 'never' } });
  expect(source.done).toEqual([['react', 'never']]);
  expect(model.shown().choice.decision).toBe(MOAT_ATTACK);
  source.say({ step: 1, decision: { ...MOAT_ATTACK } });
  expect(model.shown().choice.decision).toBeNull();
});

test('what came after the result of my own answer is news until the log was read', () => {
  const { model, source, paint } = modelOf(snapshot({ decision: pick([3]), step: 1, log: [happened(1, turn(0))] }));
  expect(model.shown()).toMatchObject({ seenStep: null, newsCount: 0 });
  model.send([3]);
  paint();
  source.say({ step: 4, decision: null, log: [1, 2, 3, 4].map((step) => happened(step, turn(1))) });
  expect(model.shown()).toMatchObject({ seenStep: 2, newsCount: 2 });
  model.openPanel('log');
  expect(model.shown().newsCount).toBe(0);
  model.openPanel('table');
  expect(model.shown().newsCount).toBe(0);
  source.say({ step: 5, log: [1, 2, 3, 4, 5].map((step) => happened(step, turn(1))) });
  expect(model.shown().newsCount).toBe(1);
});

test('parts that did not change keep their identity, so that nothing is drawn again', () => {
  const { model, source } = modelOf(snapshot({ decision: pick([3]) }));
  const before = model.shown();
  source.say({ connection: 'lost' });
  expect(model.shown()).not.toBe(before);
  expect(model.shown().choice).toBe(before.choice);
  model.open({ rule: null });
  expect(model.shown().seen).toBe(source.snapshot());
});

test('it follows its source only while somebody looks, and catches up', () => {
  const { model, source, stop } = modelOf(snapshot());
  expect(source.listeners).toBe(1);
  stop();
  expect(source.listeners).toBe(0);
  source.say({ step: 3 });
  expect(model.shown().snapshot.step).toBe(0);
  model.subscribe(() => undefined);
  expect(model.shown().snapshot.step).toBe(3);
});

test('undo, withdrawal and the screen are the source’s; what it refuses is said', async () => {
  const { model, source } = modelOf(snapshot());
  model.undo();
  model.withdraw();
  model.takeScreen();
  expect(source.done).toEqual(['undo', 'withdraw', 'screen']);
  source.fails = new Error('no');
  model.undo();
  await soon();
  expect(model.shown().trouble).toBe(source.fails);
});

test('a note about the table stands until something is done', async () => {
  const { model } = modelOf(snapshot());
  model.warn('not stored');
  expect(model.shown().trouble).toBe('not stored');
  model.undo();
  expect(model.shown().trouble).toBeNull();
});

test('in a replay a step of the log is turned to, and steps are never animated', () => {
  const replay = { last: 3, turns: [], log: [], isPlaying: false, speed: 1 };
  const { model, source } = modelOf(snapshot({ replay, viewer: 'judge', phase: 'over' }), { flightsOf });
  const turned: number[] = [];
  source.replay = { turnTo: (step: number) => void turned.push(step) } as NonNullable<typeof source.replay>;
  model.jumpTo(2);
  expect(turned).toEqual([2]);
  source.say({ step: 1, log: [happened(0), happened(1, turn(0))] });
  expect(model.shown()).toMatchObject({ me: null, animation: null, snapshot: { step: 1 } });
});

test('what an answer lacks is said until something else is marked', () => {
  const { model } = modelOf(snapshot({ decision: pick([3, 4], { min: 2, max: 2 }) }));
  expect(model.shown().choice.isMissingSaid).toBe(false);
  model.sayMissing();
  expect(model.shown().choice.isMissingSaid).toBe(true);
  model.tap(3);
  expect(model.shown().choice).toMatchObject({ isMissingSaid: false, picked: [3] });
});
