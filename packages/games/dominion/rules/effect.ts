import {
  type Card,
  cardParam,
  Effect,
  NO_CARD,
  type Params,
  type Program,
  type Seat,
  seatParam,
} from '@regalia/kernel';
import type { DominionEvent } from './events.ts';
import type { DominionState } from './state.ts';
import { aside, cardsIn, deck, discard, hand, play } from './zones.ts';

const NOTHING_TO_SAY: Params = {};

/** What a card does. */
export interface CardText {
  readonly id: string;
  readonly program: Program<Turn>;
  /** What happens when it is shown against an Attack. */
  readonly reaction: Program<Turn> | null;
}

/** What the steps of cards and turns work with. What can be done with it stands in `verbs/`. */
export class Turn extends Effect<DominionState, DominionEvent> {
  /** By kind: a card may play any other, so that its text is found by way of this handle. */
  readonly #texts: readonly (CardText | undefined)[];

  constructor(texts: readonly (CardText | undefined)[]) {
    super();
    this.#texts = texts;
  }

  textOf(kind: Card): CardText {
    const text = this.#texts[kind];
    if (text === undefined) throw new RangeError(`card ${kind} cannot be played`);
    return text;
  }

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

  /** What a question says of itself: the card that asks, if one does. */
  get source(): Params {
    const { card } = this.frame;
    return card === NO_CARD ? NOTHING_TO_SAY : { source: cardParam(card) };
  }

  /** The same, where another seat than this one is asked. */
  get sourceAndMe(): Params {
    return { ...this.source, about: seatParam(this.me) };
  }

  /** The next seat in turn order. */
  get left(): Seat {
    return (this.me + 1) % this.seats;
  }
}
