import { makeCondition, readCondition } from './conditions.ts';
import { hexNeighbors, readMaps } from './map.ts';
import { readById, readInt, readList, readObject, readWord, readWords, refuse } from './read.ts';
import {
  CARD_NAMES,
  type Citizen,
  COLORS,
  colorOf,
  DICE,
  deckOf,
  FACES,
  type GameData,
  LANDSCAPES,
  LAYOUTS,
  MERCHANT,
  makeFace,
  numberOf,
  type SetUp,
  SPACE_NAMES,
  THIEF,
} from './shape.ts';

/** DIC-4.5: gems on the map. */
const GOLD_ON_MAP = 4;
const WHITE_ON_MAP = 6;
/** Of the 15 fires some must stay for alarms, and of the 30 tiles some for the game. */
const MOST_FIRES = 10;
const STEALS = ['2a', '2b'] as const;

/** The whole data in the form of `rules/diceking.cards.json`, checked; explanations there are not read. */
export function readData(raw: unknown): GameData {
  const file = readObject(raw, 'the file');
  const spaces = readById(file.spaces, 'spaces', SPACE_NAMES);
  const landscapes = spaces.map(({ type }, i) => readWord(type, `spaces.${SPACE_NAMES[i]}.type`, LANDSCAPES));
  return {
    dice: readDice(file.dice),
    landscapes,
    spacesOf: LANDSCAPES.map((name, type) => spacesOfType(name, type, landscapes)),
    maps: readMaps(spaces, file.adjacency),
    setups: LAYOUTS.map((seats) => readSetUp(readObject(file.setups, 'setups')[seats], `setups.${seats}`)),
    cards: readById(file.cards, 'cards', CARD_NAMES).map(readCitizen),
  };
}

/** The same as short JSON; two texts are equal if and only if they mean the same. */
export function makeData(data: GameData): string {
  return JSON.stringify({
    dice: data.dice.map((faces) => ({ faces: faces.map(makeFaceEntry) })),
    spaces: SPACE_NAMES.map((id, i) => ({
      id,
      type: LANDSCAPES[data.landscapes[i] as number],
      axial: Object.fromEntries(LAYOUTS.map((layout, at) => [layout, data.maps[at]?.axial[i]])),
    })),
    setups: Object.fromEntries(LAYOUTS.map((seats, at) => [seats, makeSetUp(data.setups[at] as SetUp)])),
    adjacency: makeAdjacency(data),
    cards: data.cards.map(makeCitizen),
  });
}

export function makeCitizen({ joker, tiers, steals }: Citizen, card: number): Readonly<Record<string, unknown>> {
  const [first] = tiers;
  return {
    id: CARD_NAMES[card],
    joker: makeFaceEntry(joker),
    ...(steals === null ? {} : { variant: STEALS[steals === 'card' ? 0 : 1] }),
    ...(tiers.length > 1 ? { tiers: tiers.map(makeCondition) } : { condition: first && makeCondition(first) }),
  };
}

/** DIC-4.11: where all always roll as many sixes, rolling for the start would never end. */
function readDice(value: unknown): number[][] {
  const dice = readList(value, 'dice', DICE).map(readDie);
  const isSix = (face: number) => numberOf(face) === FACES;
  if (!dice.some((faces) => faces.some(isSix) && !faces.every(isSix))) {
    refuse('dice', 'with a six on some faces of a die, not on all');
  }
  return dice;
}

function readDie(value: unknown, die: number): number[] {
  const path = `dice[${die}].faces`;
  const faces = readList(readObject(value, `dice[${die}]`).faces, path, FACES);
  return faces.map((face, i) => readFace(face, `${path}[${i}]`));
}

function readFace(value: unknown, path: string): number {
  const { color, number: shown } = readObject(value, path);
  return makeFace(readWord(color, `${path}.color`, COLORS), readInt(shown, `${path}.number`, 1, FACES));
}

const makeFaceEntry = (face: number) => ({ number: numberOf(face), color: COLORS[colorOf(face)] });

/** DIC-1.2 */
function spacesOfType(name: string, type: number, landscapes: readonly number[]): number[] {
  const spaces = landscapes.flatMap((one, space) => (one === type ? [space] : []));
  if (spaces.length !== 2) refuse('spaces', `two of the type ${name}, not ${spaces.length}`);
  return spaces;
}

function readSetUp(value: unknown, path: string): SetUp {
  const given = readObject(value, path);
  const places = (key: string, least: number, most = least) =>
    readWords(given[key], `${path}.${key}`, SPACE_NAMES, least, most).sort((a, b) => a - b);
  const setup = {
    fires: places('fires', 1, MOST_FIRES),
    gold: places('gold', GOLD_ON_MAP),
    white: places('white', WHITE_ON_MAP),
  };
  if (setup.gold.some((space) => setup.white.includes(space))) refuse(path, 'with one gem on a space');
  return setup;
}

const makeSetUp = ({ fires, gold, white }: SetUp) =>
  Object.fromEntries(
    Object.entries({ fires, gold, white }).map(([key, list]) => [key, list.map((i) => SPACE_NAMES[i])]),
  );

function makeAdjacency({ maps }: GameData): Readonly<Record<string, unknown>> | undefined {
  const own = LAYOUTS.flatMap((layout, at) => {
    const map = maps[at];
    if (map === undefined || String(hexNeighbors(map.axial)) === String(map.neighbors)) return [];
    const lists = map.neighbors.map((list, i) => [SPACE_NAMES[i], list.map((space) => SPACE_NAMES[space])]);
    return [[layout, Object.fromEntries(lists)]];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

function readCitizen(given: Readonly<Record<string, unknown>>, card: number): Citizen {
  const path = `cards.${CARD_NAMES[card]}`;
  const deck = deckOf(card);
  const tiers = deck === MERCHANT ? readList(given.tiers, `${path}.tiers`, 3) : [given.condition];
  return {
    joker: readFace(given.joker, `${path}.joker`),
    tiers: tiers.map((tier, i) => readCondition(tier, deck === MERCHANT ? `${path}.tiers[${i}]` : `${path}.condition`)),
    steals: deck === THIEF ? (readWord(given.variant, `${path}.variant`, STEALS) === 0 ? 'card' : 'gem') : null,
  };
}
