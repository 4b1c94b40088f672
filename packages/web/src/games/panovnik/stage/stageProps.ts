import type { Seat } from '@regalia/kernel';

export interface StageProps {
  /** Whose pyramid lies over the stage. */
  readonly shown: Seat | null;
  readonly onClose: () => void;
}
