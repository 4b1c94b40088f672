import { useEffect } from 'react';
import type { AnyGameUi } from '../kit/gameUi.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';
import { orderedAnswer } from './standingStore.ts';

/** As long as a person would take, so that the time tells nothing. */
const humanPause = (): number => 900 + Math.random() * 1800;

/**
 * At a table on a server, answers by the standing order after a human pause; whether it does. A local table does so itself,
 * since it knows every seat at the screen.
 */
export function useOrders(table: Table, ui: AnyGameUi, { decision, step }: TableSnapshot): boolean {
  const answer = table.remote && decision ? orderedAnswer(ui, table.id, decision) : null;
  const key = answer && `${step} ${answer.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether it is another question
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => void table.answer(answer, step).catch(() => undefined), humanPause());
    return () => clearTimeout(timer);
  }, [key]);
  return answer !== null;
}
