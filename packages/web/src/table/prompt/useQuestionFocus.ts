import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What was chosen by keyboard often leaves the table, and the focus with it. Instead of falling back to the top of the page
 * the focus then waits at the next question, or at how the game ended.
 */
export function useQuestionFocus(bar: RefObject<HTMLElement | null>, asks: string | boolean): void {
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      isByKeyboard.current = target instanceof Element && target.matches(':focus-visible');
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (asks === false || !isByKeyboard.current) return;
    // By the next frame the buttons of the new question are as they will be.
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) bar.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [bar, asks]);
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}
