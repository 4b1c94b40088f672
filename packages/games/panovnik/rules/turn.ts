import {
  ascending,
  at,
  type Card,
  callingStep,
  decision,
  eachNextSeat,
  outcomeOf,
  type Program,
  program,
  repeatWhile,
  type Seat,
} from '@regalia/kernel';
import { auction } from './auction/auction.ts';
import { layFour } from './auction/offer.ts';
import type { Turn } from './effect.ts';
import { building } from './pyramid/building.ts';
import { circleColor, slotAt } from './pyramid/pyramid.ts';
import { reckon } from './pyramid/reckoning.ts';
import { totalOf } from './scoring.ts';
import { ROUNDS } from './state.ts';
import { reward } from './verbs/reward.ts';
import { cardsIn, characters, LARGE, LAWS, laws, pyramid, returned, SMALL } from './zones.ts';

const LARGE_DECK = 48;
const LAWS_DEALT = 3;

/** PAN-3.4, 3.5, 14.1: the first card of each pyramid, chosen in secret. */
export const start: Program<Turn> = program([
  (x) => {
    for (const seat of x.all) x.revealAll(returned(seat), 1 << seat);
    x.out?.push({ t: 'supplied', supply: x.state.supply.slice() });
    x.shuffle(SMALL);
    x.shuffle(LAWS);
    for (const seat of x.all) deal(x, seat, SMALL, characters(seat), x.state.wideStart ? 4 : 2);
  },
  (x) => x.ask(...x.all.map((seat) => askStart(x, seat))),
  (x) => {
    for (const seat of x.all) layFirst(x, seat, x.answerOf(seat) ?? []);
    if (x.state.wideStart) x.shuffle(SMALL);
  },
  (x) => {
    for (let i = 0; i < LARGE_DECK; i++) x.moveTop(SMALL, LARGE);
    const laid = layFour(x);
    x.out?.push({ t: 'offered', discarded: [], laid });
    for (const seat of x.all) deal(x, seat, LAWS, laws(seat), LAWS_DEALT);
  },
  ...eachNextSeat<Turn>(nextStarter, [
    callingStep((x) => {
      const card = x.state.waiting[x.me] as Card;
      x.state.waiting[x.me] = 0;
      x.call(reward, x.me, card, { row: 0, slot: x.state.place[card] as number });
    }, reward),
  ]),
]);

export const round: Program<Turn> = program([
  (x) => {
    x.state.round++;
    x.out?.push({ t: 'round-began', round: x.state.round });
  },
  callingStep((x) => x.call(auction), auction),
  callingStep((x) => x.call(building), building),
]);

export const game: Program<Turn> = program([
  callingStep((x) => x.call(start), start),
  ...repeatWhile<Turn>((x) => x.state.round < ROUNDS, round),
  (x) => endGame(x),
]);

function askStart(x: Turn, seat: Seat) {
  const options = ascending(cardsIn(x.state, characters(seat)));
  const where = at('hand', seat);
  if (!x.state.wideStart) return decision(seat, 'start', 'PAN-3.4', 'card', options, { where, open: true });
  return decision(seat, 'wide-start', 'PAN-14.1', 'card', options, {
    kind: 'order',
    min: 2,
    max: 2,
    where,
    open: true,
  });
}

function deal(x: Turn, seat: Seat, from: number, to: number, count: number): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) cards.push(x.moveTop(from, to));
  x.out?.push({ t: 'dealt', seat, deck: from === LAWS ? 'laws' : 'characters', count, cards: ascending(cards) });
}

function layFirst(x: Turn, seat: Seat, [first = 0, kept]: readonly Card[]): void {
  x.move(characters(seat), first, pyramid(seat));
  x.state.place[first] = slotAt(seat, 1, 0);
  x.state.waiting[seat] = first;
  x.out?.push({ t: 'started', seat, card: first });
  if (kept === undefined) return;
  for (const card of ascending(cardsIn(x.state, characters(seat)))) {
    if (card !== kept) x.move(characters(seat), card, SMALL);
  }
}

/** PAN-3.10: starting rewards in ascending order of the cards. */
function nextStarter({ state }: Turn): Seat {
  let next = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    const card = state.waiting[seat] as Card;
    if (card > 0 && (next < 0 || card < (state.waiting[next] as Card))) next = seat;
  }
  return next;
}

/** PAN-10.1, 10.6, 10.14, 10.15, 13.15. */
function endGame(x: Turn): void {
  const { state } = x;
  state.phase = 'over';
  for (const seat of x.all) x.revealAll(returned(seat));
  if (x.out !== undefined) for (const seat of x.all) tellRecoloring(x, seat);
  const totals = x.all.map((seat) => totalOf(state, seat));
  const outcome = outcomeOf(totals.map((total) => [total]));
  const winners = x.seats === 1 ? [] : outcome.winners;
  x.out?.push({ t: 'ended', winners, totals });
  x.end({ ...outcome, winners });
}

function tellRecoloring(x: Turn, seat: Seat): void {
  const { circles, recoloring } = reckon(x.state, seat, true);
  circles.forEach((circle, i) => {
    const color = recoloring.colors[i] ?? -1;
    if (color >= 0 && color !== circleColor(circle)) x.out?.push({ t: 'recolored', seat, slot: circle.slot, color });
  });
}
