import { useEffect, useRef } from 'react';

const MARK = 'regalia-replay';

/**
 * Makes what is shown an entry of the browser's history, so that Back closes it and stays at the table. Returns how to close
 * it from the page.
 */
export function useBackButton(onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (history.state !== MARK) history.pushState(MARK, '');
    const onPop = (): void => {
      if (history.state !== MARK) close.current();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  return () => (history.state === MARK ? history.back() : close.current());
}
