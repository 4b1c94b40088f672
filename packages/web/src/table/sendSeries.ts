import { type Answer, isLegal } from '@regalia/kernel';
import type { Table } from '../tables/table.ts';

const PATIENCE = 8000;

/**
 * Answers the question of the step `first` and, each time it is asked again right after, once more; stops where it no longer
 * is, or where something else has happened in between.
 */
export async function sendSeries(table: Table, answers: readonly Answer[], first: number): Promise<void> {
  const prompt = table.snapshot().decision?.prompt;
  for (const [i, answer] of answers.entries()) {
    const { decision, step } = table.snapshot();
    if (step !== first + i || decision === null || decision.prompt !== prompt || !isLegal(decision, answer)) return;
    await table.answer(answer, step);
    await untilAfter(table, step);
  }
}

function untilAfter(table: Table, step: number): Promise<void> {
  if (table.snapshot().step > step) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    const stop = table.subscribe(() => {
      if (table.snapshot().step > step) done();
    });
  });
}
