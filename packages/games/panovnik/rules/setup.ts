import {
  ascending,
  below,
  type Card,
  firstFrame,
  makeEmptyZones,
  makeHiddenZone,
  newFlow,
  type RngState,
} from '@regalia/kernel';
import { CARD_COUNT, CHARACTER_COUNT, isLaw, TOP_LAW_LEVEL } from './cards/printed.ts';
import { ALL_COLORS } from './colors.ts';
import { type PanovnikOptions, virtualsOf } from './options.ts';
import { programs } from './programs.ts';
import { cardAt, isSlot, isTucked, levelOf, lookAtPyramid, type Slot, seatOf, slotAt } from './pyramid/pyramid.ts';
import { GEMS_PER_SEAT, gemsOf, type PanovnikState, STARTING_GEMS } from './state.ts';
import { colorOf, isGem } from './tokens.ts';
import { kindOnSlot, slotOfToken } from './tokensOnCards.ts';
import {
  cardsIn,
  FIRST_GEM,
  LAWS,
  layout,
  OFFER,
  pyramid,
  returned,
  SMALL,
  tuckedCharacters,
  tuckedLaws,
} from './zones.ts';

const GEMS_GIVEN_BACK = 2;
const ALL_CHARACTERS = numbers(1, CHARACTER_COUNT);
const ALL_LAWS = numbers(CHARACTER_COUNT + 1, CARD_COUNT);
const GEMS_OF_A_SEAT: readonly Card[] = ALL_COLORS.flatMap((color) => [FIRST_GEM + color, FIRST_GEM + color]);

/** The table before anything is dealt: all cards in order in two decks, and behind each screen six of eight gems. */
export function initialState(options: PanovnikOptions, seats: number, rng: RngState, revision: number): PanovnikState {
  const zones = makeEmptyZones(layout(seats));
  zones[SMALL] = makeHiddenZone(ALL_CHARACTERS);
  zones[LAWS] = makeHiddenZone(ALL_LAWS);
  const supply = ALL_COLORS.map(() => (GEMS_PER_SEAT - STARTING_GEMS) * seats);
  for (let seat = 0; seat < seats; seat++) {
    const gems = giveBack(rng);
    zones[returned(seat)] = makeHiddenZone(gems);
    for (const gem of gems) supply[gem - FIRST_GEM] = (supply[gem - FIRST_GEM] as number) + 1;
  }
  const virtuals = virtualsOf(options, seats);
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones,
    groups: [],
    absences: [],
    round: 0,
    phase: 'set-up',
    turn: 0,
    virtuals,
    wideStart: options.start === 'four-cards',
    selling: options.selling === 'on',
    supply,
    counted: new Array<number>(4 * seats).fill(STARTING_GEMS),
    mostReturned: new Array<number>(4 * seats).fill(GEMS_GIVEN_BACK),
    attacks: new Array<number>(seats).fill(0),
    offer: new Array<Card>(8).fill(0),
    place: new Array<number>(CARD_COUNT + 1).fill(0),
    tokens: [],
    hiddenUnder: Array.from({ length: 2 * seats }, () => []),
    bids: [],
    standing: new Array<number>(seats + virtuals).fill(0),
    takers: 0,
    removals: 0,
    sitsOut: 0,
    builders: 0,
    waiting: new Array<Card>(seats).fill(0),
    sold: new Array<Card>(seats).fill(0),
    fresh: 0,
  };
}

/** PAN-3.3: two of the eight gems, at random. */
function giveBack(rng: RngState): Card[] {
  const gems = GEMS_OF_A_SEAT.slice();
  const given: Card[] = [];
  for (let i = 0; i < GEMS_GIVEN_BACK; i++) given.push(...gems.splice(below(rng, gems.length), 1));
  return ascending(given);
}

function numbers(first: number, last: number): Card[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** PAN-11.2, 11.5, 2.2 to 2.6: nothing is lost or doubled, and every pyramid stands. */
export function checkInvariants(s: Readonly<PanovnikState>): void {
  checkCards(s);
  checkGems(s);
  for (let seat = 0; seat < s.seats; seat++) checkPyramid(s, seat);
}

function checkCards(s: Readonly<PanovnikState>): void {
  const seen = s.zones.flatMap(({ cards }) => cards.filter((card) => card < FIRST_GEM)).sort((a, b) => a - b);
  if (seen.length !== CARD_COUNT || seen.some((card, i) => card !== i + 1)) {
    throw new Error(`the 88 cards are not each in one place: ${seen.join(' ')}`);
  }
  const offered = s.offer.filter((card) => card > 0).sort((a, b) => a - b);
  if (
    offered.join() !==
    cardsIn(s, OFFER)
      .toSorted((a, b) => a - b)
      .join()
  )
    throw new Error('the offer is not what lies there');
}

function checkGems(s: Readonly<PanovnikState>): void {
  for (const color of ALL_COLORS) {
    const onCards = s.tokens.filter((token) => isGem(kindOnSlot(token)) && colorOf(kindOnSlot(token)) === color).length;
    let sum = (s.supply[color] as number) + onCards;
    for (let seat = 0; seat < s.seats; seat++) {
      const gems = gemsOf(s, seat, color);
      if (gems < 0) throw new Error(`seat ${seat} has ${gems} gems of color ${color}`);
      if ((s.counted[4 * seat + color] as number) - gems > (s.mostReturned[4 * seat + color] as number)) {
        throw new Error(`seat ${seat} has shown more gems of color ${color} than it has`);
      }
      sum += gems;
    }
    if (sum !== GEMS_PER_SEAT * s.seats || (s.supply[color] as number) < 0) {
      throw new Error(`there are ${sum} gems of color ${color}, ${s.supply[color]} in the supply`);
    }
  }
}

function checkPyramid(s: Readonly<PanovnikState>, seat: number): void {
  lookAtPyramid(s, seat);
  const base: number[] = [];
  for (const card of cardsIn(s, pyramid(seat))) {
    const place = s.place[card] as number;
    if (isTucked(place) && cardAt(place) === 0) throw new Error(`card ${card} is tucked under nothing`);
    if (!isSlot(place)) continue;
    if (levelOf(place) === 1) base.push(place);
    else checkSupport(place, card);
  }
  base.sort((a, b) => a - b);
  if (base.some((slot, i) => slot !== (base[0] as Slot) + i)) throw new Error('the base row is broken');
  for (const token of s.tokens) {
    if (seatOf(slotOfToken(token)) === seat && cardAt(slotOfToken(token)) === 0)
      throw new Error('a token lies on no card');
  }
  checkHidden(s, seat);
}

function checkSupport(slot: Slot, card: Card): void {
  const below = slotAt(seatOf(slot), levelOf(slot) - 1, 0) + (slot - slotAt(seatOf(slot), levelOf(slot), 0));
  if (cardAt(below) === 0 || cardAt(below + 1) === 0) throw new Error(`card ${card} has nothing to rest on`);
  if (isLaw(card) && levelOf(slot) > TOP_LAW_LEVEL) throw new Error(`law ${card} lies on level 5`);
}

function checkHidden(s: Readonly<PanovnikState>, seat: number): void {
  [tuckedCharacters(seat), tuckedLaws(seat)].forEach((zone, i) => {
    const under = s.hiddenUnder[2 * seat + i] as Slot[];
    const waiting = cardsIn(s, zone).length - under.length;
    if (waiting !== 0 && waiting !== s.fresh) throw new Error('hidden tucked cards do not lie under a card each');
    if (under.some((slot) => cardAt(slot) === 0)) throw new Error('hidden cards are tucked under nothing');
  });
}
