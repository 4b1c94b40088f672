import { type Card, type GameView, memoryOf, NO_CARD, type Seat, type Viewer } from '@regalia/kernel';
import { tileOf } from '../rules/cards/printed.ts';
import { levelOf } from '../rules/conditions.ts';
import { type DataText, dataTextFor } from '../rules/printed/index.ts';
import { DECKS, DICE, LANDSCAPES, SPACES } from '../rules/printed/shape.ts';
import { hasMostFires, largestArea, pointsOf } from '../rules/scoring.ts';
import {
  BARE,
  type DicekingState,
  dataOf,
  EMPTY,
  FIRE,
  facesShown,
  GEMS,
  spacesWith,
  TOKEN,
  tallyShown,
} from '../rules/state.ts';
import { citizenOf, reachOf } from '../rules/verbs/claim.ts';
import { BOX, cardsIn, DISCARD, DRAWN, deck, faceDown, faceUp, layout, TILES, topOf } from '../rules/zones.ts';

export interface DicekingView extends GameView {
  /** `dataFrom` reads it. */
  readonly data: DataText;
  /** Whether the table shows the chances of its cards; `chances` computes them. */
  readonly showChances: boolean;
  /** How the halves lie: 2, 3 or 4. */
  readonly layout: number;
  readonly spaces: readonly SpaceView[];
  /** By deck. */
  readonly decks: readonly DeckView[];
  readonly dice: DiceView;
  /** Tiles lying open before one is placed. */
  readonly drawn: readonly Card[];
  readonly supply: SupplyView;
  readonly seats: readonly DicekingSeatView[];
  /** Jokers played. */
  readonly discarded: readonly Card[];
  readonly turn: Seat;
  /** Turns begun so far. */
  readonly turns: number;
  /** The citizen won in this turn, or being won with jokers. */
  readonly claim: Card | null;
  readonly stars: number;
}

export interface SpaceView {
  readonly landscape: number;
  /** What lies there; DIC-9.4 can leave a bare tile. */
  readonly lies: 'nothing' | 'tile' | 'fire' | 'castle';
  readonly owner: Seat | null;
  readonly gem: 'white' | 'gold' | null;
}

export interface DeckView {
  /** The visible card; null if the deck is empty. */
  readonly card: Card | null;
  /** Cards left, the visible one included. */
  readonly count: number;
  /** The level that the dice fulfill now, with the fictional ones; 0 if none. Merchants have 3. */
  readonly level: number;
  /** The level that the active seat could reach with its jokers. */
  readonly reach: number;
}

export interface DiceView {
  /** The face of each die, by its color and number (`colorOf`, `numberOf`); empty before the first roll. */
  readonly faces: readonly number[];
  /** The side on which each die lies, for the solver. */
  readonly rolled: readonly number[];
  /** Whether each was kept in the last roll. */
  readonly kept: readonly boolean[];
  readonly rerolls: number;
  /** Faces of the fictional dice. */
  readonly added: readonly number[];
}

export interface SupplyView {
  readonly tiles: number;
  /** By landscape: tiles that nobody sees, in the supply or among the two removed. */
  readonly unseen: readonly number[];
  readonly fires: number;
  readonly white: number;
  readonly gold: number;
}

export interface DicekingSeatView {
  readonly faceUp: readonly Card[];
  /** Super-jokers; what they were no longer matters (DIC-11.5). */
  readonly faceDown: readonly Card[];
  readonly tokens: number;
  readonly fires: number;
  readonly hasMostFires: boolean;
  readonly white: number;
  readonly gold: number;
  /** Spaces of the largest area, and castles in all. */
  readonly area: readonly number[];
  readonly castles: number;
  /** If the game ended now. */
  readonly points: number;
}

/** Everything but the order of the tiles, the two removed and the cards below the top lies open. */
export function view(s: Readonly<DicekingState>, viewer: Viewer): DicekingView {
  const faces = facesShown(s);
  return {
    data: dataTextFor(s.data, s.revision),
    showChances: s.showChances,
    layout: s.layout,
    spaces: Array.from({ length: SPACES }, (_, space) => viewSpace(s, space)),
    decks: DECKS.map((_, number) => viewDeck(s, number)),
    dice: {
      faces: faces.slice(0, s.rolled.length),
      rolled: s.rolled.slice(),
      kept: Array.from({ length: DICE }, (_, die) => ((s.kept >> die) & 1) === 1),
      rerolls: s.rerolls,
      added: s.added.slice(),
    },
    drawn: cardsIn(s, DRAWN).toSorted((a, b) => a - b),
    supply: {
      tiles: cardsIn(s, TILES).length,
      unseen: LANDSCAPES.map((_, type) => unseenOf(s, type)),
      fires: s.fireSupply,
      white: s.whiteSupply,
      gold: s.goldSupply,
    },
    seats: s.tokens.map((_, seat) => viewSeat(s, seat)),
    discarded: cardsIn(s, DISCARD).slice(),
    turn: s.turn,
    turns: s.turns,
    claim: s.claim === NO_CARD ? null : s.claim,
    stars: s.stars,
    memory: memoryOf(s, layout(s.seats), viewer),
  };
}

function viewSpace(s: Readonly<DicekingState>, space: number): SpaceView {
  const content = s.spaces[space] as number;
  return {
    landscape: dataOf(s).landscapes[space] as number,
    lies: content === EMPTY ? 'nothing' : content === BARE ? 'tile' : content === FIRE ? 'fire' : 'castle',
    owner: content >= TOKEN ? content - TOKEN : null,
    gem: GEMS[(s.gems[space] as number) - 1] ?? null,
  };
}

function viewDeck(s: Readonly<DicekingState>, number: number): DeckView {
  const card = topOf(s, number);
  if (card === undefined) return { card: null, count: 0, level: 0, reach: 0 };
  const tally = tallyShown(s);
  const count = 1 + cardsIn(s, deck(number)).length;
  return { card, count, level: levelOf(citizenOf(s, card), tally), reach: reachOf(s, card, tally) };
}

function unseenOf(s: Readonly<DicekingState>, type: number): number {
  const isOfType = (tile: Card) => tile === tileOf(type);
  return cardsIn(s, TILES).filter(isOfType).length + cardsIn(s, BOX).filter(isOfType).length;
}

function viewSeat(s: Readonly<DicekingState>, seat: Seat): DicekingSeatView {
  return {
    faceUp: cardsIn(s, faceUp(seat)).slice(),
    faceDown: cardsIn(s, faceDown(seat)).slice(),
    tokens: s.tokens[seat] as number,
    fires: s.fires[seat] as number,
    hasMostFires: hasMostFires(s, seat),
    white: s.white[seat] as number,
    gold: s.gold[seat] as number,
    area: largestArea(s, seat),
    castles: spacesWith(s, TOKEN + seat).length,
    points: pointsOf(s, seat),
  };
}
