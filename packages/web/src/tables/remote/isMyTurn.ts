import type { TableSummary } from '@regalia/protocol';

export function isMyTurn({ mySeat, waitingFor, seats }: TableSummary): boolean {
  return mySeat !== null && waitingFor.includes(mySeat) && seats[mySeat]?.autoPlayed === false;
}
