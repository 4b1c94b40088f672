import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** How long a page may take to come, in ms. */
const PATIENCE = 5000;

/** Whoever follows a link hears and reaches the new page from its title on, as with pages that are loaded. */
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
    const look = (): void => {
      const title = document.querySelector<HTMLElement>('h1');
      const { activeElement } = document;
      const isKept = activeElement !== null && activeElement !== document.body && activeElement.isConnected;
      // What has the focus may belong to the page before, which is still to go.
      if (title === null || isKept) return;
      stop();
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(stop, PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
    // Whoever goes on meanwhile has found a place.
    addEventListener('keydown', stop, true);
    addEventListener('pointerdown', stop, true);
    look();
    return stop;
  }, [path]);
  return null;
}
