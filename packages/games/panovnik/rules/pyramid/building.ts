import {
  ascending,
  at,
  type Card,
  callingStep,
  type Decision,
  decision,
  eachNextSeat,
  type Program,
  program,
  repeatWhile,
  type Seat,
} from '@regalia/kernel';
import { lawOf } from '../cards/laws.ts';
import { isLaw } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { buildId } from '../ids.ts';
import { BUILDING_ROUNDS, hasBit, type PanovnikState } from '../state.ts';
import { hosts } from '../verbs/copy.ts';
import { exchangeable } from '../verbs/exchange.ts';
import { FOR_SALE, takeGems } from '../verbs/gems.ts';
import { playCharacter, showPayable } from '../verbs/place.ts';
import { handFor } from '../verbs/take.ts';
import { freshenEternals } from '../verbs/tokens.ts';
import { DISCARD, handOf, handSize, pyramid } from '../zones.ts';
import { levelFor, purseOf } from './costs.ts';
import { firstByPyramid } from './pyramid.ts';

/** PAN-14.2. */
const SALE_GEMS = 2;

/** PAN-7.5, 9.4: hand cards that can be played, ascending. */
function playable(s: Readonly<PanovnikState>, seat: Seat): Card[] {
  const cards: Card[] = [];
  const purse = purseOf(s, seat);
  for (const card of ascending(handOf(s, seat))) {
    if (isLaw(card) ? canPlayLaw(s, seat, card) : levelFor(purse, card) > 0) cards.push(card);
  }
  return cards;
}

function canPlayLaw(s: Readonly<PanovnikState>, seat: Seat, card: Card): boolean {
  switch (lawOf(card).entrance) {
    case 'slot':
      return true;
    case 'exchange':
      return exchangeable(s, seat).length > 0;
    case 'tuck':
      return hosts(s, seat).length > 0;
  }
}

function builders(s: Readonly<PanovnikState>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (hasBit(s.builders, seat)) seats.push(seat);
  return seats;
}

function askBuild(s: Readonly<PanovnikState>, seat: Seat): Decision {
  const cards = playable(s, seat);
  const details = { min: 0, params: { building: s.turn }, where: at('hand', seat), open: true };
  if (!s.selling) return decision(seat, 'build', 'PAN-7.1', 'card', cards, details);
  const sales = handOf(s, seat).sort((a, b) => a - b);
  const options = [...cards.map((card) => buildId.makeId(0, card)), ...sales.map((card) => buildId.makeId(1, card))];
  return decision(seat, 'build-or-sell', 'PAN-14.2', 'build', options, details);
}

/** PAN-7.2: who has no card passes without being asked. */
function dropEmptyHands(x: Turn): void {
  for (const seat of builders(x.state)) if (handSize(x.state, seat) === 0) stopBuilding(x, seat);
}

function stopBuilding(x: Turn, seat: Seat): void {
  x.state.builders &= ~(1 << seat);
  x.out?.push({ t: 'built-no-more', seat });
}

/** PAN-7.3: all cards are turned up together. */
function turnUp(x: Turn): void {
  for (const seat of builders(x.state)) {
    const option = x.answerOf(seat)?.[0];
    if (option === undefined) {
      stopBuilding(x, seat);
      continue;
    }
    const [sell, card] = x.state.selling ? [buildId.partOf.sell(option), buildId.partOf.card(option)] : [0, option];
    if (sell === 0) showPayable(x, seat, card, 1);
    (sell === 1 ? x.state.sold : x.state.waiting)[seat] = card;
    x.move(handFor(seat, card), card, sell === 1 ? DISCARD : pyramid(seat));
    x.out?.push({ t: sell === 1 ? 'sold' : 'turned-up', seat, card });
  }
}

/** PAN-4.4: the lowest of the cards that are yet to be played. */
function nextToPlay({ state }: Turn): Seat {
  let next = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = state.waiting[seat] as Card;
    if (card > 0 && (next < 0 || card < (state.waiting[next] as Card))) next = seat;
  }
  return next;
}

function sellers({ sold }: Readonly<PanovnikState>): number {
  return sold.reduce((bits, card, seat) => (card > 0 ? bits | (1 << seat) : bits), 0);
}

const playNext: Program<Turn> = program([
  callingStep((x) => {
    const card = x.state.waiting[x.me] as Card;
    x.state.waiting[x.me] = 0;
    x.call(isLaw(card) ? lawOf(card).program : playCharacter, x.me, card);
  }, playCharacter),
]);

const sellNext: Program<Turn> = program([
  callingStep((x) => {
    x.state.sold[x.me] = 0;
    x.call(takeGems, x.me, x.card, { least: SALE_GEMS, most: SALE_GEMS, why: FOR_SALE });
  }, takeGems),
]);

const buildingRound: Program<Turn> = program([
  (x) => {
    x.state.turn++;
    dropEmptyHands(x);
  },
  (x) => x.askAll(builders(x.state).map((seat) => askBuild(x.state, seat))),
  (x) => turnUp(x),
  ...eachNextSeat<Turn>(nextToPlay, playNext),
  ...eachNextSeat<Turn>((x) => firstByPyramid(x.state, sellers(x.state)), sellNext),
]);

/** PAN-7.1, 7.15: up to three building rounds; then eternal gems may save again. */
export const building: Program<Turn> = program([
  (x) => {
    x.state.phase = 'building';
    x.state.turn = 0;
    x.state.builders = (1 << x.seats) - 1;
  },
  ...repeatWhile<Turn>((x) => x.state.turn < BUILDING_ROUNDS && x.state.builders !== 0, buildingRound),
  (x) => freshenEternals(x),
]);
