import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function count(by: number): void {
  open += by;
  for (const listener of listeners) listener();
}

/** Says that something modal lies over the page; call the result when it does no more. */
export function coverPage(): () => void {
  count(1);
  return () => count(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something modal is open: a screen reader then neither reads nor announces what lies behind it. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
