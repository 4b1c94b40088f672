/** The types every part of Regalia shares. All are plain data: ints, strings, null, arrays and objects. */

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks at a game: a seat, a spectator (public information only), or the judge, who sees everything after the end. */
export type Viewer = Seat | 'spectator' | 'judge';

/** The game's number for a kind of card. Two copies of a card have the same number. */
export type Card = number;

/** An option of a decision; `Decision.of` says what it means. Stable, never negative, never a list index. */
export type OptionId = number;

/** The chosen options: a multiset for `pick`, a sequence for `order`, one number for `amount`. */
export type Answer = readonly OptionId[];

export type DecisionKind = 'pick' | 'order' | 'amount';

/** A value in a message. `of` and `id` identify something that each language names, such as a card or a seat. */
export type Param = string | number | { readonly of: string; readonly id: number | readonly number[] };

/** Message values by name. */
export type Params = Readonly<Record<string, Param>>;

/** A place on the table ('hand', 'supply', 'map') and the seat that owns it, if any. */
export interface Where {
  readonly place: string;
  readonly seat: Seat | null;
}

/** A question to one seat. UI, bots, API, log and tests read nothing else. Immutable once asked. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** The key of the question's text. */
  readonly prompt: string;
  /** The ID of the rule that requires the choice. */
  readonly rule: string;
  /** What the options are: 'card', 'seat', 'mode', ... */
  readonly of: string;
  readonly options: readonly OptionId[];
  /** How many times each option may be chosen; null means once each. */
  readonly limits: readonly number[] | null;
  /** The fewest and most options to choose; for `amount`, the smallest and largest number. */
  readonly min: number;
  readonly max: number;
  /**
   * The values of the question's text. In every game, `source` is the card that asks (shown beside the question), and
   * `about` is the seat whose cards are affected, where that is not obvious.
   */
  readonly params: Params;
  /** Where the options lie; null for options without a place, such as modes. */
  readonly where: Where | null;
  /** Whether the others may see that this seat has answered. They never see the answer. */
  readonly open: boolean;
}

/** Named public numbers of a frame. */
export type Vars = Readonly<Record<string, number>>;

/** One suspended run of a program. It never holds hidden cards; those are in zones. */
export interface Frame {
  program: string;
  /** The index of the next step. */
  pc: number;
  /** The seat whose effect it is. */
  seat: Seat;
  /** The seat that caused it, such as the attacker in a victim's frame. */
  cause: Seat;
  /** Numbers carried from step to step. Replaced, never mutated, so clones may share them. */
  vars: Vars;
  /** The public card the effect belongs to, or -1. */
  card: Card;
  /** The seats a loop has yet to visit. */
  queue: Seat[] | null;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** The place of each seat, from 1; tied seats share a place. */
  readonly places: readonly number[];
  /** What separated the winners from the rest: 0 for points, 1 for the first tie-break, and so on; -1 for nothing. */
  readonly decidedBy: number;
}

/** A pseudo-random generator: the first int identifies the algorithm, the others are its state. */
export type RngState = number[];

/** The control state of a game between two answers. */
export interface Flow {
  rng: RngState;
  /** The call stack, outermost first: game, round, turn, card, sub-effect. */
  stack: Frame[];
  /** The current decisions, answered or not. */
  asked: Decision[];
  /** `given[i]` answers `asked[i]`. Secret until every entry is set. */
  given: (Answer | null)[];
  /** A bit per seat with a parked answer. In a determinized state, only what its seat may know. */
  ready: number;
  /** The number of resolved sets of decisions. */
  step: number;
  /** The number of answers that stand. */
  answered: number;
  /** Per seat, the lowest answer count it may undo to without consent. */
  undo: number[];
  outcome: Outcome | null;
}

/**
 * A place for cards. `marks[i]` holds four bits per viewer: what that viewer knows of `cards[i]` (see zones/marks.ts).
 * The last card of an ordered zone is its top.
 */
export interface Zone {
  cards: Card[];
  marks: number[];
}

/** Cards a viewer knows to be somewhere among the places marked `id`, without knowing where. */
export interface Group {
  viewer: number;
  id: number;
  /** A bit per pool that the group's other cards may come from. */
  pools: number;
  /** The known cards, ascending; never more than there are marked places. */
  cards: Card[];
}

/** Cards a viewer knows to be missing from a zone, apart from places where it knows the card. */
export interface Absence {
  viewer: number;
  zone: number;
  /** Ascending. */
  cards: Card[];
}

/** What every game's state extends. */
export interface State {
  readonly revision: number;
  readonly seats: number;
  flow: Flow;
  zones: Zone[];
  groups: Group[];
  absences: Absence[];
}

export const NO_CARD = -1;

/** A text to show: its key and the values to insert. */
export interface Message {
  readonly key: string;
  readonly params: Params;
}
