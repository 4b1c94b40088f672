import type { Seat } from '@regalia/kernel';
import type { StoredChat } from './tableState.ts';

/** A request was made, agreed to or settled; or one of those asked has refused it. */
export type ConsentChange = 'changed' | 'refused';

/** What a log line changed, so that each viewer is sent only what concerns it. */
export interface TableChange {
  /** Seats, phase or end: public information, also shown in lists. */
  readonly table?: boolean;
  /** The step rose: everybody gets an update. */
  readonly step?: boolean;
  /** The seat parked or withdrew an answer; only its own viewer may know which. */
  readonly parked?: Seat;
  /** The seat gave a standing order; only its own viewer may know. */
  readonly ordered?: Seat;
  /** The others may see that the seat has answered, or no longer has. */
  readonly ready?: boolean;
  readonly chat?: StoredChat;
  readonly undo?: ConsentChange;
  readonly stop?: ConsentChange;
  /** Something shown to viewers was erased: everything is sent again. */
  readonly everything?: boolean;
  /** A person who must leave. */
  readonly removed?: string;
}
