import type { Card, Seat } from '@regalia/kernel';

/** How a game was decided: by points, by dragon fires after equal points, not at all, or by a seventeenth token. */
export type Decider = 'points' | 'fires' | 'shared' | 'token';

/** Everything that happens at a table of King of the Dice, in the order it happens. All of it is open (DIC-11). */
export type DicekingEvent =
  /** `faces` are those of all six dice, in their order. */
  | { readonly t: 'opening-rolled'; readonly seat: Seat; readonly faces: readonly number[]; readonly sixes: number }
  | { readonly t: 'opening-tied'; readonly seats: readonly Seat[] }
  | { readonly t: 'opened'; readonly seat: Seat }
  | { readonly t: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** `dice` are those rolled just now, `left` the re-rolls left. */
  | {
      readonly t: 'rolled';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly faces: readonly number[];
      readonly left: number;
    }
  | { readonly t: 'stopped'; readonly seat: Seat }
  /** DIC-6.2: `cards` are discarded, the last `supers` of them super-jokers. */
  | {
      readonly t: 'paired';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly supers: number;
      readonly face: number;
    }
  | { readonly t: 'won'; readonly seat: Seat; readonly card: Card; readonly stars: number }
  | { readonly t: 'laid-down'; readonly seat: Seat; readonly card: Card }
  /** `first` is the one that opens its deck (DIC-4.9). */
  | { readonly t: 'turned-up'; readonly deck: number; readonly card: Card; readonly first: boolean }
  | { readonly t: 'drew'; readonly seat: Seat; readonly tiles: readonly Card[] }
  | { readonly t: 'built'; readonly seat: Seat; readonly space: number; readonly tile: Card }
  | { readonly t: 'put-back'; readonly seat: Seat; readonly tiles: readonly Card[] }
  /** `space` is null for a gem of the supply. */
  | { readonly t: 'took-gem'; readonly seat: Seat; readonly gem: number; readonly space: number | null }
  | { readonly t: 'stole-card'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly t: 'stole-gem'; readonly seat: Seat; readonly from: Seat; readonly gem: number }
  | { readonly t: 'slew'; readonly seat: Seat; readonly space: number }
  | { readonly t: 'captured'; readonly seat: Seat; readonly from: Seat; readonly space: number }
  | { readonly t: 'no-effect'; readonly seat: Seat; readonly card: Card }
  /** A tile with a fire; `from` is whose fire it was, null for the supply's. */
  | {
      readonly t: 'burned';
      readonly seat: Seat;
      readonly space: number;
      readonly tile: Card;
      readonly from: Seat | null;
    }
  /** DIC-9.4: no fire was left. */
  | { readonly t: 'left-bare'; readonly seat: Seat; readonly space: number; readonly tile: Card }
  | {
      readonly t: 'ended';
      readonly winners: readonly Seat[];
      readonly totals: readonly number[];
      readonly fires: readonly number[];
      readonly by: Decider;
    };
