import {
  ascending,
  type Card,
  type GameView,
  knowsPool,
  type Memory,
  memoryOf,
  type Seat,
  type Viewer,
  viewZone,
  type ZoneView,
} from '@regalia/kernel';
import { COPPER, cardOf } from '../rules/cards/printed.ts';
import { makeKingdomCode } from '../rules/kingdoms/kingdomCode.ts';
import { coinsOf, costOf, type DominionState, KINGDOM_KINDS, type Phase } from '../rules/state.ts';
import { aside, cardsIn, deck, discard, hand, layout, ownedBy, play, trash } from '../rules/zones.ts';

export interface DominionView extends GameView {
  readonly phase: Phase;
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  /** By how much everything is cheaper this turn (DOM-8). */
  readonly reduction: number;
  /** What a Copper gives this turn (DOM-I13). */
  readonly copperValue: number;
  /** Actions played this turn (DOM-I12). */
  readonly actionPlays: number;
  /** The Supply: basic piles, then the Kingdom. */
  readonly piles: readonly PileView[];
  readonly emptyPiles: number;
  /** The kinds of the Kingdom; fewer than ten while they are being named. */
  readonly kingdom: readonly Card[];
  /** Its code to share; empty while kinds are being named. */
  readonly kingdomCode: string;
  /** Ascending: its order means nothing. */
  readonly trash: readonly Card[];
  readonly seats: readonly DominionSeatView[];
  readonly liveScore: boolean;
}

export interface PileView {
  readonly card: Card;
  readonly count: number;
  /** What it costs now. */
  readonly cost: number;
}

export interface DominionSeatView {
  readonly hand: ZoneView;
  readonly deck: number;
  readonly discard: { readonly count: number; readonly top: Card | null };
  /** In the order in which they were laid. */
  readonly play: readonly Card[];
  /** Revealed or set aside while an effect runs. */
  readonly aside: readonly Card[];
  readonly turns: number;
  /** The present Attack passes this seat by. */
  readonly shielded: boolean;
  /** All it owns, ascending; for others than the judge only once the game is over (DOM-3.13). */
  readonly owned: readonly Card[] | null;
}

/** The coins that a Treasure brings now. */
export function coinsNow({ copperValue }: Pick<DominionView, 'copperValue'>, card: Card): number {
  return card === COPPER ? copperValue : cardOf(card).coins;
}

export function view(s: Readonly<DominionState>, viewer: Viewer): DominionView {
  return {
    phase: s.phase,
    turn: s.turn,
    actions: s.actions,
    buys: s.buys,
    coins: s.coins,
    reduction: s.reduction,
    copperValue: coinsOf(s, COPPER),
    actionPlays: s.actionPlays,
    piles: s.supply.flatMap((count, card) => (count < 0 ? [] : [{ card, count, cost: costOf(s, card) }])),
    emptyPiles: s.emptyPiles,
    kingdom: s.kingdom.slice(),
    kingdomCode: s.kingdom.length === KINGDOM_KINDS ? makeKingdomCode(s.kingdom) : '',
    trash: ascending(cardsIn(s, trash(s.seats))),
    seats: s.turns.map((_, seat) => viewSeat(s, seat, viewer)),
    liveScore: s.liveScore,
    memory: withOwnDeck(s, viewer, memoryOf(s, layout(s.seats), viewer)),
  };
}

/** DOM-3.16: a player knows by counting what is in their deck, but not the order. */
function withOwnDeck(s: Readonly<DominionState>, viewer: Viewer, memory: Memory): Memory {
  if (typeof viewer !== 'number' || !knowsPool(s, layout(s.seats), deck(viewer), viewer)) return memory;
  const known = memory.zones.find(({ zone }) => zone === deck(viewer))?.cards ?? [];
  const cards = without(ascending(cardsIn(s, deck(viewer))), known);
  if (cards.length === 0) return memory;
  return { ...memory, groups: [...memory.groups, { cards, spots: [{ zone: deck(viewer), count: cards.length }] }] };
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = cards.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

function viewSeat(s: Readonly<DominionState>, seat: Seat, viewer: Viewer): DominionSeatView {
  const discarded = cardsIn(s, discard(seat));
  const isOver = s.flow.outcome !== null;
  return {
    hand: viewZone(s, layout(s.seats), hand(seat), isOver ? 'judge' : viewer),
    deck: cardsIn(s, deck(seat)).length,
    discard: { count: discarded.length, top: discarded.at(-1) ?? null },
    play: cardsIn(s, play(seat)).slice(),
    aside: cardsIn(s, aside(seat)).slice(),
    turns: s.turns[seat] as number,
    shielded: ((s.shielded >> seat) & 1) === 1,
    owned: isOver || viewer === 'judge' ? ascending(ownedBy(s, seat)) : null,
  };
}
