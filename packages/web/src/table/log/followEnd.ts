/** How far a list is scrolled, in px. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** In px: nearer to the end than this counts as at the end. */
const NEAR_THE_END = 48;

/**
 * Whether a list goes on following its end after a scroll event. Only a reader stops it, by scrolling up: where the list itself has grown,
 * shrunk or turned since, the event came late and tells nothing.
 */
export function followsEnd(wasFollowing: boolean, before: Scrolled, now: Scrolled): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR_THE_END) return true;
  const isSameList = now.scrollHeight === before.scrollHeight && now.clientHeight === before.clientHeight;
  return wasFollowing && !(isSameList && now.scrollTop < before.scrollTop);
}
