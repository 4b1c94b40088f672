import type { TablePast } from '@regalia/protocol';
import { useRef, useState } from 'react';
import type { TableSnapshot, TableSource } from '../tables/table.ts';
import { useStable } from '../ui/useStable.ts';
import { standingSteps, stepAway } from './lookBack.ts';

interface Shown extends TablePast {
  readonly step: number;
  /** Whose eyes saw it, and where the table stood when one began to look back. */
  readonly viewer: TableSnapshot['viewer'];
  readonly begun: number;
}

export interface LookBack {
  /** What is shown instead of the present; null at the present. */
  readonly shown: Shown | null;
  readonly steps: readonly number[];
  readonly turnTo: (step: number) => void;
  /** On or back by so many steps. */
  readonly go: (by: number) => void;
  readonly leave: () => void;
}

/** The table as one saw it before. A new question, and another person at the screen, lead back to the present. */
export function useLookBack(table: TableSource, live: TableSnapshot, onTrouble: (error: Error) => void): LookBack {
  const [kept, setKept] = useState<Shown | null>(null);
  const wanted = useRef<number | null>(null);
  const isCalled = live.decision !== null && live.step !== kept?.begun;
  const shown = kept !== null && !isCalled && live.curtain === null && live.viewer === kept.viewer ? kept : null;
  if (kept !== null && shown === null) setKept(null);
  const steps = standingSteps(live.log);
  const leave = useStable(() => {
    wanted.current = null;
    setKept(null);
  });
  const turnTo = useStable((step: number) => {
    if (step === steps.at(-1)) return leave();
    const { viewer } = live;
    const begun = shown?.begun ?? live.step;
    wanted.current = step;
    table.past(step).then(
      (past) => {
        if (wanted.current === step) setKept({ ...past, step, viewer, begun });
      },
      (error: Error) => onTrouble(error),
    );
  });
  const go = useStable((by: number) => {
    const from = shown === null ? steps.at(-1) : (wanted.current ?? shown.step);
    if (from !== undefined) turnTo(stepAway(steps, from, by));
  });
  return { shown, steps, turnTo, go, leave };
}
