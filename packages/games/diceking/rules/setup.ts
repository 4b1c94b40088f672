import {
  cloneZones,
  firstFrame,
  makeEmptyZones,
  makeHiddenZone,
  makePublicZone,
  NO_CARD,
  newFlow,
  type RngState,
  type Zone,
} from '@regalia/kernel';
import { isTile, tileOf } from './cards/printed.ts';
import { type Land, randomLand, standardLand } from './land.ts';
import type { DicekingOptions } from './options.ts';
import { dataFrom, dataTextFor } from './printed/index.ts';
import { DECK_SIZE, DECKS, type GameData, LANDSCAPES, SPACES } from './printed/shape.ts';
import { programs } from './programs.ts';
import { type DicekingState, EMPTY, FIRE, FIRES, GOLD, GOLD_GEMS, TOKEN, TOKENS, WHITE, WHITE_GEMS } from './state.ts';
import { deck, LAID, layout, TILES } from './zones.ts';

/** Map, fires and gems laid out; tiles and cards face down and still in order. */
export function initialState(options: DicekingOptions, seats: number, rng: RngState, revision: number): DicekingState {
  const data = dataFrom(dataTextFor(options.data, revision));
  const land = options.land === 'random' ? randomLand(data, seats, rng) : standardLand(data, seats);
  const laid = layOut(data, land, seats);
  const perSeat = (count: number) => new Array<number>(seats).fill(count);
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones: cloneZones(laid.zones),
    groups: [],
    absences: [],
    data: options.data,
    showChances: options.chances === 'on',
    layout: land.layout,
    spaces: laid.spaces.slice(),
    gems: laid.gems.slice(),
    tokens: perSeat(TOKENS), // DIC-4.8
    fires: perSeat(0),
    white: perSeat(1), // DIC-4.6
    gold: perSeat(0),
    fireSupply: FIRES - land.fires.length, // DIC-4.3
    whiteSupply: WHITE_GEMS - land.white.length - seats, // DIC-4.7
    goldSupply: GOLD_GEMS - land.gold.length,
    turn: 0,
    turns: 0,
    rolled: [],
    kept: 0,
    rerolls: 0,
    added: [],
    claim: NO_CARD,
    stars: 0,
  };
}

function gemAt({ gold, white }: Land, space: number): number {
  if (gold.includes(space)) return GOLD;
  return white.includes(space) ? WHITE : 0;
}

/** What lies where before the first card is shuffled. */
interface LaidOut {
  readonly zones: readonly Zone[];
  readonly spaces: readonly number[];
  readonly gems: readonly number[];
}

const laidOut = new WeakMap<Land, LaidOut>();

/** Lands are made for one seat count; the standard ones are the same for every game. */
function layOut(data: GameData, land: Land, seats: number): LaidOut {
  const known = laidOut.get(land);
  if (known !== undefined) return known;
  const all = Array.from({ length: SPACES }, (_, space) => space);
  const laid = {
    zones: layZones(data, land, seats),
    spaces: all.map((space) => (land.fires.includes(space) ? FIRE : EMPTY)),
    gems: all.map((space) => gemAt(land, space)),
  };
  laidOut.set(land, laid);
  return laid;
}

/** DIC-4.2: the tiles under the fires are taken out of the thirty. */
function layZones(data: GameData, { fires }: Land, seats: number): Zone[] {
  const zones = makeEmptyZones(layout(seats));
  const burning = fires.map((space) => tileOf(data.landscapes[space] as number));
  const rest = LANDSCAPES.flatMap((_, type) => [tileOf(type), tileOf(type)]);
  for (const tile of burning) rest.splice(rest.indexOf(tile), 1);
  zones[LAID] = makePublicZone(burning);
  zones[TILES] = makeHiddenZone(rest);
  DECKS.forEach((_, number) => {
    zones[deck(number)] = makeHiddenZone(Array.from({ length: DECK_SIZE }, (_, i) => number * DECK_SIZE + i));
  });
  return zones;
}

/** Nothing is lost or doubled: cards, tiles, fires, gems, tokens. */
export function checkInvariants(s: Readonly<DicekingState>): void {
  const cards = s.zones.flatMap((zone) => zone.cards).sort((a, b) => a - b);
  const all = [
    ...Array.from({ length: DECKS.length * DECK_SIZE }, (_, card) => card),
    ...LANDSCAPES.flatMap((_, type) => [tileOf(type), tileOf(type)]),
  ];
  expectSame('cards and tiles', cards.join(' '), all.join(' '));
  const count = (list: readonly number[], content: number) => list.filter((one) => one === content).length;
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  expectSame('tiles on the map', (s.zones[LAID] as Zone).cards.length, SPACES - count(s.spaces, EMPTY));
  expectSame('fires', s.fireSupply + sum(s.fires) + count(s.spaces, FIRE), FIRES);
  expectSame('white gems', s.whiteSupply + sum(s.white) + count(s.gems, WHITE), WHITE_GEMS);
  expectSame('gold gems', s.goldSupply + sum(s.gold) + count(s.gems, GOLD), GOLD_GEMS);
  s.tokens.forEach((stock, seat) => {
    expectSame(`tokens of seat ${seat}`, stock + count(s.spaces, TOKEN + seat), TOKENS);
  });
  const negative = [...s.tokens, ...s.fires, ...s.white, ...s.gold, s.fireSupply, s.whiteSupply, s.goldSupply];
  if (negative.some((one) => one < 0)) throw new Error('something is less than nothing');
  const astray = s.zones.findIndex((zone, id) => zone.cards.some((card) => isTile(card) !== id <= LAID));
  if (astray >= 0) throw new Error(`zone ${astray} mixes cards and tiles`);
}

function expectSame(what: string, found: number | string, wanted: number | string): void {
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`);
}
