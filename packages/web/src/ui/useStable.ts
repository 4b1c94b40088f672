import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for ever, which does what the latest one does: for handlers given to memoized parts. */
export function useStable<Args extends readonly unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
