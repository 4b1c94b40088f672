import { at, type Card, callingStep, decision, eachNext, type Decision, type Program, program, repeatWhile, type Seat } from '@regalia/kernel';
import { ALL_COLOURS, type Colour } from './colours.ts';
import type { Reign } from './effect.ts';
import { firstByPyramid } from './pyramid.ts';
import { judgeColour } from './resolve.ts';
import { ATTACK, above, BIDDING_ROUNDS, BIDS, below, bidOf, biddersOf, GEMS_PER_COLOUR, GEMS_PER_SEAT, gemsOf, hasBit, NO_BID, PASS, PASSED, type PanovnikState, ROUNDS, SITS_OUT, WON } from './state.ts';
import { SCIENCE } from './tokens.ts';
import { kindOnSlot, slotOfToken } from './tokensOnCards.ts';
import { seatOf } from './pyramid.ts';
import { cardsIn, DISCARD, LARGE, OFFER } from './zones.ts';
import { FOR_PASSING, payGems, takeGems } from './verbs/gems.ts';
import { archiveOpen, takeFromOffer } from './verbs/take.ts';

/** PAN-6.2. */
const PASS_GEMS = 3;

export function participants(s: Readonly<PanovnikState>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.standing[seat] === BIDS) seats.push(seat);
  return seats;
}

/** PAN-5.3, 5.4: colours of which the seat has a gem and the offer a card. */
export function biddable(s: Readonly<PanovnikState>, seat: Seat): number[] {
  const bids: number[] = [];
  for (let colour = 0; colour < 4; colour++) {
    if (cardsAt(s, colour) > 0 && gemsOf(s, seat, colour) > 0) bids.push(colour);
  }
  if ((s.attacks[seat] as number) > 0) bids.push(ATTACK);
  return bids;
}

export function cardsAt({ offer }: Readonly<PanovnikState>, colour: Colour): number {
  return (offer[above(colour)] === 0 ? 0 : 1) + (offer[below(colour)] === 0 ? 0 : 1);
}

function askBid(s: Readonly<PanovnikState>, seat: Seat): Decision {
  const params = { bidding: s.turn };
  return decision(seat, 'bid', 'PAN-5.3', 'bid', biddable(s, seat), { min: 0, params, where: at('offer'), open: true });
}

/** PAN-5.6: an attacker takes any card; the only one there is needs no choice. */
const attackPick: Program<Reign> = program([
  (x) => {
    const options = cardsIn(x.state, OFFER).toSorted((a, b) => a - b);
    if (options.length > 1) x.ask(decision(x.me, 'attack', 'PAN-5.6', 'card', options, { where: at('offer') }));
  },
  (x) => {
    const card = x.answerOf(x.me)?.[0] ?? cardsIn(x.state, OFFER)[0];
    x.state.takers &= ~(1 << x.me);
    if (card === undefined) {
      x.out?.push({ t: 'attack-lost', seat: x.me });
      return x.leave();
    }
    win(x, x.me, card, 'attack');
    x.set({ taken: card });
  },
  callingStep((x) => x.call(archiveOpen, x.me, x.count('taken')), archiveOpen),
]);

/** PAN-13.7: the seat with the lowest number names a card that leaves the game. */
const removal: Program<Reign> = program([
  (x) => {
    const options = cardsIn(x.state, OFFER).toSorted((a, b) => a - b);
    if (options.length > 1) x.ask(decision(x.me, 'remove', 'PAN-13.7', 'card', options, { where: at('offer') }));
  },
  (x) => {
    const named = x.answerOf(x.me)?.[0];
    const card = named ?? cardsIn(x.state, OFFER)[0];
    x.state.removals--;
    if (card !== undefined) remove(x, card, named === undefined ? null : x.me);
  },
]);

/** PAN-6.2, 6.3. */
const passing: Program<Reign> = program([
  (x) => {
    x.state.takers &= ~(1 << x.me);
    x.state.standing[x.me] = PASSED;
    x.out?.push({ t: 'passed', seat: x.me });
  },
  callingStep((x) => {
    x.call(takeGems, x.me, x.card, { least: PASS_GEMS, most: PASS_GEMS + scienceOf(x.state, x.me), why: FOR_PASSING });
  }, takeGems),
]);

/** PAN-5.5, PAN-13.17: reveal, attack tokens, gem bids, removals, gems for passing. */
const bidding: Program<Reign> = program([
  (x) => {
    const { state } = x;
    state.turn++;
  },
  (x) => {
    if (cardsIn(x.state, OFFER).length > 0) x.ask(...participants(x.state).map((seat) => askBid(x.state, seat)));
  },
  (x) => revealBids(x),
  ...eachNext<Reign>((x) => firstByPyramid(x.state, x.state.takers), attackPick),
  (x) => x.ask(...ALL_COLOURS.flatMap((colour) => askPicks(x, colour))),
  (x) => {
    for (const colour of ALL_COLOURS) handOver(x, colour);
  },
  ...eachNext<Reign>((x) => nextTaken(x), [
    callingStep((x) => {
      const card = x.state.waiting[x.me] as Card;
      x.state.waiting[x.me] = 0;
      x.call(archiveOpen, x.me, card);
    }, archiveOpen),
  ]),
  ...eachNext<Reign>((x) => (x.state.removals > 0 ? firstByPyramid(x.state, -1) : -1), removal),
  (x) => {
    x.state.takers = passers(x.state);
  },
  ...eachNext<Reign>((x) => firstByPyramid(x.state, x.state.takers), passing),
]);

/** PAN-5.2, 5.10, 13.13: as long as a seat takes part, at most three times; then the offer moves on. */
export const auction: Program<Reign> = program([
  (x) => openAuction(x),
  ...repeatWhile<Reign>((x) => x.state.turn < BIDDING_ROUNDS && participants(x.state).length > 0, bidding),
  (x) => moveOffer(x),
]);

function openAuction(x: Reign): void {
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

/** PAN-5.5 step 1; attackers are then in `takers`. */
function revealBids(x: Reign): void {
  const { state } = x;
  const first = (state.turn - 1) * biddersOf(state);
  state.takers = 0;
  for (const seat of participants(state)) {
    const bid = x.answerOf(seat)?.[0] ?? PASS;
    state.bids[first + seat] = bid;
    if (bid < ATTACK) payGems(x, seat, bid, 1);
    if (bid !== ATTACK) continue;
    state.attacks[seat] = (state.attacks[seat] as number) - 1;
    state.takers |= 1 << seat;
  }
  drawVirtualBids(x, first);
  x.out?.push({ t: 'bids', bidding: state.turn, bids: state.bids.slice(first, first + biddersOf(state)) });
}

/** PAN-13.4: from the box, without putting back within one bidding round. */
function drawVirtualBids(x: Reign, first: number): void {
  const { state } = x;
  const box = ALL_COLOURS.map(() => GEMS_PER_COLOUR - GEMS_PER_SEAT * state.seats);
  for (let bidder = state.seats; bidder < biddersOf(state); bidder++) {
    if (state.standing[bidder] !== BIDS) continue;
    let gem = x.random(box.reduce((sum, count) => sum + count, 0));
    let colour = 0;
    for (; gem >= (box[colour] as number); colour++) gem -= box[colour] as number;
    box[colour] = (box[colour] as number) - 1;
    state.bids[first + bidder] = colour;
  }
}

function biddersFor(s: Readonly<PanovnikState>, colour: Colour): number[] {
  const bidders: number[] = [];
  for (let bidder = 0; bidder < biddersOf(s); bidder++) if (bidOf(s, bidder) === colour) bidders.push(bidder);
  return bidders;
}

/** PAN-5.17: everything that is to be picked in step 3, asked at once. */
function askPicks(x: Reign, colour: Colour): Decision[] {
  const { state } = x;
  const bidders = biddersFor(state, colour);
  const seats = bidders.filter((bidder) => bidder < state.seats);
  const cards = [state.offer[above(colour)] as Card, state.offer[below(colour)] as Card];
  const params = { colour: { of: 'gem', id: colour } };
  const where = at('offer');
  switch (judgeColour(seats.length, bidders.length - seats.length, cardsAt(state, colour))) {
    case 'pick':
      return seats.map((seat) => decision(seat, 'pick-offer', 'PAN-5.7', 'card', cards, { params, where }));
    case 'deal':
      return seats.map((seat) => decision(seat, 'deal', 'PAN-5.9', 'card', cards, { min: 0, params, where, open: true }));
    case 'virtual-deal':
      return seats.map((seat) => decision(seat, 'virtual-deal', 'PAN-13.9', 'card', cards.slice(0, 1), { min: 0, params, where }));
    default:
      return [];
  }
}

/** PAN-5.7, PAN-13.5 to 13.12. */
function handOver(x: Reign, colour: Colour): void {
  const { state } = x;
  const bidders = biddersFor(state, colour);
  if (bidders.length === 0) return;
  const seats = bidders.filter((bidder) => bidder < state.seats);
  const virtuals = bidders.filter((bidder) => bidder >= state.seats);
  const [upper, lower] = [state.offer[above(colour)] as Card, state.offer[below(colour)] as Card];
  const [seat = 0, other = 0] = seats;
  const picked = x.answerOf(seat)?.[0] ?? 0;
  switch (judgeColour(seats.length, virtuals.length, cardsAt(state, colour))) {
    case 'take':
      return win(x, seat, upper + lower, 'gem');
    case 'pick':
      return win(x, seat, picked, 'gem');
    case 'deal': {
      const theirs = x.answerOf(other)?.[0] ?? 0;
      if (picked === 0 || theirs === 0 || picked === theirs) {
        x.out?.push({ t: 'no-deal', colour, seats });
        return;
      }
      win(x, seat, picked, 'deal');
      return win(x, other, theirs, 'deal');
    }
    case 'virtual-deal':
      if (picked === 0) return;
      win(x, seat, picked, 'deal');
      return leaveWith(x, virtuals, lower);
    case 'remove-newer':
      return leaveWith(x, virtuals, lower === 0 ? upper : lower);
    case 'remove-both':
      remove(x, upper, null);
      return leaveWith(x, virtuals, lower);
    case 'nothing-there':
      for (const virtual of virtuals) state.standing[virtual] = WON;
      state.removals += virtuals.length;
      return;
    case 'clash':
      x.out?.push({ t: 'clashed', colour, seats, virtuals: virtuals.length });
  }
}

function leaveWith(x: Reign, virtuals: readonly number[], card: Card): void {
  for (const virtual of virtuals) x.state.standing[virtual] = WON;
  remove(x, card, null);
}

function win(x: Reign, seat: Seat, card: Card, by: 'gem' | 'attack' | 'deal'): void {
  takeFromOffer(x, seat, card);
  x.state.standing[seat] = WON;
  if (by !== 'attack') x.state.waiting[seat] = card;
  x.out?.push({ t: 'won', seat, card, by });
}

function remove(x: Reign, card: Card, seat: Seat | null): void {
  const { offer } = x.state;
  offer[offer.indexOf(card)] = 0;
  x.move(OFFER, card, DISCARD);
  x.out?.push({ t: 'removed', card, seat });
}

/** The next seat that has won a card in step 3 and has not yet been asked about law 78. */
function nextTaken({ state }: Reign): Seat {
  for (let seat = 0; seat < state.seats; seat++) if ((state.waiting[seat] as Card) > 0) return seat;
  return -1;
}

/** PAN-6.1, 5.12: who bid nothing, and after the third bidding round everybody without a card. */
function passers(s: Readonly<PanovnikState>): number {
  let bits = 0;
  for (const seat of participants(s)) if (bidOf(s, seat) === PASS || s.turn === BIDDING_ROUNDS) bits |= 1 << seat;
  return bits;
}

export function scienceOf(s: Readonly<PanovnikState>, seat: Seat): number {
  let count = 0;
  for (const token of s.tokens) if (kindOnSlot(token) === SCIENCE && seatOf(slotOfToken(token)) === seat) count++;
  return count;
}

/** PAN-5.15, 5.16: older cards leave, newer ones move up, four new ones come. */
export function moveOffer(x: Reign): void {
  const { offer, round } = x.state;
  const discarded: Card[] = [];
  for (const colour of ALL_COLOURS) {
    const old = offer[above(colour)] as Card;
    if (old > 0) {
      x.move(OFFER, old, DISCARD);
      discarded.push(old);
    }
    offer[above(colour)] = offer[below(colour)] as Card;
    offer[below(colour)] = 0;
  }
  const laid = round < ROUNDS ? layFour(x) : [];
  x.out?.push({ t: 'offered', discarded, laid });
}

/** PAN-3.8: four cards of the large deck, one below each auction card. */
export function layFour(x: Reign): Card[] {
  return ALL_COLOURS.map((colour) => {
    const card = x.moveTop(LARGE, OFFER);
    x.state.offer[below(colour)] = card;
    return card;
  });
}
