import { useEffect } from 'react';
import { useStable } from '../../ui/useStable.ts';
import { isNotForTable } from './keyboard.ts';

interface Jumps {
  /** Shows the log where it is not beside the table. */
  readonly onLog: () => void;
  readonly onTable: () => void;
  readonly onKeys: () => void;
}

/** One key leads to the hand, to what may be chosen, to the question and to the log; "?" lists all keys. */
export function useJumpKeys({ onLog, onTable, onKeys }: Jumps): void {
  const jump = useStable((key: string): boolean => {
    if (key === '?') onKeys();
    else if (key === 'l') {
      onLog();
      focusSoon('[data-place=log]');
    } else if (key === 'h' || key === 'b' || key === 'p') {
      onTable();
      focusSoon(TARGETS[key]);
    } else return false;
    return true;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.repeat && !isNotForTable(event) && jump(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [jump]);
}

const TARGETS = {
  h: '[data-place=hand] [data-choosable]',
  b: '[data-choosable][data-offered], [data-choosable][data-marked]',
  p: '[data-place=prompt]',
} as const;

/** By the next frame what is turned to is there. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(selector)?.focus();
  });
}
