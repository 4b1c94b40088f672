import type { Seat } from '@regalia/kernel';
import { useState } from 'react';
import type { TableSnapshot } from '../tables/table.ts';
import { refusersOf } from './refusedUndo.ts';

interface RefusedUndoState {
  /** Who may have refused what I asked for; null while there is nothing to say. */
  readonly refusers: readonly Seat[] | null;
  /** I do not want it any more myself. */
  readonly noteWithdrawal: () => void;
}

/** Follows my wish to take an answer back until it is refused, and what was said of that until the game goes on. */
export function useRefusedUndo({ remote, step, viewer }: TableSnapshot): RefusedUndoState {
  const asked = remote?.undoAsked ?? null;
  const [before, setBefore] = useState({ asked, step });
  const [isWithdrawn, setWithdrawn] = useState(false);
  const [refusers, setRefusers] = useState<readonly Seat[] | null>(null);
  if (before.asked !== asked || before.step !== step) {
    setBefore({ asked, step });
    setRefusers(isWithdrawn ? null : refusersOf(before, { asked, step }, viewer));
    if (before.asked === null || asked === null) setWithdrawn(false);
  }
  return { refusers, noteWithdrawal: () => setWithdrawn(true) };
}
