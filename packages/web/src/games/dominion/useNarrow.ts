import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 599px), (max-height: 500px)');

/** Whether the board is drawn for a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
