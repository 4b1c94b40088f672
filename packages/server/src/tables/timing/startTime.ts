import type { TableState } from '../state/tableState.ts';

/** How long a full table waits for the nonces of its people. */
const NONCE_WAIT_MS = 10_000;

/** When the game starts at the latest; undefined while seats are free. */
export function startsAt(t: TableState): number | undefined {
  if (t.phase !== 'gathering' || t.filledAt === null) return undefined;
  const isMissing = t.seats.some(({ kind, nonce }) => kind === 'person' && nonce === null);
  return isMissing ? t.filledAt + NONCE_WAIT_MS : t.filledAt;
}
