import type { Seat } from '@regalia/kernel';
import type { Consent } from '@regalia/protocol';

/** Where a wish to go back stands at a step. */
export interface AskedUndo {
  readonly asked: Consent | null;
  readonly step: number;
}

/** Who of the others may have refused my wish; null if nobody has: it still stands, or the game has gone on or back. */
export function refusersOf(before: AskedUndo, now: AskedUndo, me: Seat | 'spectator'): readonly Seat[] | null {
  const wasMine = before.asked !== null && before.asked.by === me;
  return wasMine && now.asked === null && now.step === before.step ? before.asked.missing : null;
}
