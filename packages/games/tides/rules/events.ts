import type { Card, Seat } from '@regalia/kernel';

/** Everything that happens at a table of Tides of Time, in the order it happens. */
export type TidesEvent =
  | { readonly t: 'round-began'; readonly round: number }
  /** `cards` is null for those who may not see them. */
  | { readonly t: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly t: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'swapped'; readonly count: number }
  | {
      readonly t: 'scored';
      readonly round: number;
      readonly seat: Seat;
      readonly points: number;
      readonly total: number;
    }
  | { readonly t: 'took-back'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly t: 'kept'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'removed'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'ended'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };
