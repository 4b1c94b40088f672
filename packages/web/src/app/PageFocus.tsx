import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** How long to wait for a page, in ms. */
const PATIENCE = 5000;

/** Focuses the title of a new page after navigation, as a full page load would. */
export function PageFocus(): ReactNode {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      removeEventListener('keydown', stop, true);
      removeEventListener('pointerdown', stop, true);
    };
    const focusTitle = (): void => {
      const title = document.querySelector<HTMLElement>('h1');
      const { activeElement } = document;
      const isKept = activeElement !== null && activeElement !== document.body && activeElement.isConnected;
      // The focused element may belong to the previous page, which is still mounted.
      if (title === null || isKept) return;
      stop();
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusTitle);
    const timer = setTimeout(stop, PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
    // Input means the person has already moved on.
    addEventListener('keydown', stop, true);
    addEventListener('pointerdown', stop, true);
    focusTitle();
    return stop;
  }, [path]);
  return null;
}
