import {
  type Card,
  countCardsUpTo,
  firstFrame,
  InvalidInput,
  makeEmptyZones,
  makeHiddenZone,
  newFlow,
  type RngState,
  type Seat,
} from '@regalia/kernel';
import { CARDS, COPPER, CURSE, DUCHY, ESTATE, GOLD, PROVINCE, SILVER } from './cards/printed.ts';
import { kingdomPile, recommended, victoryPile } from './kingdoms/kingdoms.ts';
import { type DominionOptions, parsePicked, starterOf } from './options.ts';
import { programs } from './programs.ts';
import { REVISIONS } from './revisions.ts';
import type { DominionState } from './state.ts';
import { cardsIn, deck, layout } from './zones.ts';

/** DOM-2.8. */
const STARTING_DECK: readonly Card[] = [...new Array<Card>(7).fill(COPPER), ...new Array<Card>(3).fill(ESTATE)];

/** The table before anything has happened; the first program chooses starter and Kingdom, shuffles and deals. */
export function initialState(options: DominionOptions, seats: number, rng: RngState, revision: number): DominionState {
  const zones = makeEmptyZones(layout(seats));
  for (let seat: Seat = 0; seat < seats; seat++) {
    zones[deck(seat)] = makeHiddenZone(STARTING_DECK);
  }
  const doubleTreasures = options.treasures === 'two-sets';
  const kinds = countCardsUpTo(REVISIONS, revision);
  return {
    revision,
    seats,
    flow: newFlow(rng, seats, firstFrame(programs.game)),
    zones,
    groups: [],
    absences: [],
    kingdom: givenKingdom(options, kinds),
    supply: basicPiles(seats, doubleTreasures).slice(0, kinds),
    emptyPiles: 0,
    turn: starterOf(options),
    phase: 'set-up',
    turns: new Array<number>(seats).fill(0),
    actions: 0,
    buys: 0,
    coins: 0,
    reduction: 0,
    copperBonus: 0,
    actionPlays: 0,
    shielded: 0,
    stillInPlay: false,
    idleTurns: 0,
    kingdomBy: options.kingdom === 'random' || options.kingdom === 'in-turn' ? options.kingdom : 'given',
    sets: options.sets,
    doubleTreasures,
    liveScore: options.liveScore === 'on',
  };
}

const PILES: number[][] = [];

/** The piles before the Kingdom is laid out, made once for each kind of table. */
function basicPiles(seats: number, doubleTreasures: boolean): readonly number[] {
  const index = 2 * seats + (doubleTreasures ? 1 : 0);
  PILES[index] ??= CARDS.map((_, kind) => basicPile(kind, seats, doubleTreasures));
  return PILES[index];
}

/** DOM-2.1 to 2.4, DOM-12.4; -1 for kinds that are not basic. */
export function basicPile(kind: Card, seats: number, doubleTreasures: boolean): number {
  const boxes = doubleTreasures ? 2 : 1;
  switch (kind) {
    case COPPER:
      return 60 * boxes - 7 * seats;
    case SILVER:
      return 40 * boxes;
    case GOLD:
      return 30 * boxes;
    case ESTATE:
    case DUCHY:
    case PROVINCE:
      return victoryPile(seats);
    case CURSE:
      return 10 * (seats - 1);
    default:
      return -1;
  }
}

/** Every card of a kind in the game lies in exactly one zone or in its pile. */
export function checkInvariants(s: Readonly<DominionState>): void {
  const counts = s.supply.map((left) => Math.max(0, left));
  s.zones.forEach((_, zone) => {
    for (const card of cardsIn(s, zone)) counts[card] = (counts[card] ?? 0) + 1;
  });
  counts.forEach((count, kind) => {
    const expected = cardsInGame(s, kind);
    if (count !== expected) throw new Error(`there are ${count} of ${CARDS[kind]?.id}, not ${expected}`);
  });
  const empty = s.supply.filter((left) => left === 0).length;
  if (empty !== s.emptyPiles) throw new Error(`${empty} piles are empty, not ${s.emptyPiles}`);
  const numbers = [s.actions, s.buys, s.coins, s.reduction, s.copperBonus, s.actionPlays, ...s.turns];
  if (numbers.some((n) => n < 0)) throw new Error(`a count is below 0: ${numbers.join(' ')}`);
}

function cardsInGame(s: Readonly<DominionState>, kind: Card): number {
  const basic = basicPile(kind, s.seats, s.doubleTreasures);
  const dealt = STARTING_DECK.filter((card) => card === kind).length * s.seats;
  if (basic >= 0) return basic + dealt;
  return s.supply[kind] === -1 ? 0 : kingdomPile(kind, s.seats);
}

/** Ascending, all of them below `kinds`; empty where they are yet to be drawn or named. */
function givenKingdom(options: DominionOptions, kinds: number): Card[] {
  const kingdom = chosenKingdom(options);
  if (kingdom.every((kind) => kind < kinds)) return kingdom;
  throw new InvalidInput('invalid-options', `this Kingdom has cards that came with a later revision of the rules`);
}

function chosenKingdom({ kingdom, cards }: DominionOptions): Card[] {
  if (kingdom === 'random' || kingdom === 'in-turn') return [];
  if (kingdom === 'picked') return parsePicked(cards);
  const kinds = KINGDOMS.get(kingdom) ?? recommended(kingdom).sort((a, b) => a - b);
  KINGDOMS.set(kingdom, kinds);
  return kinds.slice();
}

/** The recommended Kingdoms asked for before: simulations set up the same one thousands of times. */
const KINGDOMS = new Map<string, readonly Card[]>();
