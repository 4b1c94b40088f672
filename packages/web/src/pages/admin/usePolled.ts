import { useCallback, useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** Polls the server while the page is visible, and on request. Null before the first response. */
export function usePolled<T>(ask: () => Promise<T>, on = ''): readonly [T | null, () => void] {
  const [value, setValue] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `on` says when the request changes
  const refresh = useCallback(() => void ask().then(setValue, () => undefined), [on]);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => document.hidden || refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return [value, refresh];
}
