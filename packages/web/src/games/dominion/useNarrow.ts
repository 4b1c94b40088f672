import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 900px)');

/** Whether the board is drawn for a narrow screen. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
