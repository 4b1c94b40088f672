import type { Answer } from '@regalia/kernel';
import { useEffect, useRef } from 'react';
import type { TableChoice } from '../useTableChoice.ts';
import { isNotForTable } from './keyboard.ts';

/** The keys 1 to 9 mark the options in their order, Enter sends; never while something else has the keyboard. */
export function useShortcuts(choice: TableChoice, shortcut: Answer | undefined): void {
  const current = useRef({ choice, shortcut });
  current.current = { choice, shortcut };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { decision, complete, picked, tap, send } = current.current.choice;
      if (decision === null || event.repeat || isNotForTable(event)) return;
      const option = decision.options[Number(event.key) - 1];
      const chosen = picked.length === 0 ? (current.current.shortcut ?? picked) : picked;
      const canSend = chosen.length > 0 ? chosen !== picked || complete : complete && decision.max === 0;
      if (option !== undefined) tap(option);
      else if (event.key === 'Enter' && canSend && isFree(event.target)) send(chosen);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Enter means nothing else here: nothing has the focus, or the question itself. */
function isFree(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('[data-place=prompt]'));
}
