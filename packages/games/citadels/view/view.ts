import {
  type Card,
  type Memory,
  memoryOf,
  NO_CARD,
  type Seat,
  type Viewer,
  viewZone,
  type ZoneView,
} from '@regalia/kernel';
import { type CardUse, usesOf } from '../rules/cards/abilities.ts';
import { CHARACTER_COUNT, characterOfRank, isBuilding, TREASURY_WAGON } from '../rules/cards/printed.ts';
import type { Action } from '../rules/menu.ts';
import { buildingPoints } from '../rules/scoring.ts';
import { bankOf, type CitadelsState, isComplete, NOBODY, type Phase, type TurnState } from '../rules/state.ts';
import { colorIncome, INCOME_COINS, incomeDraws, incomeKeeps } from '../rules/steps.ts';
import { priceOf } from '../rules/verbs/city.ts';
import { cardsIn, characters, cityOf, deck, discard, faceUp, hand, layout } from '../rules/zones.ts';
import { type DraftView, viewDraft } from './draft.ts';
import { possibleCharacters } from './possible.ts';

/** What happened to a rank: still to be called, having its turn, done with it, not answered, or lying face up. */
export type RankState = 'waiting' | 'turn' | 'played' | 'unanswered' | 'face-up';

export interface RankView {
  readonly rank: number;
  readonly card: Card;
  readonly state: RankState;
  /** The seat that is publicly known to have the character; null if nobody is. */
  readonly seat: Seat | null;
  readonly murdered: boolean;
  readonly robbed: boolean;
}

export interface BuildingView {
  readonly card: Card;
  /** CIT-6.15: what destroying it would cost the Warlord; null if it cannot be destroyed now. */
  readonly price: number | null;
}

export interface WagonView {
  readonly card: Card;
  /** As the menu numbers it. */
  readonly number: number;
  readonly coins: number;
  readonly used: boolean;
}

export interface CitadelsSeatView {
  readonly coins: number;
  readonly hand: ZoneView;
  /** In the order of building. */
  readonly city: readonly BuildingView[];
  /** CIT-8.1: eight buildings or more. */
  readonly complete: boolean;
  /** CIT-8.2 (a). */
  readonly points: number;
  readonly wagons: readonly WagonView[];
  /** Characters drafted and not yet called; `cards` ascending where the viewer sees them. */
  readonly characters: ZoneView;
  /** What the hidden characters of this seat may be, by what the viewer has seen; ascending. */
  readonly possible: readonly Card[];
}

/** What the character or a building of the city lets the seat do in its turn. */
export interface UseView extends CardUse {
  /** It was used in this turn. */
  readonly used: boolean;
}

/** The turn that goes on, and what its actions would bring. */
export interface TurnView extends TurnState {
  readonly incomeCoins: number;
  readonly incomeDraws: number;
  readonly incomeKeeps: number;
  readonly colorIncome: number;
  /** The character's first. */
  readonly uses: readonly UseView[];
}

export interface CitadelsView {
  readonly variant: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly crown: Seat;
  readonly draft: DraftView;
  readonly ranks: readonly RankView[];
  readonly turn: TurnView | null;
  readonly seats: readonly CitadelsSeatView[];
  readonly deck: number;
  /** Bottom to top. */
  readonly discard: readonly Card[];
  readonly bank: number;
  /** CIT-8.1: the first seat with eight buildings; this round is the last. */
  readonly first: Seat | null;
  readonly memory: Memory;
}

export function view(s: Readonly<CitadelsState>, viewer: Viewer): CitadelsView {
  const memory = memoryOf(s, layout(s.seats), viewer);
  return {
    variant: s.variant,
    phase: s.phase,
    round: s.round,
    crown: s.crown,
    draft: viewDraft(s, viewer),
    ranks: Array.from({ length: CHARACTER_COUNT }, (_, i) => viewRank(s, i + 1)),
    turn: s.turn.seat === NOBODY ? null : viewTurn(s),
    seats: s.coins.map((_, seat) => viewSeat(s, seat, viewer, memory)),
    deck: cardsIn(s, deck(s.seats)).length,
    discard: cardsIn(s, discard(s.seats)).slice(),
    bank: bankOf(s),
    first: s.first === NOBODY ? null : s.first,
    memory,
  };
}

function viewRank(s: Readonly<CitadelsState>, rank: number): RankView {
  const card = characterOfRank(rank);
  const seat = s.holders[card] as Seat;
  return {
    rank,
    card,
    state: stateOf(s, rank, card),
    seat: seat === NOBODY ? null : seat,
    murdered: s.murdered !== NO_CARD && s.murdered === card,
    robbed: s.robbed !== NO_CARD && s.robbed === card,
  };
}

function stateOf(s: Readonly<CitadelsState>, rank: number, card: Card): RankState {
  if (cardsIn(s, faceUp(s.seats)).includes(card)) return 'face-up';
  if (s.turn.character === card) return 'turn';
  if (rank > s.called) return 'waiting';
  return s.holders[card] === NOBODY ? 'unanswered' : 'played';
}

function viewTurn(s: Readonly<CitadelsState>): TurnView {
  return {
    ...s.turn,
    incomeCoins: INCOME_COINS,
    incomeDraws: incomeDraws(s),
    incomeKeeps: incomeKeeps(s),
    colorIncome: colorIncome(s),
    uses: [s.turn.character, ...cityOf(s, s.turn.seat).filter(isBuilding)].flatMap((card) =>
      usesOf(card).map((use) => ({ ...use, used: isUsed(s.turn, use.action) })),
    ),
  };
}

function isUsed(turn: Readonly<TurnState>, action: Action): boolean {
  switch (action) {
    case 'laboratory':
      return turn.laboratory;
    case 'smithy':
      return turn.smithy;
    default:
      return turn.ability;
  }
}

/** CIT-10: at the end all hands are shown, but never a character that was not called. */
function viewSeat(s: Readonly<CitadelsState>, seat: Seat, viewer: Viewer, memory: Memory): CitadelsSeatView {
  const isOver = s.flow.outcome !== null;
  return {
    coins: s.coins[seat] as number,
    hand: viewZone(s, layout(s.seats), hand(seat), isOver ? 'judge' : viewer),
    city: cityOf(s, seat).map((card) => ({ card, price: priceOf(s, seat, card) })),
    complete: isComplete(s, seat),
    points: buildingPoints(s, seat),
    wagons: s.wagons.flatMap((wagon, number) =>
      wagon.seat === seat ? [{ card: TREASURY_WAGON, number, coins: wagon.coins, used: wagon.used }] : [],
    ),
    characters: viewZone(s, layout(s.seats), characters(seat), viewer),
    possible: possibleCharacters(s, seat, viewer, memory),
  };
}
