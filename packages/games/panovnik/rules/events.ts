import type { Card, Seat } from '@regalia/kernel';
import type { Color } from './colors.ts';
import type { DeckName, Mode } from './ids.ts';
import type { Slot } from './pyramid/pyramid.ts';
import type { Token } from './tokens.ts';

/** Gems by color. */
export type Gems = readonly number[];

/** Everything that happens at a table of Panovník, in the order it happens. */
export type PanovnikEvent =
  /** PAN-3.3: the supply after everybody has taken and given back gems. */
  | { readonly t: 'supplied'; readonly supply: Gems }
  /** `cards` is null for those who may not see them. */
  | {
      readonly t: 'dealt';
      readonly seat: Seat;
      readonly deck: 'characters' | 'laws';
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly t: 'started'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'round-began'; readonly round: number }
  /** The offer after an auction: what left it, and what was laid below the auction cards. */
  | { readonly t: 'offered'; readonly discarded: readonly Card[]; readonly laid: readonly Card[] }
  /** All bids of a bidding round: seats, then virtual opponents; `NO_BID` for those who take no part. */
  | { readonly t: 'bids'; readonly bidding: number; readonly bids: readonly number[]; readonly virtuals: number }
  | { readonly t: 'won'; readonly seat: Seat; readonly card: Card; readonly by: 'gem' | 'attack' | 'deal' | 'law' }
  /** Nobody gets a card of this color. */
  | { readonly t: 'clashed'; readonly color: Color; readonly seats: readonly Seat[]; readonly virtuals: number }
  /** Who could have agreed; one seat alone where the other was a virtual opponent (PAN-13.9). */
  | { readonly t: 'no-deal'; readonly color: Color; readonly seats: readonly Seat[] }
  | { readonly t: 'attack-lost'; readonly seat: Seat }
  /** A virtual opponent takes a card out of the game; `seat` has named it, if somebody had to. */
  | { readonly t: 'removed'; readonly card: Card; readonly seat: Seat | null }
  | { readonly t: 'passed'; readonly seat: Seat }
  | { readonly t: 'sat-out'; readonly seat: Seat }
  | { readonly t: 'took-gems'; readonly seat: Seat; readonly gems: Gems }
  | { readonly t: 'turned-up'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'built-no-more'; readonly seat: Seat }
  | { readonly t: 'came-back'; readonly seat: Seat; readonly card: Card }
  | {
      readonly t: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly slot: Slot;
      readonly paid: Gems;
      readonly saved: Gems;
    }
  /** A one-colored circle; `gem`: whether the supply had a gem for it. */
  | { readonly t: 'closed'; readonly seat: Seat; readonly slot: Slot; readonly color: Color; readonly gem: boolean }
  | { readonly t: 'chose-level-five'; readonly seat: Seat; readonly card: Card; readonly mode: Mode }
  | { readonly t: 'chose-option'; readonly seat: Seat; readonly card: Card; readonly option: number }
  | { readonly t: 'token'; readonly seat: Seat; readonly slot: Slot; readonly token: Token }
  | { readonly t: 'attack-gained'; readonly seat: Seat }
  | { readonly t: 'eternal'; readonly seat: Seat; readonly slot: Slot; readonly color: Color; readonly own: boolean }
  | { readonly t: 'eternal-missed'; readonly seat: Seat; readonly color: Color }
  /** `card` is null for those who may not see it. */
  | { readonly t: 'drew'; readonly seat: Seat; readonly deck: DeckName; readonly card: Card | null }
  /** `card` is null where it lies face down and the viewer may not know it. */
  | {
      readonly t: 'tucked';
      readonly seat: Seat;
      readonly slot: Slot;
      /** The card of that slot. */
      readonly under: Card;
      readonly card: Card | null;
      readonly open: boolean;
    }
  | { readonly t: 'exchanged'; readonly seat: Seat; readonly slot: Slot; readonly card: Card; readonly law: Card }
  | { readonly t: 'moved-tokens'; readonly seat: Seat; readonly from: Slot; readonly to: Slot }
  | {
      readonly t: 'swapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly slot: Slot;
      readonly token: Token;
      readonly otherSlot: Slot;
      readonly otherToken: Token;
      readonly paid: Gems;
    }
  | { readonly t: 'will-sit-out'; readonly seat: Seat }
  | { readonly t: 'refilled'; readonly card: Card; readonly position: number }
  | { readonly t: 'returned-laws'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly t: 'stored'; readonly seat: Seat; readonly slot: Slot; readonly gems: Gems }
  | { readonly t: 'sold'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'recolored'; readonly seat: Seat; readonly slot: Slot; readonly color: Color }
  | { readonly t: 'ended'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };
