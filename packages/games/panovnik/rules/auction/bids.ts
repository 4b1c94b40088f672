import { at, type Decision, decision, type Seat } from '@regalia/kernel';
import { ALL_COLORS } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { seatOf } from '../pyramid/pyramid.ts';
import { ATTACK, BIDS, biddersOf, GEMS_PER_COLOR, GEMS_PER_SEAT, gemsOf, PASS, type PanovnikState } from '../state.ts';
import { SCIENCE } from '../tokens.ts';
import { kindOnSlot, slotOfToken } from '../tokensOnCards.ts';
import { payGems } from '../verbs/gems.ts';
import { cardsAt } from './offer.ts';

/** PAN-6.2. */
export const PASS_GEMS = 3;

export function participants(s: Readonly<PanovnikState>): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (s.standing[seat] === BIDS) seats.push(seat);
  return seats;
}

/** PAN-5.3, 5.4: colors with a gem of the seat and a card in the offer. */
function biddable(s: Readonly<PanovnikState>, seat: Seat): number[] {
  const bids: number[] = [];
  for (let color = 0; color < 4; color++) {
    if (cardsAt(s, color) > 0 && gemsOf(s, seat, color) > 0) bids.push(color);
  }
  if ((s.attacks[seat] as number) > 0) bids.push(ATTACK);
  return bids;
}

/** PAN-6.2, 6.3: three gems and one for each science token, as far as the supply has them. */
export function mostForPassing(s: Readonly<PanovnikState>, seat: Seat): number {
  return PASS_GEMS + scienceOf(s, seat);
}

function scienceOf(s: Readonly<PanovnikState>, seat: Seat): number {
  let count = 0;
  for (const token of s.tokens) if (kindOnSlot(token) === SCIENCE && seatOf(slotOfToken(token)) === seat) count++;
  return count;
}

export function askBid(s: Readonly<PanovnikState>, seat: Seat): Decision {
  const params = { bidding: s.turn, gems: mostForPassing(s, seat) };
  return decision(seat, 'bid', 'PAN-5.3', 'bid', biddable(s, seat), { min: 0, params, where: at('offer'), open: true });
}

/** PAN-5.5 step 1; attackers are then in `takers`. */
export function revealBids(x: Turn): void {
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
  const bids = state.bids.slice(first, first + biddersOf(state));
  x.out?.push({ t: 'bids', bidding: state.turn, bids, virtuals: state.virtuals });
}

/** PAN-13.4: from the box, without putting back within one bidding round. */
function drawVirtualBids(x: Turn, first: number): void {
  const { state } = x;
  const box = ALL_COLORS.map(() => GEMS_PER_COLOR - GEMS_PER_SEAT * state.seats);
  for (let bidder = state.seats; bidder < biddersOf(state); bidder++) {
    if (state.standing[bidder] !== BIDS) continue;
    let gem = x.random(box.reduce((sum, count) => sum + count, 0));
    let color = 0;
    for (; gem >= (box[color] as number); color++) gem -= box[color] as number;
    box[color] = (box[color] as number) - 1;
    state.bids[first + bidder] = color;
  }
}
