import { useEffect, useState } from 'react';

export type Answered<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'offline' }
  | { readonly state: 'there'; readonly value: T };

/** Asks the server now, whenever `on` changes and, if told so, again every few seconds. Offline is an answer too. */
export function useServer<T>(ask: () => Promise<T>, every: number | null, on = ''): Answered<T> {
  const [answered, setAnswered] = useState<Answered<T>>({ state: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says when to ask anew
  useEffect(() => {
    let gone = false;
    let timer = 0;
    const go = async (): Promise<void> => {
      const next = await ask().then(
        (value): Answered<T> => ({ state: 'there', value }),
        (): Answered<T> => ({ state: 'offline' }),
      );
      if (gone) return;
      setAnswered(next);
      if (every !== null) timer = window.setTimeout(go, every);
    };
    void go();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [on]);
  return answered;
}
