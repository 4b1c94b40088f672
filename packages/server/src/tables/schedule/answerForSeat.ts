import type { Answer, AnsweredBy, Seat } from '@regalia/kernel';
import type { MetricsSink } from '../../ports/metrics.ts';
import type { LiveTable } from '../live/LiveTable.ts';
import { stepOf, type TableState } from '../state/tableState.ts';
import { answer } from '../verbs/answer.ts';

/** The server as the actor of a seat whose person does not answer, or of a bot. */
export interface AutoPlayActor {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  /** Whether the server should still answer. */
  readonly isDue: (t: TableState, now: number) => boolean;
}

/** Like `perform`, but for a seat; it bypasses the queue limit. */
export async function answerForSeat(
  table: LiveTable,
  metrics: MetricsSink,
  { seat, by, isDue }: AutoPlayActor,
  command: { readonly step: number; readonly answer: Answer },
): Promise<void> {
  await table.writeAlways((t, now) => {
    if (stepOf(t) !== command.step || !isDue(t, now)) return null;
    const line = answer(t, seat, command.step, command.answer, by);
    if (line !== null) metrics.answered(by);
    return line;
  });
}
