import { useEffect } from 'react';

function setBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Shows how many tables wait for me in the title and badge. Null while unknown. */
export function useWaitingCount(count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    document.title = count > 0 ? `(${count}) Regalia` : 'Regalia';
    setBadge(count);
    return () => {
      document.title = 'Regalia';
    };
  }, [count]);
}

/** Signals my turn in the title and by a badge. */
export function useAttention(isMyTurn: boolean, title: string, turnTitle: string): void {
  useEffect(() => {
    document.title = isMyTurn ? `● ${turnTitle} – ${title}` : `${title} – Regalia`;
    setBadge(isMyTurn ? 1 : 0);
    return () => {
      document.title = 'Regalia';
    };
  }, [isMyTurn, title, turnTitle]);
}
