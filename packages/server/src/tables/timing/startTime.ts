import type { TableState } from '../state/tableState.ts';

/** How long a full table waits for the nonces of its people. */
const NONCE_WAIT_MS = 10_000;

/**
 * When the game starts at the latest; undefined while seats are free, and until one of the people has been there. A nonce
 * proves that; `hereSince` is when the first person who is there now came.
 */
export function startsAt(t: TableState, hereSince?: number): number | undefined {
  if (t.phase !== 'gathering' || t.filledAt === null) return undefined;
  const seen = [hereSince, ...t.seats.map(({ nonceAt }) => nonceAt)].filter((at) => typeof at === 'number');
  if (seen.length === 0) return undefined;
  const from = Math.max(t.filledAt, Math.min(...seen));
  const isMissing = t.seats.some(({ kind, nonce }) => kind === 'person' && nonce === null);
  return isMissing ? from + NONCE_WAIT_MS : from;
}
