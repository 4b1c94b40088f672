import { at, type Card, type Decision, decision, type Seat } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../colors.ts';
import type { Turn } from '../effect.ts';
import { biddersOf, bidOf, type PanovnikState, placeAbove, placeBelow, WON } from '../state.ts';
import { takeFromOffer } from '../verbs/take.ts';
import { DISCARD, OFFER } from '../zones.ts';
import { cardsAt } from './offer.ts';
import { judgeColor, type Verdict } from './resolve.ts';

function biddersFor(s: Readonly<PanovnikState>, color: Color): number[] {
  const bidders: number[] = [];
  for (let bidder = 0; bidder < biddersOf(s); bidder++) if (bidOf(s, bidder) === color) bidders.push(bidder);
  return bidders;
}

/** The revision since which a solo player and a virtual opponent on two cards both go on (PAN-13.9). */
const WITHOUT_SOLO_DEAL = 2;

function verdictOn(s: Readonly<PanovnikState>, color: Color, seats: number, virtuals: number): Verdict {
  return judgeColor(seats, virtuals, cardsAt(s, color), s.seats > 1 || s.revision < WITHOUT_SOLO_DEAL);
}

/** PAN-5.17: everything that is to be picked in step 3, asked at once. */
export function askPicks(x: Turn): Decision[] {
  const questions: Decision[] = [];
  for (const color of ALL_COLORS) for (const question of picksOf(x, color)) questions.push(question);
  return questions;
}

const NONE: readonly Decision[] = [];

function picksOf(x: Turn, color: Color): readonly Decision[] {
  const { state } = x;
  const bidders = biddersFor(state, color);
  if (bidders.length === 0) return NONE;
  const seats = bidders.filter((bidder) => bidder < state.seats);
  const cards = [state.offer[placeAbove(color)] as Card, state.offer[placeBelow(color)] as Card];
  const params = { color: { of: 'gem', id: color } };
  const where = at('offer');
  const open = true;
  switch (verdictOn(state, color, seats.length, bidders.length - seats.length)) {
    case 'pick':
      return seats.map((seat) => decision(seat, 'pick-offer', 'PAN-5.7', 'card', cards, { params, where, open }));
    case 'deal':
      return seats.map((seat) => decision(seat, 'deal', 'PAN-5.9', 'card', cards, { min: 0, params, where, open }));
    case 'virtual-deal':
      return seats.map((seat) =>
        decision(seat, 'virtual-deal', 'PAN-13.9', 'card', cards.slice(0, 1), { min: 0, params, where, open }),
      );
    default:
      return NONE;
  }
}

/** PAN-5.7, PAN-13.5 to 13.12. */
export function handOver(x: Turn, color: Color): void {
  const { state } = x;
  const bidders = biddersFor(state, color);
  if (bidders.length === 0) return;
  const seats = bidders.filter((bidder) => bidder < state.seats);
  const virtuals = bidders.filter((bidder) => bidder >= state.seats);
  const [upper, lower] = [state.offer[placeAbove(color)] as Card, state.offer[placeBelow(color)] as Card];
  const [seat = 0] = seats;
  const picked = x.answerOf(seat)?.[0] ?? 0;
  switch (verdictOn(state, color, seats.length, virtuals.length)) {
    case 'take':
      win(x, seat, upper + lower, 'gem');
      break;
    case 'pick':
      win(x, seat, picked, 'gem');
      break;
    case 'deal':
      strikeDeal(x, color, seats);
      break;
    case 'virtual-deal':
      if (picked === 0) {
        x.out?.push({ t: 'no-deal', color, seats });
        break;
      }
      win(x, seat, picked, 'deal');
      leaveWith(x, virtuals, lower);
      break;
    case 'remove-newer':
      leaveWith(x, virtuals, lower === 0 ? upper : lower);
      break;
    case 'remove-both':
      remove(x, upper, null);
      leaveWith(x, virtuals, lower);
      break;
    case 'nothing-there':
      for (const virtual of virtuals) state.standing[virtual] = WON;
      state.removals += virtuals.length;
      break;
    case 'clash':
      x.out?.push({ t: 'clashed', color, seats, virtuals: virtuals.length });
  }
}

/** PAN-5.9: both get a card if they have named different ones. */
function strikeDeal(x: Turn, color: Color, seats: readonly Seat[]): void {
  const picks = seats.map((seat) => x.answerOf(seat)?.[0] ?? 0);
  if (picks.includes(0) || picks[0] === picks[1]) {
    x.out?.push({ t: 'no-deal', color, seats });
    return;
  }
  for (const seat of seats) win(x, seat, x.answerOf(seat)?.[0] as Card, 'deal');
}

function leaveWith(x: Turn, virtuals: readonly number[], card: Card): void {
  for (const virtual of virtuals) x.state.standing[virtual] = WON;
  remove(x, card, null);
}

export function win(x: Turn, seat: Seat, card: Card, by: 'gem' | 'attack' | 'deal'): void {
  takeFromOffer(x, seat, card);
  x.state.standing[seat] = WON;
  if (by !== 'attack') x.state.waiting[seat] = card;
  x.out?.push({ t: 'won', seat, card, by });
}

export function remove(x: Turn, card: Card, seat: Seat | null): void {
  const { offer } = x.state;
  offer[offer.indexOf(card)] = 0;
  x.move(OFFER, card, DISCARD);
  x.out?.push({ t: 'removed', card, seat });
}
