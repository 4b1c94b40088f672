import { type Card, makeHiddenZone, makePublicZone, type Seat, type Zone } from '@regalia/kernel';
import { reachPosition, ScenarioSeat, ScenarioTable } from '@regalia/kernel/testing';
import { type DicekingEvent, type DicekingOptions, type DicekingState, type DicekingView, diceking } from '../index.ts';
import { CARD_IDS, NAMES, tileOf } from '../rules/cards/printed.ts';
import { CARDS, DECKS, deckOf, LANDSCAPES, SPACE_NAMES } from '../rules/printed/shape.ts';
import { BARE, dataOf, EMPTY, FIRE, FIRES, GOLD, GOLD_GEMS, TOKEN, TOKENS, WHITE, WHITE_GEMS } from '../rules/state.ts';
import { BOX, DISCARD, DRAWN, deck, display, faceDown, faceUp, LAID, TILES } from '../rules/zones.ts';

// Prompts, refusals and the log are read in English.
await diceking.texts.load('en');

/** A position in which A is about to stop or roll again. Names with spaces between; what is left out is nowhere. */
export interface Setting {
  readonly seats?: number;
  readonly options?: unknown;
  /** What the dice show, d1 first. */
  readonly dice?: string;
  /** Re-rolls left; 1 if left out. */
  readonly rerolls?: number;
  /** Visible cards; a deck that is not named shows its first card, '-thief' empties one. */
  readonly display?: string;
  readonly A?: Area;
  readonly B?: Area;
  readonly C?: Area;
  readonly D?: Area;
  /** Burning spaces, spaces with a bare tile, with gems. */
  readonly fires?: string;
  readonly bare?: string;
  readonly white?: string;
  readonly gold?: string;
  /** The next tiles, first one first; the others come after them in the book's order. */
  readonly tiles?: string;
  /** How many tiles the supply has; the rest stays out of the game. */
  readonly supply?: number;
}

interface Area {
  readonly castles?: string;
  readonly up?: string;
  readonly down?: string;
  readonly fires?: number;
  readonly white?: number;
  readonly gold?: number;
}

const SEATS = ['A', 'B', 'C', 'D'] as const;
const words = (text = '') => text.split(' ').filter((word) => word !== '');
const spacesOf = (text: string | undefined) => words(text).map((name) => SPACE_NAMES.indexOf(name));
const cardsOf = (text: string | undefined) => words(text).map((name) => CARD_IDS.get(name) as Card);

export function table(setting: Setting = {}): DicekingTable {
  const { seats = 2, options = {} } = setting;
  const state = reachPosition(diceking, {
    seats,
    options,
    until: (s) => s.turn === 0 && s.flow.asked[0]?.prompt === 'reroll',
  });
  const areas = SEATS.slice(0, seats).map((seat) => setting[seat] ?? {});
  layMap(state, setting, areas);
  layTiles(state, setting);
  layCitizens(state, setting, areas);
  state.rolled = words(setting.dice ?? '1 1 2 2 3 1').map((shown) => Number(shown) - 1);
  state.rerolls = setting.rerolls ?? 1;
  state.kept = 0;
  state.turns = 1;
  state.groups = [];
  diceking.askAgain(state);
  return new DicekingTable(state);
}

/** A new game as it is dealt. */
export function newGame(seats: number, seed = 1, options: unknown = {}): DicekingTable {
  return new DicekingTable(reachPosition(diceking, { seats, seed, options }));
}

function layMap(s: DicekingState, setting: Setting, areas: readonly Area[]): void {
  s.spaces.fill(EMPTY);
  s.gems.fill(0);
  for (const space of spacesOf(setting.fires)) s.spaces[space] = FIRE;
  for (const space of spacesOf(setting.bare)) s.spaces[space] = BARE;
  for (const space of spacesOf(setting.white)) s.gems[space] = WHITE;
  for (const space of spacesOf(setting.gold)) s.gems[space] = GOLD;
  areas.forEach(({ castles, fires = 0, white = 0, gold = 0 }, seat) => {
    const own = spacesOf(castles);
    for (const space of own) s.spaces[space] = TOKEN + seat;
    s.tokens[seat] = TOKENS - own.length;
    s.fires[seat] = fires;
    s.white[seat] = white;
    s.gold[seat] = gold;
  });
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  s.fireSupply = FIRES - sum(s.fires) - spacesOf(setting.fires).length;
  s.whiteSupply = WHITE_GEMS - sum(s.white) - spacesOf(setting.white).length;
  s.goldSupply = GOLD_GEMS - sum(s.gold) - spacesOf(setting.gold).length;
}

function layTiles(s: DicekingState, { tiles, supply }: Setting): void {
  const rest = LANDSCAPES.flatMap((_, type) => [tileOf(type), tileOf(type)]);
  const laid = s.spaces.flatMap((content, space) =>
    content === EMPTY ? [] : [tileOf(dataOf(s).landscapes[space] as number)],
  );
  const next = cardsOf(tiles);
  for (const tile of [...laid, ...next]) rest.splice(rest.indexOf(tile), 1);
  const box = rest.splice(-2);
  const stack = [...next, ...rest].slice(0, supply);
  s.zones[LAID] = makePublicZone(laid);
  s.zones[DRAWN] = makePublicZone([]);
  s.zones[TILES] = makeHiddenZone(stack.reverse());
  s.zones[BOX] = makeHiddenZone([...box, ...[...next, ...rest].slice(stack.length)]);
}

function layCitizens(s: DicekingState, setting: Setting, areas: readonly Area[]): void {
  const owned = areas.flatMap(({ up, down }) => [...cardsOf(up), ...cardsOf(down)]);
  const named = words(setting.display);
  const shown = named.flatMap((name) => (name.startsWith('-') ? [] : (CARD_IDS.get(name) as Card)));
  const gone: Card[] = [];
  DECKS.forEach((name, number) => {
    const all = Array.from({ length: CARDS }, (_, card) => card).filter((card) => deckOf(card) === number);
    const free = all.filter((card) => !owned.includes(card) && !shown.includes(card));
    const isEmpty = named.includes(`-${name}`);
    const top = isEmpty ? undefined : (shown.find((card) => deckOf(card) === number) ?? free.shift());
    s.zones[display(number)] = makePublicZone(top === undefined ? [] : [top]);
    s.zones[deck(number)] = makeHiddenZone(isEmpty ? [] : free.reverse());
    if (isEmpty) gone.push(...free);
  });
  s.zones[DISCARD] = makePublicZone(gone);
  areas.forEach(({ up, down }, seat) => {
    s.zones[faceUp(seat)] = makePublicZone(cardsOf(up));
    s.zones[faceDown(seat)] = makePublicZone(cardsOf(down));
  });
}

export class DicekingTable extends ScenarioTable<DicekingState, DicekingEvent, DicekingView, DicekingOptions> {
  readonly A = new DicekingSeat(this, 0);
  readonly B = new DicekingSeat(this, 1);
  readonly C = new DicekingSeat(this, 2);
  readonly D = new DicekingSeat(this, 3);

  constructor(state: DicekingState) {
    super(diceking, state, CARD_IDS);
  }

  get view(): DicekingView {
    return diceking.view(this.state, 'spectator');
  }

  /** What happened, as types of events. */
  get eventTypes(): string[] {
    return this.events.map((event) => event.t);
  }

  /** Tiles of the supply, in no order. */
  get supply(): string {
    return this.namesIn(TILES).sort().join(' ');
  }

  get discarded(): string {
    return this.namesIn(DISCARD).join(' ');
  }

  namesIn(zone: number): string[] {
    return (this.state.zones[zone] as Zone).cards.map((card) => NAMES[card] as string);
  }

  /** Who or what is on a space: 'A', 'fire', 'tile', 'nothing'. */
  at(space: string): string {
    const { lies, owner } = this.view.spaces[SPACE_NAMES.indexOf(space)]!;
    return owner === null ? lies : (SEATS[owner] as string);
  }

  gemAt(space: string): string | null {
    return this.view.spaces[SPACE_NAMES.indexOf(space)]!.gem;
  }
}

class DicekingSeat extends ScenarioSeat<DicekingState, DicekingEvent, DicekingView, DicekingOptions> {
  get #own() {
    return this.view.seats[this.seat]!;
  }

  /** Stops rolling. */
  stops(): void {
    this.answers('');
  }

  get up(): string {
    return this.#own.faceUp.map((card) => NAMES[card]).join(' ');
  }

  get down(): string {
    return this.#own.faceDown.map((card) => NAMES[card]).join(' ');
  }

  get castles(): string {
    return this.view.spaces.flatMap(({ owner }, space) => (owner === this.seat ? [SPACE_NAMES[space]] : [])).join(' ');
  }

  /** 'fires gold white', as numbers. */
  get treasure(): string {
    const { fires, gold, white } = this.#own;
    return `${fires} ${gold} ${white}`;
  }

  get tokens(): number {
    return this.#own.tokens;
  }

  get points(): number {
    return this.#own.points;
  }

  /** The levels that a line of the display shows now: 'mer-01 2'. */
  level(card: string): number {
    return this.view.decks.find((one) => one.card !== null && NAMES[one.card] === card)?.level ?? -1;
  }

  isAsked(): boolean {
    return this.table.asked.split(' ').includes(SEATS[this.seat as Seat] as string);
  }
}
