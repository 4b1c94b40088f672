import type { TableSummary } from '@regalia/protocol';

/** How one of my tables can be taken from my list: closed for everybody, hidden here, or not at all. */
export function removalOf({ phase, mySeat, seats, host }: TableSummary): 'close' | 'hide' | null {
  if (phase === 'over') return 'hide';
  // Without a seat, a table is mine because I am its host.
  const isHost = mySeat === null || seats[mySeat]?.person?.id === host.id;
  const isAlone = seats.every(({ person }) => person === null || person.id === host.id);
  return phase === 'gathering' && isHost && isAlone ? 'close' : null;
}
