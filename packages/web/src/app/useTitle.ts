import { useEffect } from 'react';

/** Names the page in the window's title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} – Regalia`;
    return () => {
      document.title = 'Regalia';
    };
  }, [title]);
}
