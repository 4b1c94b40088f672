import type { Card, Seat } from '@regalia/kernel';
import type { Mode } from './modes.ts';

/** Where a gained card goes. */
export type GainPlace = 'discard' | 'hand' | 'deck';

/** Everything that happens at a table of Dominion. Lists of cards are null for those who may not see them. */
export type DominionEvent =
  | { readonly t: 'starts'; readonly seat: Seat }
  | { readonly t: 'named-kind'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'kingdom'; readonly cards: readonly Card[] }
  | { readonly t: 'turn-began'; readonly seat: Seat; readonly turn: number }
  /** `again`: another play of a card that already lies in play. */
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card; readonly again: boolean }
  | { readonly t: 'treasures'; readonly seat: Seat; readonly cards: readonly Card[]; readonly coins: number }
  | {
      readonly t: 'plus';
      readonly seat: Seat;
      readonly actions: number;
      readonly buys: number;
      readonly coins: number;
    }
  | { readonly t: 'cheaper'; readonly by: number }
  | { readonly t: 'copper-value'; readonly coins: number }
  | { readonly t: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly t: 'shuffled'; readonly seat: Seat; readonly count: number }
  | { readonly t: 'bought'; readonly seat: Seat; readonly card: Card; readonly cost: number }
  | { readonly t: 'gained'; readonly seat: Seat; readonly card: Card; readonly to: GainPlace }
  | { readonly t: 'stole'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly t: 'trashed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `open`: everybody saw the cards before; else only `top`, the one that lies on top afterwards. */
  | {
      readonly t: 'discarded';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly top: Card;
      readonly open: boolean;
    }
  | { readonly t: 'revealed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly from: 'deck' | 'hand' }
  | { readonly t: 'took'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Onto the deck, the last one on top. */
  | {
      readonly t: 'put-on-deck';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly open: boolean;
    }
  | { readonly t: 'left-on-deck'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'set-aside'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'turned-deck'; readonly seat: Seat; readonly count: number; readonly top: Card }
  | { readonly t: 'passed'; readonly seat: Seat; readonly to: Seat; readonly card: Card | null }
  | { readonly t: 'reacted'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'chose'; readonly seat: Seat; readonly mode: Mode }
  | { readonly t: 'wished'; readonly seat: Seat; readonly card: Card }
  /** The hand first, then what was in play; `top` is -1 if there was nothing at all. */
  | {
      readonly t: 'cleaned-up';
      readonly seat: Seat;
      readonly hand: number;
      readonly play: readonly Card[];
      readonly top: Card;
    }
  /** `decidedBy`: 0 points, 1 fewer turns (DOM-11.5), -1 nothing. */
  | {
      readonly t: 'ended';
      readonly winners: readonly Seat[];
      readonly totals: readonly number[];
      readonly decidedBy: number;
    };
