import { expect, test } from 'vitest';
import { TableMemory } from './tableMemory.ts';
import { fakeStorage } from './testing/fakeTable.ts';

/** As an earlier version of this page stored it. */
const OLD = {
  'regalia-news': '{"state":{"answered":[["abc 0",12],["def 1",3]]},"version":1}',
  'regalia-standing': '{"state":{"orders":{"abc 0":"ask.never"}},"version":1}',
};

test('what an earlier version stored is read, and stays beside what is added', () => {
  const storage = fakeStorage(OLD);
  const memory = new TableMemory(() => storage);
  expect([memory.answeredStep('abc', 0), memory.answeredStep('def', 1), memory.answeredStep('abc', 1)]).toEqual([
    12,
    3,
    null,
  ]);
  expect([memory.orders('abc', 0), memory.orders('abc', 1)]).toEqual(['ask.never', '']);
  memory.noteAnswer('def', 1, 7);
  memory.storeOrders('def', 1, 'play.ask');
  expect(JSON.parse(storage.items.get('regalia-news') ?? '')).toEqual({
    state: {
      answered: [
        ['def 1', 7],
        ['abc 0', 12],
      ],
    },
    version: 1,
  });
  expect(JSON.parse(storage.items.get('regalia-standing') ?? '')).toEqual({
    state: { orders: { 'abc 0': 'ask.never', 'def 1': 'play.ask' } },
    version: 1,
  });
});

test('old tables make room for new ones', () => {
  const memory = new TableMemory(() => fakeStorage());
  for (let i = 0; i < 60; i++) memory.noteAnswer(`t${i}`, 0, i);
  expect([memory.answeredStep('t9', 0), memory.answeredStep('t10', 0)]).toEqual([null, 10]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"state":{"answered":7,"orders":null}}'],
  ['entries of another kind', '{"state":{"answered":[null,["x"],["abc 0","1"]],"orders":{"abc 0":3}}}'],
])('%s counts as nothing', (_, stored) => {
  const memory = new TableMemory(() => fakeStorage({ 'regalia-news': stored, 'regalia-standing': stored }));
  expect([memory.answeredStep('abc', 0), memory.orders('abc', 0)]).toEqual([null, '']);
});

test('where nothing can be stored, it lasts as long as the page', () => {
  const refuse = (): never => {
    throw new Error('storage is off');
  };
  const memory = new TableMemory(refuse);
  memory.noteAnswer('abc', 0, 4);
  memory.storeOrders('abc', 0, 'never');
  expect([memory.answeredStep('abc', 0), memory.orders('abc', 0)]).toEqual([4, 'never']);
});
