import type { Card, Seat } from '@regalia/kernel';
import { isTreasure, PROVINCE, printedCoinsOf } from '../../rules/cards/printed.ts';
import type { DominionState } from '../../rules/state.ts';
import { aside, cardsIn, deck } from '../../rules/zones.ts';

/** One line of a buying plan; it applies while all its conditions hold. */
export interface PlanLine {
  readonly kind: Card;
  /** Fewer copies than this are owned. */
  readonly most: number;
  /** Fewer copies than one per this many Treasures are owned; 0 for any number. */
  readonly perTreasures: number;
  /** At most this many Provinces are left. */
  readonly provincesLeft: number;
  /** The Treasures owned give more coins than this together. */
  readonly coinsAbove: number;
}

/** What to buy in a Kingdom, the first line that applies first, and how far to thin the deck. */
export interface Plan {
  readonly lines: readonly PlanLine[];
  /** Coppers are trashed while the Treasures owned give more coins than this. */
  readonly coinsKept: number;
}

/** For a condition that always holds. */
export const UNLIMITED = 99;

export function planLine(kind: Card, conditions: Partial<Omit<PlanLine, 'kind'>> = {}): PlanLine {
  const { most = UNLIMITED, perTreasures = 0, provincesLeft = UNLIMITED, coinsAbove = 0 } = conditions;
  return { kind, most, perTreasures, provincesLeft, coinsAbove };
}

/** The first line of the plan that applies to one of the kinds on offer; -1 if none does. */
export function chooseByPlan({ lines }: Plan, s: Readonly<DominionState>, seat: Seat, offered: readonly Card[]): Card {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as PlanLine;
    if (offered.includes(line.kind) && isApplicable(line, s, seat)) return line.kind;
  }
  return -1;
}

/** Whether the plan has use for one more of this kind. */
export function wants({ lines }: Plan, s: Readonly<DominionState>, seat: Seat, kind: Card): boolean {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as PlanLine;
    if (line.kind === kind && isApplicable(line, s, seat)) return true;
  }
  return false;
}

function isApplicable(line: PlanLine, s: Readonly<DominionState>, seat: Seat): boolean {
  const { kind, most, perTreasures, provincesLeft, coinsAbove } = line;
  if ((s.supply[PROVINCE] as number) > provincesLeft) return false;
  if (coinsAbove > 0 && coinsOwned(s, seat) <= coinsAbove) return false;
  if (most === UNLIMITED && perTreasures === 0) return true;
  const owned = countOwned(s, seat, kind);
  return owned < most && (perTreasures === 0 || owned * perTreasures < treasuresOwned(s, seat));
}

/** The coins of all Treasures a seat owns. */
export function coinsOwned(s: Readonly<DominionState>, seat: Seat): number {
  let sum = 0;
  for (let zone = deck(seat); zone <= aside(seat); zone++) {
    const cards = cardsIn(s, zone);
    for (let i = 0; i < cards.length; i++) sum += printedCoinsOf(cards[i] as Card);
  }
  return sum;
}

function countOwned(s: Readonly<DominionState>, seat: Seat, kind: Card): number {
  let count = 0;
  for (let zone = deck(seat); zone <= aside(seat); zone++) {
    const cards = cardsIn(s, zone);
    for (let i = 0; i < cards.length; i++) if (cards[i] === kind) count++;
  }
  return count;
}

function treasuresOwned(s: Readonly<DominionState>, seat: Seat): number {
  let count = 0;
  for (let zone = deck(seat); zone <= aside(seat); zone++) {
    const cards = cardsIn(s, zone);
    for (let i = 0; i < cards.length; i++) if (isTreasure(cards[i] as Card)) count++;
  }
  return count;
}
