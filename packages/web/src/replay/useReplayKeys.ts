import { useEffect } from 'react';
import { isNotForTable } from '../table/keyboard/keyboard.ts';
import { useStable } from '../ui/useStable.ts';

interface ReplayKeys {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
  readonly onKeys: () => void;
}

/** Arrows go one step, Home and End to the ends, the space bar plays and stops; "?" lists all keys. */
export function useReplayKeys({ step, last, onStep, onPlay, onKeys }: ReplayKeys): void {
  const press = useStable((key: string, target: EventTarget | null): boolean => {
    const isButton = target instanceof Element && target.matches('button, [role=button]');
    if (key === 'ArrowLeft' && !isThing(target)) onStep(Math.max(0, step - 1));
    else if (key === 'ArrowRight' && !isThing(target)) onStep(Math.min(last, step + 1));
    else if (key === 'Home') onStep(0);
    else if (key === 'End') onStep(last);
    else if (key === ' ' && !isButton) onPlay();
    else if (key === '?') onKeys();
    else return false;
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isNotForTable(event) && press(event.key, event.target)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [press]);
}

/** On the board arrows lead from one thing to the next. */
function isThing(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-choosable]');
}
