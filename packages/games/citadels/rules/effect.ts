import { type Card, Effect, type Seat } from '@regalia/kernel';
import type { CitadelsEvent } from './events.ts';
import { type CitadelsState, coinsOf, type TurnState } from './state.ts';
import { cityOf, handOf } from './zones.ts';

/** What the steps of rounds, turns and cards work with. What can be done with it stands in `verbs/`. */
export class Turn extends Effect<CitadelsState, CitadelsEvent> {
  /** The card of this effect: what is built, named, discarded, destroyed. */
  get card(): Card {
    return this.frame.card;
  }

  /** The seat that the effect is aimed at, where there is one. */
  get target(): Seat {
    return this.vars.target ?? this.me;
  }

  get turn(): TurnState {
    return this.state.turn;
  }

  handOf(seat: Seat = this.me): readonly Card[] {
    return handOf(this.state, seat);
  }

  cityOf(seat: Seat = this.me): readonly Card[] {
    return cityOf(this.state, seat);
  }

  coinsOf(seat: Seat = this.me): number {
    return coinsOf(this.state, seat);
  }
}
