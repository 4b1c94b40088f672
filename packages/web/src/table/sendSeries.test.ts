import { type Answer, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { Table, TableSnapshot } from '../tables/table.ts';
import { sendSeries } from './sendSeries.ts';

const buy = decision(0, 'buy', 'DOM-5.3', 'card', [1, 2], { min: 0 });

/** A table that asks the same question at every step; each answer takes it on by as many steps as `pace` says. */
function layTable(step: number, pace = 1) {
  const given: { answer: Answer; step: number }[] = [];
  const table = {
    snapshot: () => ({ step, decision: buy }) as TableSnapshot,
    subscribe: () => () => undefined,
    answer: async (answer: Answer, at: number) => {
      given.push({ answer, step: at });
      step += pace;
    },
  } as unknown as Table;
  return { table, given };
}

test('each answer of a series belongs to the step that the one before has led to', async () => {
  const { table, given } = layTable(4);
  await sendSeries(table, [[1], [2]], 4);
  expect(given).toEqual([
    { answer: [1], step: 4 },
    { answer: [2], step: 5 },
  ]);
});

test('a series for a question that is gone is not begun', async () => {
  const { table, given } = layTable(5);
  await sendSeries(table, [[1], [2]], 4);
  expect(given).toEqual([]);
});

test('a series ends where more has happened than its last answer', async () => {
  const { table, given } = layTable(4, 2);
  await sendSeries(table, [[1], [2]], 4);
  expect(given).toEqual([{ answer: [1], step: 4 }]);
});
