import { type Card, openDecisions, type ScoreLine, type Seat, type Viewer } from '@regalia/kernel';
import { type PlacedCards, placeCards, reachPosition, ScenarioSeat, ScenarioTable } from '@regalia/kernel/testing';
import { expect } from 'vitest';
import { type PanovnikEvent, type PanovnikOptions, panovnik } from '../index.ts';
import { CARD_COUNT, CARD_IDS, CHARACTER_COUNT, cardOf } from '../rules/cards/printed.ts';
import { ALL_COLORS, COLORS, type ColorName, parseColors } from '../rules/colors.ts';
import { isSlot, levelOf, slotAt, TUCKED, xOf } from '../rules/pyramid/pyramid.ts';
import { totalOf } from '../rules/scoring.ts';
import { GEMS_PER_SEAT, gemsOf, type PanovnikState } from '../rules/state.ts';
import * as tokens from '../rules/tokens.ts';
import { kindOnSlot, slotOfToken, tokenOn } from '../rules/tokensOnCards.ts';
import { cardsIn, FIRST_GEM, handOf, pyramid } from '../rules/zones.ts';
import type { PanovnikView } from '../view/view.ts';

// Prompts, refusals and the log are read in English.
await panovnik.texts.load('en');

const LETTERS = 'ABCD';
const NAMES: ReadonlyMap<string, Card> = new Map([
  ...CARD_IDS,
  ...COLORS.map((name, i): [string, Card] => [name, FIRST_GEM + i]),
]);

export interface SeatSetting {
  readonly hand?: string;
  /** Behind the screen: 'BBRY'. */
  readonly gems?: string;
  readonly attacks?: number;
  /** Cards in slots and, after '<', openly tucked: 'captain 1:0, mentor 1:1, knight 2:0 < dual-mandate'. Left out, a card of level 1. */
  readonly pyramid?: string;
  /** 'magic 1:0, points-6 2:0, eternal-blue 1:1, circle-blue-4 3:0, magic-bonus-2 1:0, stored-red 1:0'. */
  readonly tokens?: string;
}

export interface Setting {
  readonly A?: SeatSetting;
  readonly B?: SeatSetting;
  readonly C?: SeatSetting;
  readonly D?: SeatSetting;
  /** Cards by color, '-' for none: 'captain - - -'. */
  readonly above?: string;
  readonly below?: string;
  /** Top first; the rest follows. */
  readonly small?: string;
  readonly laws?: string;
  /** Exactly these cards and no others. */
  readonly smallOnly?: string;
  readonly lawsOnly?: string;
  /** Gems of the supply that are to be taken out of the game: 'BBB'. They come to lie behind D's, C's or B's screen. */
  readonly options?: Partial<PanovnikOptions>;
  readonly asks?: 'bid' | 'build';
  readonly round?: number;
  readonly turn?: number;
  readonly seed?: number;
  /** Seats that sit out the next auction. */
  readonly sitsOut?: string;
}

/** Any position in an auction or a building phase: as many seats as are named, at least one. */
export function table(setting: Setting = {}): PanovnikTable {
  const seats = setting.D ? 4 : setting.C ? 3 : setting.B ? 2 : 1;
  const { asks = 'build', options = {} } = setting;
  const prompt = asks === 'build' && options.selling === 'on' ? 'build-or-sell' : asks;
  const state = reachPosition(panovnik, {
    seats,
    options,
    seed: setting.seed ?? 1,
    until: (s) => s.round >= 1 && s.flow.asked[0]?.prompt === prompt && s.flow.asked.length === seats,
  });
  const placed = lay(state, setting, seats);
  placeCards(panovnik, state, placed, NAMES);
  return new PanovnikTable(state);
}

/** A new game as it is dealt. */
export function newGame(seats: number, options: Partial<PanovnikOptions> = {}, seed = 1): PanovnikTable {
  return new PanovnikTable(reachPosition(panovnik, { seats, options, seed }));
}

export class PanovnikTable extends ScenarioTable<PanovnikState, PanovnikEvent, PanovnikView, PanovnikOptions> {
  readonly A = new PanovnikSeat(this, 0);
  readonly B = new PanovnikSeat(this, 1);
  readonly C = new PanovnikSeat(this, 2);
  readonly D = new PanovnikSeat(this, 3);

  constructor(state: PanovnikState) {
    super(panovnik, state, NAMES);
  }

  /** What is answered together: `t.all('blue', '', 'attack')`, in the order of the seats that are asked. */
  all(...answers: readonly string[]): void {
    const seats = openDecisions(this.state).map((d) => this.#seatOf(d.seat));
    if (seats.length !== answers.length) throw new Error(`${seats.length} seats are asked, not ${answers.length}`);
    seats.forEach((seat, i) => {
      seat.answers(answers[i] as string);
    });
  }

  /** By color, '-' for none. */
  get above(): string {
    return this.#row(0);
  }

  get below(): string {
    return this.#row(4);
  }

  get discard(): string {
    return this.zone('discard');
  }

  /** 'BBRGY'. */
  get supply(): string {
    return ALL_COLORS.map((color) => 'BRGY'.charAt(color).repeat(this.state.supply[color] as number)).join('');
  }

  view(viewer: Viewer): PanovnikView {
    return panovnik.view(this.state, viewer);
  }

  eventsOf<T extends PanovnikEvent['t']>(t: T): Extract<PanovnikEvent, { t: T }>[] {
    return this.events.filter((event): event is Extract<PanovnikEvent, { t: T }> => event.t === t);
  }

  #seatOf(seat: Seat): PanovnikSeat {
    return [this.A, this.B, this.C, this.D][seat] as PanovnikSeat;
  }

  #row(first: number): string {
    const cards = this.state.offer.slice(first, first + 4);
    return cards.map((card) => (card === 0 ? '-' : cardOf(card).id)).join(' ');
  }
}

export class PanovnikSeat extends ScenarioSeat<PanovnikState, PanovnikEvent, PanovnikView, PanovnikOptions> {
  override get hand(): string {
    return handOf(this.table.state, this.seat)
      .sort((a, b) => a - b)
      .map((card) => cardOf(card).id)
      .join(' ');
  }

  get gems(): string {
    const { state } = this.table;
    return ALL_COLORS.map((color) => 'BRGY'.charAt(color).repeat(gemsOf(state, this.seat, color))).join('');
  }

  get attacks(): number {
    return this.table.state.attacks[this.seat] as number;
  }

  /** 'captain 1:0, mentor 1:1'. */
  get pyramid(): string {
    const { state } = this.table;
    const cards = cardsIn(state, pyramid(this.seat)).filter((card) => isSlot(state.place[card] as number));
    cards.sort((a, b) => (state.place[a] as number) - (state.place[b] as number));
    return cards.map((card) => `${cardOf(card).id} ${sayslot(state.place[card] as number)}`).join(', ');
  }

  /** 'magic 1:0, eternal-blue 2:0', in the order in which they came. */
  get tokens(): string {
    const own = this.table.state.tokens.filter((token) => slotOfToken(token) >> 10 === this.seat);
    return own.map((token) => `${sayToken(kindOnSlot(token))} ${sayslot(slotOfToken(token))}`).join(', ');
  }

  get total(): number {
    return totalOf(this.table.state, this.seat);
  }

  /** Points of one section of the score sheet, as its owner sees them; the whole sheet makes what the result counts. */
  section(index: number): number {
    expect(sumOf(this.#lines('judge'))).toBe(this.total);
    return sumOf(this.#lines(this.seat).filter(({ section }) => section === index));
  }

  #lines(viewer: Viewer): readonly ScoreLine[] {
    return panovnik.score(this.table.state, viewer)[this.seat]?.lines ?? [];
  }

  /** Cards under the card of a slot, as a viewer knows them: '2: dual-mandate'. */
  tucked(slot: string, viewer: Viewer = this.seat): string {
    const placed = this.table.game
      .view(this.table.state, viewer)
      .seats[this.seat]?.pyramid.find((one) => `${one.level}:${one.x}` === slot);
    const cards = placed?.tucked.cards.map((card) => cardOf(card).id).join(' ');
    return `${placed?.tucked.count}: ${cards}`.trim();
  }
}

const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + (points ?? 0), 0);

const sayslot = (slot: number): string => `${levelOf(slot)}:${xOf(slot)}`;

function sayToken(token: number): string {
  const kind = tokens.kindOf(token);
  const value = tokens.tokenValue(token);
  const color = COLORS[tokens.colorOf(token)];
  if (kind === 'points' || kind === 'magic-bonus') return `${kind}-${value}`;
  if (kind === 'circle-bonus') return `circle-${color}-${value}`;
  if (kind === 'eternal') return tokens.isUsed(token) ? `used-${color}` : `eternal-${color}`;
  return kind === 'stored' ? `stored-${color}` : kind;
}

function parseToken(name: string): number {
  for (let token = 0; token < tokens.TOKEN_KINDS; token++) if (sayToken(token) === name) return token;
  throw new Error(`no token is called "${name}"`);
}

function parseSlot(seat: Seat, text: string): number {
  const [level = Number.NaN, x = Number.NaN] = text.split(':').map(Number);
  return slotAt(seat, level, x);
}

const listOf = (text: string): string[] => text.split(/, */).filter((entry) => entry !== '');

/** Writes the numbers of the setting into the state; says which cards lie where. */
function lay(state: PanovnikState, setting: Setting, seats: number): PlacedCards[] {
  const placed: PlacedCards[] = [];
  state.place.fill(0);
  state.tokens = [];
  state.hiddenUnder = state.hiddenUnder.map(() => []);
  state.round = setting.round ?? 3;
  state.turn = setting.turn ?? 1;
  state.sitsOut = Array.from(setting.sitsOut ?? '').reduce((bits, letter) => bits | (1 << LETTERS.indexOf(letter)), 0);
  state.supply = ALL_COLORS.map(() => GEMS_PER_SEAT * seats);
  for (let seat = 0; seat < seats; seat++) layDownSeat(state, seat, setting[LETTERS[seat] as 'A'] ?? {}, placed);
  const offer = [...rowOf(setting.above), ...rowOf(setting.below)];
  state.offer = offer.map((name) => CARD_IDS.get(name) ?? 0);
  placed.push({ zone: 'offer', owner: null, cards: offer.filter((name) => name !== '-').join(' ') });
  return [...placed, ...decksOf(setting, placed)];
}

const rowOf = (row: string | undefined): string[] => (row ?? '- - - -').split(' ');

function layDownSeat(state: PanovnikState, seat: Seat, setting: SeatSetting, placed: PlacedCards[]): void {
  const fallback = `${cardOf(55 + seat).id} 1:0`;
  const inPyramid: string[] = [];
  for (const entry of listOf(setting.pyramid ?? fallback)) {
    const [upper = '', ...under] = entry.split(' < ');
    const [card = '', slot = ''] = upper.split(' ');
    inPyramid.push(card, ...under);
    state.place[CARD_IDS.get(card) ?? 0] = parseSlot(seat, slot);
    for (const name of under) state.place[CARD_IDS.get(name) ?? 0] = TUCKED + parseSlot(seat, slot);
  }
  for (const entry of listOf(setting.tokens ?? '')) {
    const [name = '', slot = ''] = entry.split(' ');
    const token = parseToken(name);
    state.tokens.push(tokenOn(parseSlot(seat, slot), token));
    if (tokens.isGem(token)) take(state, tokens.colorOf(token));
  }
  const counted = [1, 1, 0, 0];
  for (const color of parseColors(setting.gems ?? '')) {
    counted[color] = (counted[color] as number) + 1;
    take(state, color);
  }
  counted.forEach((count, color) => {
    state.counted[4 * seat + color] = count;
    state.mostReturned[4 * seat + color] = Math.min(2, count);
  });
  state.attacks[seat] = setting.attacks ?? 0;
  const hand = (setting.hand ?? '').split(' ').filter((name) => name !== '');
  const isLawName = (name: string) => (CARD_IDS.get(name) ?? 0) > CHARACTER_COUNT;
  placed.push(
    { zone: 'characters', owner: seat, cards: hand.filter((name) => !isLawName(name)).join(' ') },
    { zone: 'laws', owner: seat, cards: hand.filter(isLawName).join(' ') },
    { zone: 'pyramid', owner: seat, cards: inPyramid.join(' ') },
    { zone: 'returned-gems', owner: seat, cards: 'blue red' satisfies `${ColorName} ${ColorName}` },
  );
}

function take(state: PanovnikState, color: number): void {
  state.supply[color] = (state.supply[color] as number) - 1;
  if ((state.supply[color] as number) < 0) throw new Error(`there are not that many ${COLORS[color]} gems`);
}

function decksOf(setting: Setting, placed: readonly PlacedCards[]): PlacedCards[] {
  const used = new Set(placed.flatMap(({ cards }) => cards.split(' ')));
  const small = (setting.smallOnly ?? setting.small ?? '').split(' ').filter((name) => name !== '');
  const laws = (setting.lawsOnly ?? setting.laws ?? '').split(' ').filter((name) => name !== '');
  const rest = (from: number, to: number, named: readonly string[]) =>
    Array.from({ length: to - from + 1 }, (_, i) => cardOf(from + i).id).filter(
      (name) => !used.has(name) && !named.includes(name),
    );
  const characters = rest(1, CHARACTER_COUNT, small);
  const smallRest = setting.smallOnly === undefined ? characters.splice(0, 4) : [];
  const lawRest = rest(CHARACTER_COUNT + 1, CARD_COUNT, laws);
  return [
    { zone: 'small-deck', owner: null, cards: [...small, ...smallRest].join(' ') },
    { zone: 'large-deck', owner: null, cards: characters.join(' ') },
    { zone: 'law-deck', owner: null, cards: [...laws, ...(setting.lawsOnly === undefined ? lawRest : [])].join(' ') },
    { zone: 'discard', owner: null, cards: setting.lawsOnly === undefined ? '' : lawRest.join(' ') },
  ];
}
