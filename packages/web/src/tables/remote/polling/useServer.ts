import { useEffect, useEffectEvent, useState } from 'react';

export type Answered<T> =
  | { readonly state: 'asking' }
  | { readonly state: 'offline' }
  | { readonly state: 'there'; readonly value: T };

/** Asks the server once, and again whenever `on` changes. Offline is an answer too. */
export function useServer<T>(ask: () => Promise<T>, on = ''): Answered<T> {
  const [answered, setAnswered] = useState<Answered<T>>({ state: 'asking' });
  const request = useEffectEvent(ask);
  useEffect(() => {
    let gone = false;
    const take = (next: Answered<T>): void => {
      if (!gone) setAnswered(next);
    };
    request().then(
      (value) => take({ state: 'there', value }),
      () => take({ state: 'offline' }),
    );
    return () => {
      gone = true;
    };
  }, [on]);
  return answered;
}
