import type { Lesson } from '../kit/lesson.ts';
import type { Progress } from './progress.ts';

/** Which text of the lesson is due at a step of the table: the first one there that has not been read. Null if nothing is said. */
export function dueText({ steps }: Pick<Lesson, 'steps'>, step: number, read: Progress): number | null {
  const first = steps.findIndex(({ at }) => at === step);
  const due = first + (read.step === step ? read.count : 0);
  return first >= 0 && steps[due]?.at === step ? due : null;
}

/** Which text of the lesson advises what to answer at a step. */
export function advisedText({ steps }: Pick<Lesson, 'steps'>, step: number): number | null {
  const advised = steps.findIndex(({ at, answer }) => at === step && answer !== undefined);
  return advised < 0 ? null : advised;
}

/** Whether another text of the same step follows. */
export function hasNext({ steps }: Pick<Lesson, 'steps'>, text: number): boolean {
  return steps[text + 1]?.at === steps[text]?.at;
}
