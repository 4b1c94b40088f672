import { DECKS, type DicekingEvent, type DicekingState, type DicekingView, deckOf } from '@regalia/games/diceking';
import type { Seat } from '@regalia/kernel';

/** What brought points: the deck whose citizen did it, or the gem of the start. */
export const ORIGINS = [...DECKS, 'start'] as const;
export type Origin = (typeof ORIGINS)[number];

/** What happened in one game, told from its events. */
export class Ledger {
  /** Events by their kind, citizens by deck, merchants by stars. */
  readonly counts = new Map<string, number>();
  first: Seat = -1;
  turns = 0;
  by = '';
  #deck: Origin = 'start';
  readonly #castles = new Map<number, Origin>();
  /** By seat and color of gem, where each came from. */
  readonly #gems: Origin[][][];

  constructor(seats: number) {
    this.#gems = Array.from({ length: seats }, () => [[], ['start'], []]);
  }

  push(event: DicekingEvent): void {
    this.#count(event.t);
    switch (event.t) {
      case 'opened':
        this.first = event.seat;
        break;
      case 'turn-began':
        this.turns = event.turn;
        break;
      case 'won':
        this.#deck = DECKS[deckOf(event.card)] as Origin;
        this.#count(`deck ${this.#deck}`);
        if (this.#deck === 'merchant') this.#count(`stars ${event.stars}`);
        break;
      case 'built':
      case 'slew':
      case 'captured':
        this.#castles.set(event.space, this.#deck);
        break;
      case 'took-gem':
        this.#gems[event.seat]?.[event.gem]?.push(this.#deck);
        break;
      case 'stole-gem':
        this.#gems[event.from]?.[event.gem]?.pop();
        this.#gems[event.seat]?.[event.gem]?.push('thief');
        break;
      case 'ended':
        this.by = event.by;
        break;
    }
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** The points of a seat by what brought them. */
  pointsBy(seat: Seat, state: DicekingState, view: DicekingView): Map<Origin, number> {
    const points = new Map<Origin, number>();
    const add = (origin: Origin, n: number) => points.set(origin, (points.get(origin) ?? 0) + n);
    const own = view.seats[seat];
    view.spaces.forEach(({ owner }, space) => {
      if (owner === seat) add(this.#castles.get(space) ?? 'start', own?.area.includes(space) ? 3 : 1);
    });
    this.#gems[seat]?.forEach((origins, gem) => {
      for (const origin of origins) add(origin, gem + 1);
    });
    if (own?.hasMostFires) add('slayer', 4);
    if (state.flow.outcome === null) throw new Error('the game is not over');
    return points;
  }
}
