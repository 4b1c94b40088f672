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
    };
    const look = (): void => {
      const title = document.querySelector<HTMLElement>('h1');
      if (title === null) return;
      stop();
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(stop, PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return stop;
  }, [path]);
  return null;
}
