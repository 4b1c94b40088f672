import { type Card, Effect, type Seat } from '@regalia/kernel';
import type { PanovnikEvent } from './events.ts';
import type { Slot } from './pyramid/pyramid.ts';
import type { PanovnikState } from './state.ts';

/** What the steps of the game and of its laws work with. What can be done with it stands in `verbs/`. */
export class Turn extends Effect<PanovnikState, PanovnikEvent> {
  /** The card that is being played. */
  get card(): Card {
    return this.frame.card;
  }

  /** The slot in which that card lies. */
  get slot(): Slot {
    return this.state.place[this.frame.card] as Slot;
  }

  /** A public number of this effect; 0 if it was never set. */
  count(name: string): number {
    return this.vars[name] ?? 0;
  }

  /** Everybody but nobody in particular: all seats, ascending. */
  get all(): Seat[] {
    return this.seatsFrom(0);
  }
}
