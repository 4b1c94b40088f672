import {
  at,
  type Card,
  callingStep,
  decision,
  eachNextSeat,
  type Program,
  program,
  repeatWhile,
  type Seat,
} from '@regalia/kernel';
import { ALL_COLORS } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { firstByPyramid } from '../pyramid/pyramid.ts';
import {
  BIDDING_ROUNDS,
  BIDS,
  biddersOf,
  bidOf,
  hasBit,
  NO_BID,
  PASS,
  PASSED,
  type PanovnikState,
  SITS_OUT,
} from '../state.ts';
import { FOR_PASSING, takeGems } from '../verbs/gems.ts';
import { archiveOpen } from '../verbs/take.ts';
import { cardsIn, OFFER } from '../zones.ts';
import { askBid, mostForPassing, PASS_GEMS, participants, revealBids } from './bids.ts';
import { askPicks, handOver, remove, win } from './handOver.ts';
import { moveOffer } from './offer.ts';

/** PAN-5.6: an attacker takes any card; the only one there is needs no choice. */
const attackPick: Program<Turn> = program([
  (x) => {
    const options = cardsIn(x.state, OFFER).toSorted((a, b) => a - b);
    if (options.length > 1) x.ask(decision(x.me, 'attack', 'PAN-5.6', 'card', options, { where: at('offer') }));
  },
  (x) => {
    const card = x.answerOf(x.me)?.[0] ?? cardsIn(x.state, OFFER)[0];
    x.state.takers &= ~(1 << x.me);
    if (card === undefined) {
      x.out?.push({ t: 'attack-lost', seat: x.me });
      return x.skipRest();
    }
    win(x, x.me, card, 'attack');
    x.set({ taken: card });
  },
  callingStep((x) => x.call(archiveOpen, x.me, x.count('taken')), archiveOpen),
]);

/** PAN-13.7: the seat with the lowest number names a card that leaves the game. */
const removal: Program<Turn> = program([
  (x) => {
    const options = cardsIn(x.state, OFFER).toSorted((a, b) => a - b);
    if (options.length > 1)
      x.ask(decision(x.me, 'remove', 'PAN-13.7', 'card', options, { params: { removed: 1 }, where: at('offer') }));
  },
  (x) => {
    const named = x.answerOf(x.me)?.[0];
    const card = named ?? cardsIn(x.state, OFFER)[0];
    x.state.removals--;
    if (card !== undefined) remove(x, card, named === undefined ? null : x.me);
  },
]);

/** PAN-6.2, 6.3. */
const passing: Program<Turn> = program([
  (x) => {
    x.state.takers &= ~(1 << x.me);
    x.state.standing[x.me] = PASSED;
    x.out?.push({ t: 'passed', seat: x.me });
  },
  callingStep((x) => {
    x.call(takeGems, x.me, x.card, { least: PASS_GEMS, most: mostForPassing(x.state, x.me), why: FOR_PASSING });
  }, takeGems),
]);

/** PAN-5.5, PAN-13.17: reveal, attack tokens, gem bids, removals, gems for passing. */
const bidding: Program<Turn> = program([
  (x) => {
    const { state } = x;
    state.turn++;
  },
  (x) => {
    if (cardsIn(x.state, OFFER).length > 0) x.askAll(participants(x.state).map((seat) => askBid(x.state, seat)));
  },
  (x) => revealBids(x),
  ...eachNextSeat<Turn>((x) => firstByPyramid(x.state, x.state.takers), attackPick),
  (x) => x.askAll(askPicks(x)),
  (x) => {
    for (const color of ALL_COLORS) handOver(x, color);
  },
  ...eachNextSeat<Turn>(
    (x) => nextTaken(x),
    [
      callingStep((x) => {
        const card = x.state.waiting[x.me] as Card;
        x.state.waiting[x.me] = 0;
        x.call(archiveOpen, x.me, card);
      }, archiveOpen),
    ],
  ),
  ...eachNextSeat<Turn>((x) => (x.state.removals > 0 ? firstByPyramid(x.state, -1) : -1), removal),
  (x) => {
    x.state.takers = passers(x.state);
  },
  ...eachNextSeat<Turn>((x) => firstByPyramid(x.state, x.state.takers), passing),
]);

/** PAN-5.2, 5.10, 13.13: as long as a seat takes part, at most three times; then the offer moves on. */
export const auction: Program<Turn> = program([
  (x) => openAuction(x),
  ...repeatWhile<Turn>((x) => x.state.turn < BIDDING_ROUNDS && participants(x.state).length > 0, bidding),
  (x) => moveOffer(x),
]);

function openAuction(x: Turn): void {
  const { state } = x;
  state.phase = 'auction';
  state.turn = 0;
  state.bids = new Array<number>(BIDDING_ROUNDS * biddersOf(state)).fill(NO_BID);
  state.standing.fill(BIDS);
  for (let seat = 0; seat < state.seats; seat++) {
    if (!hasBit(state.sitsOut, seat)) continue;
    state.standing[seat] = SITS_OUT;
    x.out?.push({ t: 'sat-out', seat });
  }
  state.sitsOut = 0;
}

/** The next seat that has won a card in step 3 and has not yet been asked about law 78. */
function nextTaken({ state }: Turn): Seat {
  for (let seat = 0; seat < state.seats; seat++) if ((state.waiting[seat] as Card) > 0) return seat;
  return -1;
}

/** PAN-6.1, 5.12: who bid nothing, and after the third bidding round everybody without a card. */
function passers(s: Readonly<PanovnikState>): number {
  let bits = 0;
  for (const seat of participants(s)) if (bidOf(s, seat) === PASS || s.turn === BIDDING_ROUNDS) bits |= 1 << seat;
  return bits;
}
