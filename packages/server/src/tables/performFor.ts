import type { Answer, AnsweredBy, Seat } from '@regalia/kernel';
import type { AwakeTable } from './awake.ts';
import { stepOf, type TableState } from './state.ts';
import type { Meter } from './surroundings.ts';
import { answer } from './verbs/answer.ts';

/** The server itself, at a seat whose person does not answer or is none. */
export interface StandInActor {
  readonly seat: Seat;
  readonly by: AnsweredBy;
  /** Whether that is still for the server to do. */
  readonly isDue: (t: TableState, now: number) => boolean;
}

/** Does for a seat what `perform` does for a person; it waits behind nobody's requests. */
export async function performFor(
  table: AwakeTable,
  meter: Meter,
  { seat, by, isDue }: StandInActor,
  command: { readonly step: number; readonly answer: Answer },
): Promise<void> {
  await table.actByItself((t, now) => {
    if (stepOf(t) !== command.step || !isDue(t, now)) return null;
    const line = answer(t, seat, command.step, command.answer, by);
    if (line !== null) meter.answered(by);
    return line;
  });
}
