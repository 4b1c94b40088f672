import type { ToClient } from '@regalia/protocol';
import { expect, test } from 'vitest';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { applyMessage, firstSnapshot } from './remoteSnapshot.ts';

const welcome = {
  type: 'welcome',
  me: { id: 'ann', now: 0 },
  viewer: 0,
  table: { phase: 'playing', seats: [], nonces: [], end: null },
  chat: [],
  orders: { react: 'moat' },
  undo: { by: 0, agreed: [0], missing: [1], takesBack: [0, 1] },
  stop: { by: 0, agreed: [0], missing: [1, 2], takesBack: [] },
} as unknown as ToClient;
const update = (step: number) =>
  ({
    type: 'update',
    step,
    viewer: 0,
    happened: [],
    decisions: [],
    score: [],
    askUndo: [],
    end: null,
  }) as unknown as ToClient;
const settled = (type: 'undo' | 'stop', refused: boolean): ToClient => ({ type, consent: null, refused });

const after = (...messages: readonly ToClient[]): TableSnapshot['remote'] =>
  [welcome, update(7), ...messages].reduce(applyMessage, firstSnapshot()).remote;

test('a take-back that all agreed to was not refused, and leaves nothing to ask for', () => {
  const remote = after(update(8), settled('undo', false));
  expect(remote).toMatchObject({ refused: null, undoAsked: null, askUndo: [] });
});

test('a refusal names those who had not agreed, until the game goes on', () => {
  expect(after(settled('undo', true))?.refused).toEqual({ what: 'undo', by: 0, others: [1] });
  expect(after(settled('stop', true))?.refused).toEqual({ what: 'stop', by: 0, others: [1, 2] });
  expect(after(settled('stop', true), update(8))?.refused).toBeNull();
});

test('the server says which orders hold: on arrival, and when another device gives one', () => {
  const orders = (...messages: readonly ToClient[]) =>
    [welcome, update(7), ...messages].reduce(applyMessage, firstSnapshot()).orders;
  expect(orders()).toEqual({ react: 'moat' });
  expect(orders({ type: 'orders', orders: { react: 'never' } }, update(8))).toEqual({ react: 'never' });
});
