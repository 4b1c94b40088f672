import { type Answer, isLegal } from '@regalia/kernel';
import type { Table } from '../tables/table.ts';

const PATIENCE = 8000;

/** Answers the same question several times over, each time once it is asked again; stops where it no longer is. */
export async function sendSeries(table: Table, answers: readonly Answer[]): Promise<void> {
  const prompt = table.snapshot().decision?.prompt;
  for (const answer of answers) {
    const { decision, step } = table.snapshot();
    if (decision === null || decision.prompt !== prompt || !isLegal(decision, answer)) return;
    await table.answer(answer);
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
