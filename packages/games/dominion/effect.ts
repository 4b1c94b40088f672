import { type Card, Effect, type Seat } from '@regalia/kernel';
import type { DominionEvent } from './events.ts';
import type { DominionState } from './state.ts';
import { aside, cardsIn, deck, discard, hand, play } from './zones.ts';

/** What the steps of cards and turns work with. What can be done with it stands in `verbs/`. */
export class Turn extends Effect<DominionState, DominionEvent> {
  /** Cards of one's own zones, or of another seat's. */
  handOf(seat: Seat = this.me): readonly Card[] {
    return cardsIn(this.state, hand(seat));
  }

  deckOf(seat: Seat = this.me): readonly Card[] {
    return cardsIn(this.state, deck(seat));
  }

  discardOf(seat: Seat = this.me): readonly Card[] {
    return cardsIn(this.state, discard(seat));
  }

  playOf(seat: Seat = this.me): readonly Card[] {
    return cardsIn(this.state, play(seat));
  }

  asideOf(seat: Seat = this.me): readonly Card[] {
    return cardsIn(this.state, aside(seat));
  }

  /** The seat that plays the card, in the frame of another seat that it affects. */
  get cause(): Seat {
    return this.frame.cause;
  }

  /** The next seat in turn order. */
  get left(): Seat {
    return (this.me + 1) % this.seats;
  }
}
