import { type Card, cloneAbsences, cloneFlow, cloneGroups, cloneZones, type Seat, type State } from '@regalia/kernel';
import { BASIC_KINDS, COPPER, printedCoinsOf, printedCost } from './cards/printed.ts';

export const HAND_SIZE = 5;
export const KINGDOM_KINDS = 10;

export type Phase = 'set-up' | 'action' | 'buy' | 'clean-up' | 'over';
export type Sets = 'intrigue' | 'base' | 'both';

export interface DominionState extends State {
  /** The ten kinds of the Kingdom, ascending once all are there; while seats name them, those named so far. */
  kingdom: Card[];
  /** Cards left in the pile of each kind; -1 for kinds that are not in the game. */
  supply: number[];
  /** DOM-11.2: piles without a card. */
  emptyPiles: number;
  /** Whose turn it is. */
  turn: Seat;
  phase: Phase;
  /** Turns each seat has begun. */
  turns: number[];
  actions: number;
  buys: number;
  coins: number;
  /** DOM-8.1: by how much everything is cheaper this turn. */
  reduction: number;
  /** DOM-I13: what a Copper gives more this turn. */
  copperBonus: number;
  /** DOM-I12: Actions played this turn, each play counted. */
  actionPlays: number;
  /** DOM-9.8: bit per seat that the present Attack passes by. */
  shielded: number;
  /** DOM-10.5: whether the card put into play last is still there. */
  stillInPlay: boolean;
  /** DOM-11.8: turns in a row in which nobody has gained or trashed a card. */
  idleTurns: number;
  /** How the Kingdom comes about, and from which sets. */
  kingdomBy: 'given' | 'random' | 'in-turn';
  sets: Sets;
  doubleTreasures: boolean;
  liveScore: boolean;
}

export function cloneState(s: DominionState): DominionState {
  return {
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    kingdom: s.kingdom.slice(),
    supply: s.supply.slice(),
    emptyPiles: s.emptyPiles,
    turn: s.turn,
    phase: s.phase,
    turns: s.turns.slice(),
    actions: s.actions,
    buys: s.buys,
    coins: s.coins,
    reduction: s.reduction,
    copperBonus: s.copperBonus,
    actionPlays: s.actionPlays,
    shielded: s.shielded,
    stillInPlay: s.stillInPlay,
    idleTurns: s.idleTurns,
    kingdomBy: s.kingdomBy,
    sets: s.sets,
    doubleTreasures: s.doubleTreasures,
    liveScore: s.liveScore,
  };
}

/** DOM-8.1: the printed cost less what Bridges took off, never below 0. */
export function costOf(s: Readonly<DominionState>, kind: Card): number {
  const cost = printedCost(kind) - s.reduction;
  return cost > 0 ? cost : 0;
}

/** DOM-5.1, DOM-I13.1: coins a Treasure gives when it is played now. */
export function coinsOf(s: Readonly<DominionState>, kind: Card): number {
  return kind === COPPER ? printedCoinsOf(kind) + s.copperBonus : printedCoinsOf(kind);
}

/** The cards of the Supply that cost from `least` to `most` now, ascending; only piles that have cards. */
export function supplyCosting(s: Readonly<DominionState>, least: number, most: number): Card[] {
  const kinds: Card[] = [];
  const { kingdom } = s;
  for (let kind = 0; kind < BASIC_KINDS; kind++) if (isCosting(s, kind, least, most)) kinds.push(kind);
  for (let i = 0; i < kingdom.length; i++) {
    const kind = kingdom[i] as Card;
    if (isCosting(s, kind, least, most)) kinds.push(kind);
  }
  return kinds;
}

function isCosting(s: Readonly<DominionState>, kind: Card, least: number, most: number): boolean {
  if ((s.supply[kind] as number) <= 0) return false;
  const cost = costOf(s, kind);
  return cost >= least && cost <= most;
}
