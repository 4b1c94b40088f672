import { create } from 'zustand';

interface ServerStatus {
  /** The server asks for its club's password. */
  readonly needsPassword: boolean;
  /** I play on this device only, and do not want to be asked. */
  readonly isSkipped: boolean;
  /** When the server is to restart. */
  readonly restartAt: number | null;
}

/** What the server has said of itself, whichever page it said it to. */
export const useServerStatus = create<ServerStatus>()(() => ({
  needsPassword: false,
  isSkipped: false,
  restartAt: null,
}));

export function noteClub(): void {
  if (!useServerStatus.getState().needsPassword) useServerStatus.setState({ needsPassword: true });
}

export function noteRestart(restartAt: number | null): void {
  if (useServerStatus.getState().restartAt !== restartAt) useServerStatus.setState({ restartAt });
}
