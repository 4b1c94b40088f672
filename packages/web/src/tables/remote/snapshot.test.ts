import type { TableUpdate, ToClient } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { adopt, firstSnapshot } from './snapshot.ts';

const pick = { seat: 0, kind: 'pick', prompt: 'pick', of: 'card', options: [3, 5], min: 1, max: 1 };
const update = {
  type: 'update',
  step: 4,
  viewer: 0,
  happened: [],
  view: { memory: { zones: [], groups: [] } },
  decisions: [pick],
  parked: null,
  asked: [0, 1],
  ready: [],
  score: [],
  canUndo: true,
} as unknown as TableUpdate;
const table = { phase: 'playing', seats: [], nonces: [], end: null };
const welcome = { type: 'welcome', me: { now: 0 }, viewer: 0, table, chat: [], undo: null, stop: null };
const after = (...messages: readonly object[]) =>
  messages.reduce((known: ReturnType<typeof adopt>, message) => adopt(known, message as ToClient), firstSnapshot());

const clocks = [{ seat: 0, deadline: null, reserve: 0 }];
const parked = { type: 'parked', step: 4, decisions: [], parked: [5], ready: [0], clocks };

test('the own parked answer takes the question away and leaves all else as it was', () => {
  const before = after(welcome, update);
  const now = after(welcome, update, parked);
  expect(now.remote?.clocks).toEqual(clocks);
  expect({ ...now, remote: null }).toEqual({ ...before, remote: null, decision: null, parked: [5], ready: [0] });
});

test('taken back, the question is there again', () => {
  const back = { ...parked, decisions: [pick], parked: null, ready: [] };
  expect(after(welcome, update, parked, back)).toMatchObject({ decision: pick, parked: null, ready: [] });
});

test('what belongs to another step changes nothing', () => {
  const before = after(welcome, update);
  expect(adopt(before, { ...parked, step: 3 } as ToClient)).toBe(before);
});

test('of the score only what changed is told', () => {
  const line = (points: number) => ({ points });
  const first = { ...update, score: [{ seat: 0, total: 3, kept: 0, lines: [line(1), line(2)] }] };
  const next = { ...update, step: 5, score: [{ seat: 0, total: 5, kept: 1, lines: [line(4)] }] };
  expect(after(welcome, first, next).score).toEqual([{ seat: 0, total: 5, lines: [line(1), line(4)] }]);
});
