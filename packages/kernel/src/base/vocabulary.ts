/**
 * The words every part of Regalia shares. Everything here is plain data: ints, strings, null, arrays and objects.
 */

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, an onlooker without secrets, or the judge who sees all (only after the end). */
export type Viewer = Seat | 'spectator' | 'judge';

/** A card kind as the game numbers it. Two copies of a card are the same int. */
export type Card = number;

/** What an option means is fixed by `Decision.of`; it is stable, never negative and never a position in a list. */
export type OptionId = number;

/** The chosen options; a multiset for `pick`, a sequence for `order`, one number for `amount`. */
export type Answer = readonly OptionId[];

export type DecisionKind = 'pick' | 'order' | 'amount';

/** A value put into a sentence; `of` and `id` name a thing that each language names itself. */
export type Param = string | number | { readonly of: string; readonly id: number | readonly number[] };

/** Values by name. */
export type Params = Readonly<Record<string, Param>>;

/** A place on the table, as the game calls it ('hand', 'supply', 'map'), and the seat it belongs to, if any. */
export interface Where {
  readonly place: string;
  readonly seat: Seat | null;
}

/** What one seat must choose. UI, bots, API, log and tests read this and nothing else. Immutable once asked. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Key of the translated question. */
  readonly prompt: string;
  /** The rule that makes the seat choose. */
  readonly rule: string;
  /** How to read and draw the options: 'card', 'seat', 'mode', ... */
  readonly of: string;
  readonly options: readonly OptionId[];
  /** How often each option may be taken; null means once each. */
  readonly limits: readonly number[] | null;
  /** Fewest and most options taken; for `amount` the smallest and largest number. */
  readonly min: number;
  readonly max: number;
  /**
   * What the question speaks of, by the names its sentence uses. In every game `source` is the card that asks, to be shown
   * beside the question, and `about` the seat whose things it is about, where that is not clear by itself.
   */
  readonly params: Params;
  /** Where the options lie; null where they lie nowhere, like modes. */
  readonly where: Where | null;
  /** Whether the others may see that this seat has answered (never what). */
  readonly open: boolean;
}

/** Public numbers of a frame. */
export type Vars = Readonly<Record<string, number>>;

/** One suspended run of a program. No hidden card identities: those sit in zones. */
export interface Frame {
  program: string;
  /** The step to run next. */
  pc: number;
  /** Whose effect it is. */
  seat: Seat;
  /** The seat that brought it about, e.g. the attacker in a victim's frame. */
  cause: Seat;
  /** Public numbers carried from step to step, by name; replaced, never changed, so that copies may share them. */
  vars: Vars;
  /** The public card the effect belongs to, or -1. */
  card: Card;
  /** Seats a loop has still to visit. */
  queue: Seat[] | null;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Place of each seat, 1 is best; equal places are shared. */
  readonly places: readonly number[];
  /** Which measure told the winners from the rest: 0 the points, 1 the first tie-break, ...; -1 where none did. */
  readonly decidedBy: number;
}

/** A pseudo-random generator as ints: the first says which algorithm, the rest is its state. */
export type RngState = number[];

/** Where a game stands between two answers. */
export interface Flow {
  rng: RngState;
  /** The whole control flow, outermost first: game, round, turn, card, sub-effect. */
  stack: Frame[];
  /** All decisions of this moment, answered or not. */
  asked: Decision[];
  /** `given[i]` answers `asked[i]`; secret until none is null. */
  given: (Answer | null)[];
  /** Bit per seat that has an answer parked, as far as the state's knower may know it. */
  ready: number;
  /** Resolved sets of decisions so far. */
  step: number;
  /** Answers that stand so far. */
  answered: number;
  /** Per seat, the number of answers it may freely go back to. */
  undo: number[];
  outcome: Outcome | null;
}

/**
 * A place for cards. `marks[i]` holds four bits per viewer: what that viewer knows of `cards[i]` (see zones/marks.ts).
 * The end of an ordered zone is its top.
 */
export interface Zone {
  cards: Card[];
  marks: number[];
}

/** Cards a viewer knows to lie somewhere among the places marked with `id`, without knowing where. */
export interface Group {
  viewer: number;
  id: number;
  /** Bit per pool the places' unknown rest may come from. */
  pools: number;
  /** Known cards, ascending; never more than there are marked places. */
  cards: Card[];
}

/** Cards of which a viewer knows that none lies in the zone, except at places where it knows the card. */
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
