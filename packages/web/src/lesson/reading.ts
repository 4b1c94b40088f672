import type { Lesson } from '../kit/lesson.ts';
import type { Progress } from './progress.ts';

/** Which text of the lesson is due at a step of the table: the first one there that has not been read. Null if nothing is said. */
export function dueText({ steps }: Pick<Lesson, 'steps'>, step: number, read: Progress): number | null {
  const first = steps.findIndex(({ at }) => at === step);
  const due = first + (read.step === step ? read.count : 0);
  return first >= 0 && steps[due]?.at === step ? due : null;
}

/** Whether another text of the same step follows. */
export function hasNext({ steps }: Pick<Lesson, 'steps'>, text: number): boolean {
  return steps[text + 1]?.at === steps[text]?.at;
}
