import {
  type Card,
  cloneAbsences,
  cloneFlow,
  cloneGroups,
  cloneZones,
  type Seat,
  type State,
  type Zone,
} from '@regalia/kernel';
import type { Color } from './colors.ts';
import { FIRST_GEM, returned } from './zones.ts';

export const ROUNDS = 12;
/** PAN-5.2, PAN-7.1. */
export const BIDDING_ROUNDS = 3;
export const BUILDING_ROUNDS = 3;
export const GEMS_PER_COLOR = 16;
/** PAN-3.2. */
export const GEMS_PER_SEAT = 4;
/** PAN-3.3. */
export const STARTING_GEMS = 2;

export type Phase = 'set-up' | 'auction' | 'building' | 'over';

/** Where a bidder stands in the present auction. */
export const BIDS = 0;
export const WON = 1;
export const PASSED = 2;
export const SITS_OUT = 3;

/** Bids are colors, or one of these. */
export const ATTACK = 4;
export const PASS = 5;
export const NO_BID = -1;

/** Offer positions: the older cards above the four auction cards, then the newer ones below. */
export const placeAbove = (color: Color): number => color;
export const placeBelow = (color: Color): number => 4 + color;

export interface PanovnikState extends State {
  /** From 1. */
  round: number;
  phase: Phase;
  /** The bidding round or the building round, from 1. */
  turn: number;
  /** Virtual opponents (PAN-13.1). */
  virtuals: number;
  wideStart: boolean;
  selling: boolean;
  /** Gems of each color in the general supply. */
  supply: number[];
  /**
   * Gems of seat and color as everybody could count them: two at the start, then everything taken and paid. Behind the
   * screen lies this less the gems in the zone `returned`, which the others know only as a sum (PAN-12.4).
   */
  counted: number[];
  /** How many of seat and color can have been returned at most, by what it has paid since. */
  mostReturned: number[];
  /** Attack tokens behind each screen; gained and spent openly. */
  attacks: number[];
  /** The card at each offer position, or 0. */
  offer: Card[];
  /** By card: the slot it lies in, `TUCKED` and the slot it lies under openly, or 0. */
  place: number[];
  /** Tokens on cards: slot and kind in one int. */
  tokens: number[];
  /** The slots that the hidden tucked cards lie under: by seat the characters, then the laws, in the order of their zones. */
  hiddenUnder: number[][];
  /** What seats and then virtual opponents bid in each bidding round of this auction. */
  bids: number[];
  /** By seat, then virtual opponent. */
  standing: number[];
  /** Bit per seat that has still to take gems for passing. */
  takers: number;
  /** PAN-13.7: cards that are still to leave the offer. */
  removals: number;
  /** Bit per seat that sits out the next auction (law 69). */
  sitsOut: number;
  /** Bit per seat that has not passed in this building phase. */
  builders: number;
  /** By seat, a card of its own that waits: turned up and yet to be played, or won a moment ago; or 0. */
  waiting: Card[];
  /** By seat, the card that is yet to be sold, or 0. */
  sold: Card[];
  /** Cards at the end of a seat's hidden tucked zone that are only just taken (PAN-E.34). */
  fresh: number;
}

export function cloneState(s: PanovnikState): PanovnikState {
  return {
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    virtuals: s.virtuals,
    wideStart: s.wideStart,
    selling: s.selling,
    supply: s.supply.slice(),
    counted: s.counted.slice(),
    mostReturned: s.mostReturned.slice(),
    attacks: s.attacks.slice(),
    offer: s.offer.slice(),
    place: s.place.slice(),
    tokens: s.tokens.slice(),
    hiddenUnder: s.hiddenUnder.map((slots) => slots.slice()),
    bids: s.bids.slice(),
    standing: s.standing.slice(),
    takers: s.takers,
    removals: s.removals,
    sitsOut: s.sitsOut,
    builders: s.builders,
    waiting: s.waiting.slice(),
    sold: s.sold.slice(),
    fresh: s.fresh,
  };
}

/** Gems of a color behind the seat's screen. */
export function gemsOf(s: Readonly<PanovnikState>, seat: Seat, color: Color): number {
  const { cards } = s.zones[returned(seat)] as Zone;
  let gems = s.counted[4 * seat + color] as number;
  for (let i = 0; i < cards.length; i++) if (cards[i] === FIRST_GEM + color) gems--;
  return gems;
}

/** All gems behind the seat's screen; everybody can count them. */
export function gemCount(s: Readonly<PanovnikState>, seat: Seat): number {
  const { counted } = s;
  const at = 4 * seat;
  const sum =
    (counted[at] as number) + (counted[at + 1] as number) + (counted[at + 2] as number) + (counted[at + 3] as number);
  return sum - (s.zones[returned(seat)] as Zone).cards.length;
}

export function supplyCount({ supply }: Readonly<PanovnikState>): number {
  return (supply[0] as number) + (supply[1] as number) + (supply[2] as number) + (supply[3] as number);
}

/** Seats and virtual opponents. */
export function biddersOf(s: Readonly<PanovnikState>): number {
  return s.seats + s.virtuals;
}

/** The bid of a bidder in the present bidding round. */
export function bidOf(s: Readonly<PanovnikState>, bidder: number): number {
  return s.bids[(s.turn - 1) * biddersOf(s) + bidder] as number;
}

export const hasBit = (bits: number, seat: Seat): boolean => ((bits >> seat) & 1) === 1;
