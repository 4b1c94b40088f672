import { ascending, type Card, type GameView, type Memory, memoryOf, type Seat, type Viewer } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../rules/colors.ts';
import { unusedEternals } from '../rules/pyramid/costs.ts';
import { firstByPyramid } from '../rules/pyramid/pyramid.ts';
import { gemsOf, hasBit, type PanovnikState, type Phase, ROUNDS } from '../rules/state.ts';
import {
  cardsIn,
  characters,
  DISCARD,
  LARGE,
  LAWS,
  laws,
  layout,
  SMALL,
  tuckedCharacters,
  tuckedLaws,
} from '../rules/zones.ts';
import { bidderViews, type OfferView, viewOffer } from './auction.ts';
import { type CardPlan, plansOf } from './plans.ts';
import { type CircleView, type PlacedView, viewCircles, viewPyramid } from './pyramid.ts';

/** What a table of Panovník looks like to a viewer. Colors, tokens and slots are those of colors.ts, tokens.ts and ids.ts. */
export interface PanovnikView extends GameView {
  /** From 1; 0 while the first cards are chosen. */
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  /** The bidding or building round, from 1. */
  readonly turn: number;
  readonly virtuals: number;
  readonly selling: boolean;
  readonly wideStart: boolean;
  /** By color. */
  readonly supply: readonly number[];
  readonly decks: { readonly large: number; readonly small: number; readonly laws: number };
  readonly discard: readonly Card[];
  readonly offer: OfferView;
  /** For each bidding round that is over: what seats and then virtual opponents bid; `NO_BID`, `ATTACK` and `PASS` besides colors. */
  readonly bids: readonly (readonly number[])[];
  /** Where seats and then virtual opponents stand in the auction: `BIDS`, `WON`, `PASSED` or `SITS_OUT`. */
  readonly standing: readonly number[];
  /** PAN-4.3: the seats in pyramid priority, as it is now. */
  readonly priority: readonly Seat[];
  readonly seats: readonly PanovnikSeatView[];
  /** Where the viewer could put each of its cards, and at what cost. */
  readonly plans: readonly CardPlan[];
  readonly memory: Memory;
}

export interface HandView {
  readonly count: number;
  /** Backs tell characters from laws. */
  readonly characters: number;
  readonly laws: number;
  /** Ascending; null where the viewer does not see them. */
  readonly cards: readonly Card[] | null;
}

export interface PanovnikSeatView {
  readonly hand: HandView;
  /** By color; null where they lie behind another's screen. */
  readonly gems: readonly number[] | null;
  readonly attacks: number | null;
  /** Cards in slots, by level and from left to right. */
  readonly pyramid: readonly PlacedView[];
  readonly circles: readonly CircleView[];
  /** Eternal gems that can still save something in this phase, by color. */
  readonly eternals: readonly number[];
  /** The card that was turned up and is yet to be played. */
  readonly turnedUp: Card | null;
  readonly builds: boolean;
  readonly sitsOutNext: boolean;
  /** Has answered; the answer stays secret. */
  readonly ready: boolean;
}

export function view(s: Readonly<PanovnikState>, viewer: Viewer): PanovnikView {
  return {
    round: s.round,
    rounds: ROUNDS,
    phase: s.phase,
    turn: s.turn,
    virtuals: s.virtuals,
    selling: s.selling,
    wideStart: s.wideStart,
    supply: s.supply.slice(),
    decks: { large: cardsIn(s, LARGE).length, small: cardsIn(s, SMALL).length, laws: cardsIn(s, LAWS).length },
    discard: cardsIn(s, DISCARD).slice(),
    offer: viewOffer(s),
    ...bidderViews(s),
    priority: priorityOf(s),
    seats: Array.from({ length: s.seats }, (_, seat) => viewSeat(s, seat, viewer)),
    plans: typeof viewer === 'number' ? plansOf(s, viewer) : [],
    memory: memoryOf(s, layout(s.seats), viewer),
  };
}

function viewSeat(s: Readonly<PanovnikState>, seat: Seat, viewer: Viewer): PanovnikSeatView {
  const open = viewer === seat || viewer === 'judge' || s.phase === 'over';
  const turnedUp = s.waiting[seat] as Card;
  return {
    hand: viewHand(s, seat, viewer),
    gems: open ? ALL_COLORS.map((color: Color) => gemsOf(s, seat, color)) : null,
    attacks: open ? (s.attacks[seat] as number) : null,
    pyramid: viewPyramid(s, seat, viewer),
    circles: viewCircles(s, seat),
    eternals: ALL_COLORS.map((color) => unusedEternals(s, seat, color)),
    turnedUp: s.phase === 'building' && turnedUp > 0 ? turnedUp : null,
    builds: hasBit(s.builders, seat),
    sitsOutNext: hasBit(s.sitsOut, seat),
    ready: hasBit(s.flow.ready, seat),
  };
}

/** Cards that wait for the decision of law 78 still count as held. */
function viewHand(s: Readonly<PanovnikState>, seat: Seat, viewer: Viewer): HandView {
  const held = [characters(seat), laws(seat)].map((zone, i) => {
    const hidden = cardsIn(s, i === 0 ? tuckedCharacters(seat) : tuckedLaws(seat));
    return cardsIn(s, zone).concat(hidden.slice((s.hiddenUnder[2 * seat + i] as number[]).length));
  });
  const [ofCharacters = [], ofLaws = []] = held;
  const all = ofCharacters.concat(ofLaws);
  const seen = viewer === seat || viewer === 'judge';
  return {
    count: all.length,
    characters: ofCharacters.length,
    laws: ofLaws.length,
    cards: seen ? ascending(all) : null,
  };
}

function priorityOf(s: Readonly<PanovnikState>): Seat[] {
  const order: Seat[] = [];
  for (let bits = (1 << s.seats) - 1; bits !== 0; bits &= ~(1 << (order.at(-1) as Seat)))
    order.push(firstByPyramid(s, bits));
  return order;
}
