import { useRef } from 'react';
import { useLocation } from 'wouter';

export interface ReplayRoute {
  /** The step that the address names; null where it names the table itself. */
  readonly step: number | null;
  readonly open: () => void;
  /** Changes the address and leaves no trace in the history. */
  readonly turnTo: (step: number) => void;
  readonly close: () => void;
}

/** The step in an address that ends in `/replay/12`. */
export function stepIn(path: string): number | null {
  const [, step] = /\/replay\/(\d{1,6})$/.exec(path) ?? [];
  return step === undefined ? null : Number(step);
}

/** A replay has an address below its table's, so that it can be shared and Back leads to the table. */
export function useReplayRoute(base: string): ReplayRoute {
  const [path, go] = useLocation();
  const wasOpenedHere = useRef(false);
  return {
    step: stepIn(path),
    open: () => {
      wasOpenedHere.current = true;
      go(`${base}/replay/0`);
    },
    turnTo: (step) => go(`${base}/replay/${step}`, { replace: true }),
    close: () => {
      if (wasOpenedHere.current) history.back();
      else go(base, { replace: true });
      wasOpenedHere.current = false;
    },
  };
}
