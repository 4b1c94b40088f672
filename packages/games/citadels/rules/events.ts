import type { Card, Seat } from '@regalia/kernel';
import type { Color } from './cards/printed.ts';

/** Everything that happens at a table of Citadels. Cards are null for those who may not see them. */
export type CitadelsEvent =
  /** CIT-2.4: who holds the office first. */
  | { readonly t: 'starts'; readonly seat: Seat }
  | { readonly t: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly t: 'round-began'; readonly round: number; readonly seat: Seat }
  | { readonly t: 'laid-up'; readonly cards: readonly Card[] }
  | { readonly t: 'laid-down'; readonly seat: Seat; readonly card: Card | null }
  /** `given`: from how many cards; `laid`: those laid face down besides, `lays` of them. */
  | {
      readonly t: 'drafted';
      readonly seat: Seat;
      readonly given: number;
      readonly lays: number;
      readonly card: Card | null;
      readonly laid: Card | null;
    }
  | { readonly t: 'called'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'answered'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'unanswered'; readonly card: Card }
  /** CIT-6.6: `from` hands over all coins. */
  | { readonly t: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly card: Card; readonly coins: number }
  | { readonly t: 'crowned'; readonly seat: Seat; readonly by: 'call' | 'succession' | 'acrobat' }
  /** Coins from the bank, and the card that brings them: NO_CARD for step 1. */
  | { readonly t: 'took-coins'; readonly seat: Seat; readonly coins: number; readonly card: Card }
  | { readonly t: 'color-income'; readonly seat: Seat; readonly color: Color; readonly coins: number }
  /** Cards of the draw pile to choose from. */
  | { readonly t: 'offered'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | {
      readonly t: 'kept';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly discarded: readonly Card[];
    }
  /** Cards drawn into the hand by this card. */
  | {
      readonly t: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly card: Card;
    }
  | { readonly t: 'shuffled'; readonly count: number }
  | { readonly t: 'built'; readonly seat: Seat; readonly card: Card; readonly cost: number }
  | { readonly t: 'murdered'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'saved'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'not-saved'; readonly card: Card }
  | { readonly t: 'marked'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'swapped'; readonly seat: Seat; readonly other: Seat; readonly given: number; readonly got: number }
  | { readonly t: 'exchanged'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly t: 'destroyed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: Card;
      readonly price: number;
    }
  | { readonly t: 'graveyard'; readonly seat: Seat; readonly card: Card; readonly bought: boolean }
  | { readonly t: 'laboratory'; readonly seat: Seat; readonly card: Card; readonly coins: number }
  | { readonly t: 'smithy'; readonly seat: Seat; readonly coins: number }
  /** An action card; of the Fortune Teller against whom. */
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'wagon-used'; readonly seat: Seat; readonly owner: Seat; readonly coins: number }
  | { readonly t: 'wagon-kept'; readonly seat: Seat; readonly coins: number }
  | { readonly t: 'wagon-collected'; readonly seat: Seat; readonly coins: number }
  | { readonly t: 'looked'; readonly seat: Seat; readonly other: Seat; readonly cards: readonly Card[] | null }
  | { readonly t: 'took-from'; readonly seat: Seat; readonly other: Seat; readonly card: Card | null }
  | {
      readonly t: 'improved';
      readonly seat: Seat;
      readonly old: Card;
      readonly card: Card;
      readonly cost: number;
    }
  | { readonly t: 'no-acrobat' }
  | { readonly t: 'turn-ended'; readonly seat: Seat }
  /** CIT-8.1: this seat has eight buildings first. */
  | { readonly t: 'last-round'; readonly seat: Seat }
  | { readonly t: 'showed-hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `decidedBy`: 0 points, 1 points of buildings (CIT-8.4), 2 coins (CIT-8.5), -1 nothing. */
  | {
      readonly t: 'ended';
      readonly winners: readonly Seat[];
      readonly totals: readonly number[];
      readonly decidedBy: number;
    };
