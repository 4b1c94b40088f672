/**
 * What the printed game consists of, as far as it could be another: dice, map, set-ups and cards are data, so that an owner
 * of the printed game can correct them (docs/games/diceking.md). Everything here is constant and shared by all states.
 */

export const COLORS = ['red', 'blue', 'green'] as const;

/** The landscape types by number; each has two tiles and two spaces (DIC-1.2, DIC-1.5). */
export const LANDSCAPES = [
  'floodplain',
  'coast',
  'swamp',
  'meadow',
  'desert',
  'cave',
  'volcano',
  'farmland',
  'mountains',
  'lava',
  'steppe',
  'pine-forest',
  'mushroom-forest',
  'flower-meadow',
  'quarry',
] as const;

/** The five decks by number, by rising difficulty (DIC-4.10). */
export const DECKS = ['merchant', 'thief', 'slayer', 'rogue', 'landowner'] as const;
export const [MERCHANT, THIEF, SLAYER, ROGUE, LANDOWNER] = [0, 1, 2, 3, 4] as const;
const PREFIXES = ['mer', 'thi', 'sla', 'rog', 'lan'] as const;

export const DICE = 6;
export const FACES = 6;
export const DECK_SIZE = 12;
export const CARDS = DECKS.length * DECK_SIZE;
export const SPACES = 30;
/** The 18 combinations of color and number. */
export const FACE_KINDS = COLORS.length * FACES;
/** The layouts of the two halves are called after the number of players they are for. */
export const LAYOUTS = [2, 3, 4] as const;

/** A face as one number: color and number shown. */
export const makeFace = (color: number, shown: number): number => color * FACES + shown - 1;
export const colorOf = (face: number): number => (face / FACES) | 0;
export const numberOf = (face: number): number => (face % FACES) + 1;

export const deckOf = (card: number): number => (card / DECK_SIZE) | 0;
/** 'mer-01' for card 0. */
export const CARD_NAMES: readonly string[] = Array.from(
  { length: CARDS },
  (_, card) => `${PREFIXES[deckOf(card)]}-${String((card % DECK_SIZE) + 1).padStart(2, '0')}`,
);
/** 'A1' to 'B15'. */
export const SPACE_NAMES: readonly string[] = ['A', 'B'].flatMap((half) =>
  Array.from({ length: SPACES / 2 }, (_, i) => `${half}${i + 1}`),
);

/** What dice must show (section 7); `row` is what is printed, in its order. */
export type Condition =
  /** `needs[c]` dice of color c. */
  | { readonly kind: 'color'; readonly row: readonly number[]; readonly needs: readonly number[] }
  /** `needs[n - 1]` dice that show n. */
  | { readonly kind: 'number'; readonly row: readonly number[]; readonly needs: readonly number[] }
  /** The numbers of dice that show one number, another, ...; most first. */
  | { readonly kind: 'group'; readonly sizes: readonly number[] }
  | { readonly kind: 'sum'; readonly least: number }
  | { readonly kind: 'colorSum'; readonly color: number; readonly least: number }
  /** Highest sum first. */
  | { readonly kind: 'colorOrder'; readonly order: readonly number[] }
  | { readonly kind: 'straight'; readonly length: number };

export interface Citizen {
  /** The face it stands for as a joker. */
  readonly joker: number;
  /** Its condition; for a merchant those of one, two and three stars. */
  readonly tiers: readonly Condition[];
  /** DIC-8.6: what a thief steals. */
  readonly steals: 'card' | 'gem' | null;
}

export interface GameMap {
  /** Hexagon coordinates of each space, for drawing. */
  readonly axial: readonly (readonly [number, number])[];
  readonly neighbors: readonly (readonly number[])[];
  /** DIC-3.8: steps between two spaces. */
  readonly distance: readonly (readonly number[])[];
}

export interface SetUp {
  readonly fires: readonly number[];
  readonly gold: readonly number[];
  readonly white: readonly number[];
}

export interface GameData {
  /** `dice[d][i]` is face i of die d. */
  readonly dice: readonly (readonly number[])[];
  /** The landscape of each space, and the two spaces of each landscape. */
  readonly landscapes: readonly number[];
  readonly spacesOf: readonly (readonly number[])[];
  /** By layout, that is by number of players less 2. */
  readonly maps: readonly GameMap[];
  readonly setups: readonly SetUp[];
  readonly cards: readonly Citizen[];
}
