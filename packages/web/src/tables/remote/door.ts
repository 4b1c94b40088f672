import { create } from 'zustand';

interface Door {
  /** The server asks for its club's password. */
  readonly isShut: boolean;
  /** I play on this device only, and do not want to be asked. */
  readonly isPassedBy: boolean;
  /** When the server is to restart. */
  readonly restartAt: number | null;
}

/** What the server has said of itself, whichever page it said it to. */
export const useDoor = create<Door>()(() => ({ isShut: false, isPassedBy: false, restartAt: null }));

export function noteClub(): void {
  if (!useDoor.getState().isShut) useDoor.setState({ isShut: true });
}

export function noteRestart(restartAt: number | null): void {
  if (useDoor.getState().restartAt !== restartAt) useDoor.setState({ restartAt });
}
