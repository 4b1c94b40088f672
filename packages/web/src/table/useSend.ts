import type { Answer, Decision } from '@regalia/kernel';
import { useRef, useState } from 'react';
import { afterPaint } from '../ui/afterPaint.ts';

interface Sending {
  /** Whether the question shown has been answered, though the table does not show it yet. */
  readonly isSent: boolean;
  readonly send: (answer: Answer) => void;
}

/**
 * One answer at a time. That it was given is shown at once, and until another question is shown; what it changes at the table is
 * drawn after that. The table may move on in between: `give` is the one of the moment at which the answer was chosen.
 */
export function useSend(question: Decision | null, give: (answer: Answer) => Promise<void>): Sending {
  const isBusy = useRef(false);
  const [answered, setAnswered] = useState<Decision | null>(null);
  if (answered !== null && answered !== question) setAnswered(null);
  const send = (answer: Answer): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setAnswered(question);
    afterPaint(() => {
      isBusy.current = false;
      give(answer).catch(() => setAnswered(null));
    });
  };
  return { isSent: answered !== null && answered === question, send };
}
