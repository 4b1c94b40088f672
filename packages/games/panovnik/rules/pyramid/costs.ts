import type { Card, Seat } from '@regalia/kernel';
import { costOf, isLaw, TOP_LEVEL } from '../cards/printed.ts';
import { ALL_COLORS, type Color } from '../colors.ts';
import { savingId } from '../ids.ts';
import { gemsOf, type PanovnikState } from '../state.ts';
import { colorOf, eternal, isEternal, isUsed } from '../tokens.ts';
import { kindOnSlot, slotOfToken } from '../tokensOnCards.ts';
import { levelOf, openSlots, type Slot, seatOf } from './pyramid.ts';

/** Slots that the seat may put the card into and can pay for (PAN-7.5, 7.7). */
export function payableSlots(s: Readonly<PanovnikState>, seat: Seat, card: Card): Slot[] {
  const slots = openSlots(s, seat, card);
  if (isLaw(card)) return slots;
  const highest = payableLevel(s, seat, card);
  return slots.filter((slot) => levelOf(slot) <= highest);
}

/** PAN-7.6, 7.8: the highest level that the seat can pay for, unused eternal gems counted; costs only grow with it. */
export function payableLevel(s: Readonly<PanovnikState>, seat: Seat, card: Card): number {
  return levelFor(purseOf(s, seat), card);
}

/** The highest level that can be paid from these gems by color. */
export function levelFor(purse: readonly number[], card: Card): number {
  let level = TOP_LEVEL;
  for (let color = 0; color < 4; color++) {
    while (level > 0 && costOf(card, level, color) > (purse[color] as number)) level--;
  }
  return level;
}

/** What the seat can pay with, by color: its gems and its unused eternal ones. */
export function purseOf(s: Readonly<PanovnikState>, seat: Seat): number[] {
  const purse = [0, 0, 0, 0];
  for (let color = 0; color < 4; color++) purse[color] = gemsOf(s, seat, color);
  for (let i = 0; i < s.tokens.length; i++) {
    const token = s.tokens[i] as number;
    const kind = kindOnSlot(token);
    if (isEternal(kind) && !isUsed(kind) && seatOf(slotOfToken(token)) === seat) {
      purse[colorOf(kind)] = (purse[colorOf(kind)] as number) + 1;
    }
  }
  return purse;
}

/** Eternal gems of a color that have not saved anything yet in this phase. */
export function unusedEternals({ tokens }: Readonly<PanovnikState>, seat: Seat, color: Color): number {
  let count = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (kindOnSlot(token) === eternal(color) && seatOf(slotOfToken(token)) === seat) count++;
  }
  return count;
}

/** PAN-7.8: whether an eternal gem could save a part of the cost; everybody can see that. */
export function canSave(s: Readonly<PanovnikState>, seat: Seat, card: Card, level: number): boolean {
  return ALL_COLORS.some((color) => costOf(card, level, color) > 0 && unusedEternals(s, seat, color) > 0);
}

/** The ways to use eternal gems for a payment, as ids of `savingId`, the most saving one first (PAN-7.8, E.9). */
export function savings(s: Readonly<PanovnikState>, seat: Seat, card: Card, level: number): number[] {
  let ways: number[][] = [[]];
  for (const color of ALL_COLORS) {
    const cost = costOf(card, level, color);
    const most = Math.min(cost, unusedEternals(s, seat, color));
    const least = Math.max(0, cost - gemsOf(s, seat, color));
    if (most > least || most > 0) ways = extended(ways, most, least);
    else for (const way of ways) way.push(0);
  }
  return ways.map((way) => savingId.makeId(...way));
}

/** Each way with each number from `most` down to `least`. */
function extended(ways: readonly (readonly number[])[], most: number, least: number): number[][] {
  const longer: number[][] = [];
  for (const way of ways) for (let saved = most; saved >= least; saved--) longer.push([...way, saved]);
  return longer;
}

/** The saving as gems by color. */
export function savedBy(saving: number): number[] {
  const { blue, red, green, yellow } = savingId.partOf;
  return [blue(saving), red(saving), green(saving), yellow(saving)];
}
