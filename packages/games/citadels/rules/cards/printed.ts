import { type Card, sortByCardNumber } from '@regalia/kernel';
import { REVISIONS } from '../revisions.ts';

export const COLORS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** CIT-5, CIT-6, CIT-7, CIT-9: the numbers that the rules name. */
export const CITY_END = 8;
export const STARTING_CARDS = 4;
export const STARTING_COINS = 2;
export const COINS_IN_BOX = 30;

/** What a kind of card is: its printed facts. */
export interface CitadelsCard {
  readonly id: string;
  readonly kind: 'character' | 'building' | 'action';
  /** 1 to 8 for characters, else 0. */
  readonly rank: number;
  /** Of a building; of a character the color of its income. */
  readonly color: Color | null;
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  /** Copies in the deck with the Great Wall (CIT-7.14). */
  readonly copiesWithWall: number;
}

const CHARACTERS: readonly (readonly [id: string, color: Color | null])[] = [
  ['assassin', null],
  ['thief', null],
  ['magician', null],
  ['king', 'yellow'],
  ['bishop', 'blue'],
  ['merchant', 'green'],
  ['architect', null],
  ['warlord', 'red'],
];

const BUILDINGS: readonly (readonly [id: string, color: Color, cost: number, copies: number])[] = [
  ['manor', 'yellow', 3, 5],
  ['castle', 'yellow', 4, 4],
  ['palace', 'yellow', 5, 3],
  ['temple', 'blue', 1, 3],
  ['church', 'blue', 2, 3],
  ['monastery', 'blue', 3, 3],
  ['cathedral', 'blue', 5, 2],
  ['tavern', 'green', 1, 5],
  ['market', 'green', 2, 4],
  ['trading_post', 'green', 2, 3],
  ['docks', 'green', 3, 3],
  ['harbor', 'green', 4, 3],
  ['town_hall', 'green', 5, 2],
  ['watchtower', 'red', 1, 3],
  ['prison', 'red', 2, 3],
  ['battlefield', 'red', 3, 3],
  ['fortress', 'red', 5, 2],
  ['haunted_city', 'purple', 2, 1],
  ['keep', 'purple', 3, 2],
  ['laboratory', 'purple', 5, 1],
  ['smithy', 'purple', 5, 1],
  ['observatory', 'purple', 5, 1],
  ['graveyard', 'purple', 5, 1],
  ['library', 'purple', 6, 1],
  ['school_of_magic', 'purple', 6, 1],
  ['university', 'purple', 6, 1],
  ['dragon_gate', 'purple', 6, 1],
  ['great_wall', 'purple', 6, 0],
];

const ACTION_CARDS: readonly (readonly [id: string, copies: number])[] = [
  ['sapito', 3],
  ['treasury_wagon', 3],
  ['acrobat', 1],
  ['fortune_teller', 2],
  ['fristensky', 2],
  ['director', 2],
  ['human_cannonball', 2],
];

/** CIT-7.9: worth more than they cost. */
const POINTS: Readonly<Record<string, number>> = { university: 8, dragon_gate: 8 };
/** CIT-7.14. */
const WITH_WALL: Readonly<Record<string, number>> = { keep: 1, great_wall: 1 };

/** All kinds; a kind is named by its place here, which never changes. The characters come first, by rank. */
export const CARDS: readonly CitadelsCard[] = sortByCardNumber<CitadelsCard>(REVISIONS, [
  ...CHARACTERS.map(([id, color], i) => printed(id, 'character', { rank: i + 1, color })),
  ...BUILDINGS.map(([id, color, cost, copies]) => printed(id, 'building', { color, cost, copies })),
  ...ACTION_CARDS.map(([id, copies]) => printed(id, 'action', { copies })),
]);

function printed(id: string, kind: CitadelsCard['kind'], facts: Partial<CitadelsCard>): CitadelsCard {
  const { rank = 0, color = null, cost = 0, copies = 1 } = facts;
  return { id, kind, rank, color, cost, points: POINTS[id] ?? cost, copies, copiesWithWall: WITH_WALL[id] ?? copies };
}

/** All kinds by name. */
export const CARD_IDS: ReadonlyMap<string, Card> = new Map(CARDS.map(({ id }, card) => [id, card]));

export const CHARACTER_COUNT = CHARACTERS.length;
const KINDS = CARDS.map(({ kind }) => kind);
const COSTS = CARDS.map(({ cost }) => cost);
const COLORS_OF = CARDS.map(({ color }) => color);

export function cardOf(card: Card): CitadelsCard {
  const found = CARDS[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

export function cardNamed(id: string): Card {
  const card = CARD_IDS.get(id);
  if (card === undefined) throw new RangeError(`there is no card called "${id}"`);
  return card;
}

/** CIT-6: the character of each rank has the rank's number less one. */
export const characterOfRank = (rank: number): Card => rank - 1;
export const rankOf = (character: Card): number => character + 1;

export const isBuilding = (card: Card): boolean => KINDS[card] === 'building';
export const isActionCard = (card: Card): boolean => KINDS[card] === 'action';
export const costOf = (card: Card): number => COSTS[card] as number;
export const colorOf = (card: Card): Color | null => COLORS_OF[card] as Color | null;

export const [ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
export const HAUNTED_CITY = cardNamed('haunted_city');
export const KEEP = cardNamed('keep');
export const LABORATORY = cardNamed('laboratory');
export const SMITHY = cardNamed('smithy');
export const OBSERVATORY = cardNamed('observatory');
export const GRAVEYARD = cardNamed('graveyard');
export const LIBRARY = cardNamed('library');
export const SCHOOL_OF_MAGIC = cardNamed('school_of_magic');
export const GREAT_WALL = cardNamed('great_wall');
export const SAPITO = cardNamed('sapito');
export const TREASURY_WAGON = cardNamed('treasury_wagon');
export const ACROBAT = cardNamed('acrobat');
export const FORTUNE_TELLER = cardNamed('fortune_teller');
export const FRISTENSKY = cardNamed('fristensky');
export const DIRECTOR = cardNamed('director');
export const HUMAN_CANNONBALL = cardNamed('human_cannonball');
