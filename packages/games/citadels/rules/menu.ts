import { ascending, type Card, composite, type OptionId, type Seat } from '@regalia/kernel';
import type { CitadelsState, TurnState } from './state.ts';
import { cityOf, handOf } from './zones.ts';

/** What a seat can do in its turn, in the order of the menu. */
export const ACTIONS = [
  'coins',
  'cards',
  'build',
  'color',
  'murder',
  'rob',
  'swap',
  'exchange',
  'draw',
  'destroy',
  'laboratory',
  'smithy',
  'play',
  'improve',
  'wagon',
  'end',
] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * An action with what it is aimed at: a seat, a card, both or nothing (0). For `wagon` the card is the wagon's number; for
 * `improve` the card is the new building and `old` the one that makes way.
 */
export interface Choice {
  readonly action: Action;
  readonly seat: Seat;
  readonly card: Card;
  readonly old: Card;
}

const NUMBERS = Object.fromEntries(ACTIONS.map((action, i) => [action, i])) as Readonly<Record<Action, number>>;
export const MOST_SEATS = 7;
const option = composite({ action: ACTIONS.length, seat: MOST_SEATS, card: 64, old: 64 });
const { action: numberIn, seat: seatIn, card: cardIn, old: oldIn } = option.partOf;

/** What each part adds to an option, where a menu puts together many of them. */
const FIRST_OF = Object.fromEntries(ACTIONS.map((action) => [action, optionOf(action)])) as Record<Action, OptionId>;
const PER_SEAT = option.makeId(0, 1, 0, 0);
const PER_CARD = option.makeId(0, 0, 1, 0);

export function optionOf(action: Action, card: Card = 0, seat: Seat = 0, old: Card = 0): OptionId {
  return option.makeId(NUMBERS[action], seat, card, old);
}

export function choiceOf(id: OptionId): Choice {
  return { action: ACTIONS[numberIn(id)] ?? 'end', seat: seatIn(id), card: cardIn(id), old: oldIn(id) };
}

/** What a seat may do now; abilities add to it. */
export class Menu {
  readonly options: OptionId[] = [];
  readonly state: Readonly<CitadelsState>;
  readonly me: Seat;
  #kinds: readonly Card[] | null = null;

  constructor(state: Readonly<CitadelsState>) {
    this.state = state;
    this.me = state.turn.seat;
  }

  /** The kinds in hand, each once, ascending. */
  get kinds(): readonly Card[] {
    this.#kinds ??= kindsIn(this.hand);
    return this.#kinds;
  }

  get hand(): readonly Card[] {
    return handOf(this.state, this.me);
  }

  get turn(): Readonly<TurnState> {
    return this.state.turn;
  }

  get coins(): number {
    return this.state.coins[this.me] as number;
  }

  get city(): readonly Card[] {
    return cityOf(this.state, this.me);
  }

  get opponents(): Seat[] {
    const { seats } = this.state;
    const opponents: Seat[] = [];
    for (let i = 1; i < seats; i++) opponents.push((this.me + i) % seats);
    return opponents;
  }

  add(action: Action, card: Card = 0, seat: Seat = 0, old: Card = 0): void {
    this.options.push(FIRST_OF[action] + PER_SEAT * seat + PER_CARD * card + old);
  }
}

function kindsIn(cards: readonly Card[]): Card[] {
  const kinds = ascending(cards);
  let count = 0;
  for (let i = 0; i < kinds.length; i++) if (i === 0 || kinds[i] !== kinds[i - 1]) kinds[count++] = kinds[i] as Card;
  while (kinds.length > count) kinds.pop();
  return kinds;
}
