import type { Decision, OptionId } from '@regalia/kernel';
import { useEffect, useRef } from 'react';

interface Shortcuts {
  readonly decision: Decision | null;
  readonly complete: boolean;
  readonly toggle: (option: OptionId) => void;
  readonly send: () => void;
}

/** The keys 1 to 9 mark the options in their order, Enter sends; never while something else has the keyboard. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { decision, complete, toggle, send } = current.current;
      if (decision === null || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBusy(event.target)) return;
      const option = decision.options[Number(event.key) - 1];
      if (option !== undefined) toggle(option);
      else if (event.key === 'Enter' && complete && isFree(event.target)) send();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Enter means nothing else here: nothing has the focus, or the question itself. */
function isFree(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('[data-place=prompt]'));
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.matches('input, select, textarea');
}
