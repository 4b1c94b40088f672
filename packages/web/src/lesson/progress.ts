/** How far the coach was read at a step of a table, so that a new visit goes on there. */
export interface Progress {
  readonly step: number;
  readonly count: number;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const NOTHING: Progress = { step: -1, count: 0 };
const keyOf = (table: string): string => `lesson ${table}`;

export function readProgress(table: string, kept: Kept = localStorage): Progress {
  const [step, count] = (kept.getItem(keyOf(table)) ?? '').split(' ').map(Number);
  return Number.isInteger(step) && Number.isInteger(count) ? { step: step as number, count: count as number } : NOTHING;
}

export function keepProgress(table: string, { step, count }: Progress, kept: Kept = localStorage): void {
  kept.setItem(keyOf(table), `${step} ${count}`);
}
