import type { Card, Seat, Zone } from '@regalia/kernel';
import { bottom, isLaw, TOP_LAW_LEVEL, TOP_LEVEL, topLeft, topRight } from '../cards/printed.ts';
import type { Color } from '../colors.ts';
import type { PanovnikState } from '../state.ts';
import { pyramid } from '../zones.ts';

/** PAN-2.1: a slot, i.e. seat, level and x in one int; `MIDDLE` stands for x = 0. */
export type Slot = number;
const MIDDLE = 64;
const ROW = 128;
const SEAT_SLOTS = 1024;
/** PAN-2.11: in `place`, marks a card that lies openly under the slot. */
export const TUCKED = 4096;

export const slotAt = (seat: Seat, level: number, x: number): Slot => SEAT_SLOTS * seat + ROW * level + MIDDLE + x;
export const seatOf = (slot: Slot): Seat => (slot / SEAT_SLOTS) & 3;
export const levelOf = (slot: Slot): number => (slot / ROW) & 7;
export const xOf = (slot: Slot): number => (slot & (ROW - 1)) - MIDDLE;
export const isSlot = (place: number): boolean => place > 0 && place < TUCKED;
export const isTucked = (place: number): boolean => place >= TUCKED;

/** The pyramid last looked at: by level and x, the card in that slot. One for all, since steps never keep it. */
const grid = new Uint8Array(SEAT_SLOTS);
let highest = 0;
let leftEnd = 0;
let rightEnd = 0;

/** Spreads a seat's pyramid out for the questions below. */
export function lookAtPyramid(s: Readonly<PanovnikState>, seat: Seat): void {
  grid.fill(0);
  highest = 0;
  leftEnd = MIDDLE;
  rightEnd = MIDDLE - 1;
  const { cards } = s.zones[pyramid(seat)] as Zone;
  for (let i = 0; i < cards.length; i++) {
    const place = s.place[cards[i] as Card] as number;
    if (!isSlot(place)) continue;
    const at = place & (SEAT_SLOTS - 1);
    grid[at] = cards[i] as Card;
    const level = levelOf(place);
    if (level > highest) highest = level;
    if (level > 1) continue;
    const x = at - ROW;
    if (rightEnd < leftEnd) leftEnd = rightEnd = x;
    else if (x < leftEnd) leftEnd = x;
    else if (x > rightEnd) rightEnd = x;
  }
}

/** The card in a slot of the pyramid looked at, or 0. */
export function cardAt(slot: Slot): Card {
  return grid[slot & (SEAT_SLOTS - 1)] as Card;
}

/** Empty slots in which a card could lie, by level and from left to right (PAN-2.2, 2.3, 2.5, 2.6). */
export function openSlots(s: Readonly<PanovnikState>, seat: Seat, card: Card): Slot[] {
  lookAtPyramid(s, seat);
  const base = SEAT_SLOTS * seat;
  const slots = rightEnd < leftEnd ? [base + ROW + MIDDLE] : [base + ROW + leftEnd - 1, base + ROW + rightEnd + 1];
  const top = Math.min(isLaw(card) ? TOP_LAW_LEVEL : TOP_LEVEL, highest + 1);
  for (let level = 2; level <= top; level++) {
    for (let x = leftEnd; x < rightEnd; x++) {
      const under = (level - 1) * ROW + x;
      if (grid[under] !== 0 && grid[under + 1] !== 0 && grid[under + ROW] === 0) slots.push(base + under + ROW);
    }
  }
  return slots;
}

/** PAN-2.8: the circle of the card in a slot of level 2 or more. */
export interface Circle {
  readonly slot: Slot;
  readonly level: number;
  readonly bottom: Color;
  /** TR of the lower left card. */
  readonly left: Color;
  /** TL of the lower right card. */
  readonly right: Color;
}

/** All circles of a pyramid. */
export function circlesOf(s: Readonly<PanovnikState>, seat: Seat): Circle[] {
  lookAtPyramid(s, seat);
  const circles: Circle[] = [];
  const { cards } = s.zones[pyramid(seat)] as Zone;
  for (let i = 0; i < cards.length; i++) {
    const slot = s.place[cards[i] as Card] as number;
    if (isSlot(slot) && levelOf(slot) > 1) circles.push(circleAt(slot));
  }
  return circles;
}

/** The circle of an occupied slot of level 2 or more in the pyramid looked at. */
export function circleAt(slot: Slot): Circle {
  const left = cardAt(slot - ROW);
  const right = cardAt(slot - ROW + 1);
  return { slot, level: levelOf(slot), bottom: bottom(cardAt(slot)), left: topRight(left), right: topLeft(right) };
}

/** Empty slots of level 2 or more whose circle lacks nothing but their own card. */
export function halfCircles(s: Readonly<PanovnikState>, seat: Seat): { level: number; color: Color }[] {
  const found: { level: number; color: Color }[] = [];
  for (const slot of openSlots(s, seat, FIRST_CHARACTER)) {
    if (levelOf(slot) === 1) continue;
    const color = topRight(cardAt(slot - ROW));
    if (color === topLeft(cardAt(slot - ROW + 1))) found.push({ level: levelOf(slot), color });
  }
  return found;
}

const FIRST_CHARACTER: Card = 1;

/** PAN-2.9: the color of a one-colored circle, or -1. */
export function circleColor({ bottom: color, left, right }: Circle): Color | -1 {
  return color === left && color === right ? color : -1;
}

/** The color that the circle would have with `card` in an empty slot of the pyramid looked at, or -1. */
export function colorClosedBy(card: Card, slot: Slot): Color | -1 {
  if (levelOf(slot) === 1) return -1;
  const color = bottom(card);
  const closes = topRight(cardAt(slot - ROW)) === color && topLeft(cardAt(slot - ROW + 1)) === color;
  return closes ? color : -1;
}

/** The slots of the two cards that may rest on this one. */
export const slotsAbove = (slot: Slot): readonly [Slot, Slot] => [slot + ROW - 1, slot + ROW];

/** PAN-2.10: characters adjacent to a slot of the pyramid looked at. */
export function adjacentCharacters(slot: Slot): number {
  let count = 0;
  for (const near of [slot - 1, slot + 1, slot - ROW, slot - ROW + 1, slot + ROW - 1, slot + ROW]) {
    const card = cardAt(near);
    if (card !== 0 && !isLaw(card)) count++;
  }
  return count;
}

/** PAN-2.12: the free cards of a pyramid, in ascending order. */
export function freeCards(s: Readonly<PanovnikState>, seat: Seat): Card[] {
  lookAtPyramid(s, seat);
  const { cards } = s.zones[pyramid(seat)] as Zone;
  return cards.filter((card) => isFree(s, s.place[card] as number)).sort((a, b) => a - b);
}

function isFree(s: Readonly<PanovnikState>, place: number): boolean {
  if (!isSlot(place)) return false;
  const [left, right] = slotsAbove(place);
  if (cardAt(left) !== 0 || cardAt(right) !== 0 || tuckedUnder(s, place) > 0) return false;
  const level = levelOf(place);
  if (level === 1) return (place & (SEAT_SLOTS - 1)) - ROW === leftEnd || (place & (SEAT_SLOTS - 1)) - ROW === rightEnd;
  return level === highest || cardAt(place - 1) === 0 || cardAt(place + 1) === 0;
}

/** Cards tucked under the card of a slot, hidden or not. */
export function tuckedUnder(s: Readonly<PanovnikState>, slot: Slot): number {
  let count = 0;
  const seat = seatOf(slot);
  for (const card of (s.zones[pyramid(seat)] as Zone).cards) if (s.place[card] === TUCKED + slot) count++;
  for (const hidden of [2 * seat, 2 * seat + 1]) {
    for (const under of s.hiddenUnder[hidden] as number[]) if (under === slot) count++;
  }
  return count;
}

/** PAN-4.3: the lowest card number in the slots of a pyramid. */
function lowestNumber(s: Readonly<PanovnikState>, seat: Seat): number {
  let lowest = Number.POSITIVE_INFINITY;
  const { cards } = s.zones[pyramid(seat)] as Zone;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (card < lowest && isSlot(s.place[card] as number)) lowest = card;
  }
  return lowest;
}

/** PAN-4.3: of the seats in `bits` the one that goes first, or -1. */
export function firstByPyramid(s: Readonly<PanovnikState>, bits: number): Seat {
  let first = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < s.seats; seat++) {
    if (((bits >> seat) & 1) === 0) continue;
    const number = lowestNumber(s, seat);
    if (first >= 0 && number >= lowest) continue;
    first = seat;
    lowest = number;
  }
  return first;
}

export function hasInSlot({ place }: Readonly<PanovnikState>, seat: Seat, card: Card): boolean {
  const at = place[card] as number;
  return isSlot(at) && seatOf(at) === seat;
}
