import {
  type Card,
  cloneAbsences,
  cloneFlow,
  cloneGroups,
  cloneZones,
  NO_CARD,
  type Seat,
  type State,
} from '@regalia/kernel';
import { CITY_END, COINS_IN_BOX } from './cards/printed.ts';
import { cityOf } from './zones.ts';

export type Phase = 'draft' | 'turns' | 'over';
export type PurpleSet = 'original' | 'wall';
export const NOBODY = -1;

/** CIT-9.12: a treasury wagon on the table; its card lies at the same place of the zone `wagons`. */
export interface Wagon {
  seat: Seat;
  coins: number;
  /** Used in the present turn. */
  used: boolean;
}

/** What the seat has done in its present turn. */
export interface TurnState {
  /** NOBODY between two turns. */
  seat: Seat;
  /** The character that plays. */
  character: Card;
  /** CIT-5.5: step 1 is done. */
  income: boolean;
  /** Buildings built in step 2 so far, and how many there may be. */
  built: number;
  mostBuilt: number;
  /** CIT-5.6: the color income was taken. */
  colored: boolean;
  /** CIT-5.6: the character's own ability was used. */
  ability: boolean;
  laboratory: boolean;
  smithy: boolean;
  /** CIT-9.2: an action card was played. */
  actionCard: boolean;
  ended: boolean;
}

export interface CitadelsState extends State {
  /** CIT-2.1: whether the action cards are in the game. */
  variant: boolean;
  purpleSet: PurpleSet;
  phase: Phase;
  round: number;
  /** The seat that holds the king's office; NOBODY until lots are drawn. */
  crown: Seat;
  /** CIT-3: the seat that drafts first this round. */
  starter: Seat;
  /** Picks made in this round's draft. */
  picks: number;
  /** The rank called last in this round; 0 in the draft. */
  called: number;
  /** By character: the seat that answered its call or was shown to have it this round; NOBODY if none. */
  holders: Seat[];
  /** CIT-6.1, CIT-6.4: characters named in this round, or NO_CARD. A murder that was canceled is none. */
  murdered: Card;
  robbed: Card;
  /** CIT-9.22: the office was taken by the Acrobat this round. */
  acrobat: boolean;
  coins: number[];
  wagons: Wagon[];
  turn: TurnState;
  /** CIT-8.2: the first seat with eight buildings; NOBODY so far. It makes the round the last one. */
  first: Seat;
  /** CIT-7.4: the round in which the Haunted City that stands was built. */
  hauntedSince: number;
}

/** Between two turns. */
export function noTurn(): TurnState {
  return {
    seat: NOBODY,
    character: NO_CARD,
    income: false,
    built: 0,
    mostBuilt: 0,
    colored: false,
    ability: false,
    laboratory: false,
    smithy: false,
    actionCard: false,
    ended: false,
  };
}

export function cloneState(s: CitadelsState): CitadelsState {
  return {
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    variant: s.variant,
    purpleSet: s.purpleSet,
    phase: s.phase,
    round: s.round,
    crown: s.crown,
    starter: s.starter,
    picks: s.picks,
    called: s.called,
    holders: s.holders.slice(),
    murdered: s.murdered,
    robbed: s.robbed,
    acrobat: s.acrobat,
    coins: s.coins.slice(),
    wagons: s.wagons.map(({ seat, coins, used }) => ({ seat, coins, used })),
    turn: { ...s.turn },
    first: s.first,
    hauntedSince: s.hauntedSince,
  };
}

export const coinsOf = (s: Readonly<CitadelsState>, seat: Seat): number => s.coins[seat] as number;

/** CIT-5.9: every card of the city counts. */
export const isComplete = (s: Readonly<CitadelsState>, seat: Seat): boolean => cityOf(s, seat).length >= CITY_END;

/** CIT-11.3: may go below 0. */
export function bankOf(s: Readonly<CitadelsState>): number {
  const purses = s.coins.reduce((sum, coins) => sum + coins, 0);
  return COINS_IN_BOX - purses - s.wagons.reduce((sum, { coins }) => sum + coins, 0);
}
