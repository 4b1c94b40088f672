import { type Card, cloneAbsences, cloneFlow, cloneGroups, cloneZones, type Seat, type State } from '@regalia/kernel';
import { dataFrom, dataTextFor } from './printed/index.ts';
import { type GameData, type GameMap, LAYOUTS } from './printed/shape.ts';
import { addFace, emptyTally, type Tally } from './tally.ts';

/** DIC-1.4 */
export const TOKENS = 16;
export const FIRES = 15;
export const WHITE_GEMS = 18;
export const GOLD_GEMS = 6;
/** DIC-5.2 */
export const REROLLS = 2;

/** What lies on a space: nothing, a tile alone (DIC-9.4), a fire, or from TOKEN on the token of a seat. */
export const EMPTY = 0;
export const BARE = 1;
export const FIRE = 2;
export const TOKEN = 3;

/** Gems, as they lie on spaces; 0 is none. */
export const WHITE = 1;
export const GOLD = 2;
export const GEMS = ['white', 'gold'] as const;

export interface DicekingState extends State {
  /** Corrected data as text (printed/index.ts), '' for ours at this revision. Never changes, so that copies share it. */
  readonly data: string;
  /** Whether the table shows the chances of its cards. */
  readonly showChances: boolean;
  /** The layout of the halves: 2, 3 or 4. */
  readonly layout: number;
  /** By space. */
  spaces: number[];
  gems: number[];
  /** By seat: tokens in stock; fires and gems in the area. */
  tokens: number[];
  fires: number[];
  white: number[];
  gold: number[];
  fireSupply: number;
  whiteSupply: number;
  goldSupply: number;
  /** The active seat, and turns begun so far. */
  turn: Seat;
  turns: number;
  /** The side on which each die lies, from 0; bits of the dice kept in the last roll; re-rolls left. */
  rolled: number[];
  kept: number;
  rerolls: number;
  /** Faces of the fictional dice of this turn. */
  added: number[];
  /** The citizen being won in this turn, or NO_CARD, and its stars. */
  claim: Card;
  stars: number;
}

export function cloneState(s: DicekingState): DicekingState {
  return {
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    data: s.data,
    showChances: s.showChances,
    layout: s.layout,
    spaces: s.spaces.slice(),
    gems: s.gems.slice(),
    tokens: s.tokens.slice(),
    fires: s.fires.slice(),
    white: s.white.slice(),
    gold: s.gold.slice(),
    fireSupply: s.fireSupply,
    whiteSupply: s.whiteSupply,
    goldSupply: s.goldSupply,
    turn: s.turn,
    turns: s.turns,
    rolled: s.rolled.slice(),
    kept: s.kept,
    rerolls: s.rerolls,
    added: s.added.slice(),
    claim: s.claim,
    stars: s.stars,
  };
}

export function dataOf(s: Readonly<DicekingState>): GameData {
  return dataFrom(dataTextFor(s.data, s.revision));
}

export function mapOf(s: Readonly<DicekingState>): GameMap {
  return dataOf(s).maps[s.layout - LAYOUTS[0]] as GameMap;
}

/** The faces of the dice and of the fictional dice. */
export function facesShown(s: Readonly<DicekingState>): number[] {
  const faces = facesOn(dataOf(s).dice, s.rolled);
  for (let i = 0; i < s.added.length; i++) faces.push(s.added[i] as number);
  return faces;
}

/** What they show together. */
export function tallyShown(s: Readonly<DicekingState>): Tally {
  const { dice } = dataOf(s);
  const tally = emptyTally();
  for (let die = 0; die < s.rolled.length; die++) {
    addFace(tally, (dice[die] as readonly number[])[s.rolled[die] as number] as number, 1);
  }
  for (let i = 0; i < s.added.length; i++) addFace(tally, s.added[i] as number, 1);
  return tally;
}

/** The faces of dice that lie on these sides. */
export function facesOn(dice: GameData['dice'], sides: readonly number[]): number[] {
  const faces: number[] = [];
  for (let die = 0; die < sides.length; die++) {
    faces.push((dice[die] as readonly number[])[sides[die] as number] as number);
  }
  return faces;
}

/** The spaces with this on them, ascending. */
export function spacesWith(s: Readonly<DicekingState>, content: number): number[] {
  const found: number[] = [];
  for (let space = 0; space < s.spaces.length; space++) if (s.spaces[space] === content) found.push(space);
  return found;
}
