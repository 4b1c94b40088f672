import { useCallback, useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** What the server says, asked again every few seconds while the page is seen, and on wish. Null before it has answered. */
export function useWatched<T>(ask: () => Promise<T>, on = ''): readonly [T | null, () => void] {
  const [value, setValue] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when to ask for something else
  const look = useCallback(() => void ask().then(setValue, () => undefined), [on]);
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return [value, look];
}
