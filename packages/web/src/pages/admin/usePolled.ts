import { useEffect, useEffectEvent, useState } from 'react';

const EVERY_MS = 10_000;

/** Polls the server while the page is visible, and on request. Null before the first response. */
export function usePolled<T>(ask: () => Promise<T>, on = ''): readonly [T | null, () => void] {
  const [value, setValue] = useState<T | null>(null);
  const [requests, setRequests] = useState(0);
  const request = useEffectEvent(() => void ask().then(setValue, () => undefined));
  // Also when the request changes (`on`), and on request.
  useEffect(() => {
    request();
    const timer = setInterval(() => document.hidden || request(), EVERY_MS);
    return () => clearInterval(timer);
  }, [on, requests]);
  return [value, () => setRequests((n) => n + 1)];
}
