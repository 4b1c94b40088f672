import { BrokenLaw } from '../errors.ts';
import { lowestBit } from '../ints.ts';
import { shuffle as shuffleInts } from '../rng/rng.ts';
import type { Card, Zone } from '../vocabulary.ts';
import { dropVoidAbsences, hasAbsencesIn, mixAbsences, swapAbsences } from './absences.ts';
import { equalise, settleGroups } from './equalise.ts';
import { forgetWhereRestIsKnown } from './forget.ts';
import {
  addGroup,
  dissolveIfEverywhere,
  dropEmptyGroups,
  groupersOf,
  knowersOf,
  setMark,
  takeFromGroup,
} from './groups.ts';
import type { ZoneKeeper } from './keeper.ts';
import { everyone } from './layout.ts';
import { groupedIn, KNOWN, knowersIn, knownTo, markOf, PUBLIC, UNKNOWN, viewersIn } from './marks.ts';
import { trace, traceArrival, traceExchange, traceLearned, traceMove, traceMoveAll } from './origins.ts';
import { canTell } from './tell.ts';

/**
 * The verbs that move cards. They are the only writers of zones, so that what each viewer knows is kept in one place:
 * who sees a card learns it; who does not see which card leaves a hand knows, from then on, hand and target together.
 */

function zoneAt(c: ZoneKeeper, zone: number): Zone {
  return c.zones[zone] as Zone;
}

/** Moves one card on top of (or into) another zone. `seen`: viewers who see its face, besides those who see a zone. */
export function moveAt(c: ZoneKeeper, from: number, index: number, to: number, seen = 0): Card {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  if (c.blind) {
    const moved = removeAt(source.cards, index);
    target.cards.push(moved);
    return moved;
  }
  const marks = marksOnTheWay(c, from, index, to, seen);
  const keepsAbsences = hasAbsencesIn(c, from, to);
  if (keepsAbsences) mixAbsences(c, from, to, ~knowersIn(marks));
  const card = removeAt(source.cards, index);
  removeAt(source.marks, index);
  if (trace !== null) traceMove(trace, source, index, target);
  target.cards.push(card);
  target.marks.push(marks);
  if (keepsAbsences) dropVoidBetween(c, from, to);
  if (changesPool(c, from, to)) dropEmptyGroups(c);
  return card;
}

/** Moves one copy of `card`; false if there is none. */
export function moveCard(c: ZoneKeeper, from: number, card: Card, to: number, seen = 0): boolean {
  const { cards } = zoneAt(c, from);
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] !== card) continue;
    moveAt(c, from, i, to, seen);
    return true;
  }
  return false;
}

/** Moves the top card; -1 if the zone is empty. */
export function moveTop(c: ZoneKeeper, from: number, to: number, seen = 0): Card {
  const top = zoneAt(c, from).cards.length - 1;
  return top < 0 ? -1 : moveAt(c, from, top, to, seen);
}

/** Moves cards from the top, one after the other, as many as there are; how many. */
export function moveTops(c: ZoneKeeper, from: number, to: number, count: number): number {
  const { cards } = zoneAt(c, from);
  const moved = Math.min(count, cards.length);
  if (changesOnlySight(c, from, to)) drawSeen(c, from, to, moved);
  else for (let i = 0; i < moved; i++) moveAt(c, from, cards.length - 1, to);
  return moved;
}

/** Whether a card on its way changes nothing of what is known but for those who see it. */
function changesOnlySight(c: ZoneKeeper, from: number, to: number): boolean {
  if (c.blind) return true;
  return trace === null && isOrdered(c, from) && !changesPool(c, from, to) && !hasAbsencesIn(c, from, to);
}

function drawSeen(c: ZoneKeeper, from: number, to: number, count: number): void {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  const eyes = (c.layout.sight[from] as number) | (c.layout.sight[to] as number);
  for (let i = 0; i < count; i++) {
    if (!c.blind) {
      see(c, source, source.cards.length - 1, eyes);
      target.marks.push(source.marks.pop() as number);
    }
    target.cards.push(source.cards.pop() as Card);
  }
}

/**
 * Moves everything, in order. Whoever knew a card knows it in the new place, since nothing stayed behind; but a hand that
 * becomes part of a deck lies there in an order that only `seen` and those who see the deck know.
 */
export function moveAll(c: ZoneKeeper, from: number, to: number, seen = 0): void {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  if (c.blind) {
    pourCards(source, target);
    return;
  }
  lookWhileMoving(c, from, to, seen | (c.layout.sight[to] as number));
  const keepsAbsences = hasAbsencesIn(c, from, to);
  if (keepsAbsences) mixAbsences(c, from, to, ~knowersOf(source));
  pour(source, target);
  if (trace !== null) traceMoveAll(trace, source, target);
  if (keepsAbsences) dropVoidBetween(c, from, to);
  if (changesPool(c, from, to)) dropEmptyGroups(c);
}

export function pour(source: Zone, target: Zone): void {
  pourCards(source, target);
  pourMarks(source, target);
}

/** Into an empty zone by exchanging the lists, each of which keeps the room it has. */
function pourCards(source: Zone, target: Zone): void {
  const { cards } = source;
  if (target.cards.length === 0) {
    source.cards = target.cards;
    target.cards = cards;
    return;
  }
  for (let i = 0; i < cards.length; i++) target.cards.push(cards[i] as Card);
  source.cards = [];
}

function pourMarks(source: Zone, target: Zone): void {
  const { marks } = source;
  if (target.marks.length === 0) {
    source.marks = target.marks;
    target.marks = marks;
    return;
  }
  for (let i = 0; i < marks.length; i++) target.marks.push(marks[i] as number);
  source.marks = [];
}

function lookWhileMoving(c: ZoneKeeper, from: number, to: number, eyes: number): void {
  const source = zoneAt(c, from);
  const loses = isOrdered(c, to) && !isOrdered(c, from) && source.cards.length > 1;
  if (loses)
    for (let rest = tellersOf(c, source) & ~eyes; rest !== 0; rest &= rest - 1) equalise(c, from, lowestBit(rest));
  lookInto(c, from, eyes);
  crossPools(c, from, to, 0, source.cards.length);
}

/** A card comes from outside the zones; everybody sees it. */
export function bringCard(c: ZoneKeeper, card: Card, to: number): void {
  const target = zoneAt(c, to);
  if (trace !== null) traceArrival(trace, target, c.layout.seats);
  target.cards.push(card);
  if (!c.blind) target.marks.push(PUBLIC);
}

/** Two zones change places, as when hands are swapped. */
export function swapZones(c: ZoneKeeper, one: number, other: number): void {
  const { zones } = c;
  if (changesPool(c, one, other)) throw new BrokenLaw('only zones of one pool can be swapped');
  const held = zoneAt(c, one);
  zones[one] = zoneAt(c, other);
  zones[other] = held;
  if (c.blind) return;
  swapAbsences(c, one, other);
  lookInto(c, one, c.layout.sight[one] as number);
  lookInto(c, other, c.layout.sight[other] as number);
}

/** The viewers see every card of the zone; in an unordered one they cannot tell which of them lay in which group. */
export function lookInto(c: ZoneKeeper, zone: number, viewers: number): void {
  if (c.blind) return;
  if (viewers === 0) return;
  const z = zoneAt(c, zone);
  if (!isOrdered(c, zone)) {
    const blurred = viewers & unsureOf(c, z);
    for (let rest = blurred; rest !== 0; rest &= rest - 1) equalise(c, zone, lowestBit(rest), true);
  }
  for (let i = 0; i < z.cards.length; i++) see(c, z, i, viewers);
  if (c.absences.length > 0) dropVoidAbsences(c, zone);
}

/** The viewers see the card at one place; in an unordered zone they learn that a card of that kind is there. */
export function lookAt(c: ZoneKeeper, zone: number, index: number, viewers: number): void {
  if (c.blind) return;
  if (!isOrdered(c, zone)) {
    for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
      if ((viewers >> viewer) & 1) learnInHand(c, zone, index, viewer);
    }
  }
  see(c, zoneAt(c, zone), index, viewers);
  if (c.absences.length > 0) dropVoidAbsences(c, zone);
}

/** Every order is equally likely; what was known of places is from then on known of the whole zone. */
export function shuffleZone(c: ZoneKeeper, zone: number): void {
  const z = zoneAt(c, zone);
  if (z.cards.length > 1 && !c.blind) {
    const tellers = tellersOf(c, z);
    const forgetting = trace === null && isOrdered(c, zone) ? forgetWhereRestIsKnown(c, zone, tellers) : 0;
    for (let rest = tellers & ~forgetting; rest !== 0; rest &= rest - 1) equalise(c, zone, lowestBit(rest));
    dissolveIfEverywhere(c, everyone(c.layout.seats));
  }
  shuffleInts(c.rng, z.cards);
}

function marksOnTheWay(c: ZoneKeeper, from: number, index: number, to: number, seen: number): number {
  const source = zoneAt(c, from);
  const eyes = seen | (c.layout.sight[from] as number) | (c.layout.sight[to] as number);
  const ordered = isOrdered(c, from);
  const isShown = eyes === everyone(c.layout.seats);
  if (source.marks[index] === PUBLIC && (ordered || isShown)) return PUBLIC;
  const unsure = ordered ? 0 : unsureOf(c, source);
  if (isShown && trace === null && (ordered || (unsure === 0 && isOnlyCopy(source, index)))) {
    see(c, source, index, eyes);
    return PUBLIC;
  }
  if (!ordered) {
    const learners = eyes & (unsure | ~knowersIn(source.marks[index] as number));
    const blurred = source.cards.length > 1 ? tellersOf(c, source) & ~eyes : 0;
    for (let rest = learners | blurred; rest !== 0; rest &= rest - 1) {
      const viewer = lowestBit(rest);
      if ((eyes >> viewer) & 1) learnInHand(c, from, index, viewer);
      else equalise(c, from, viewer);
    }
  }
  see(c, source, index, eyes);
  crossPools(c, from, to, index, index + 1);
  return source.marks[index] as number;
}

/** Cards nobody has placed, leaving their pool: the viewer remembers only where they came from. */
function crossPools(c: ZoneKeeper, from: number, to: number, first: number, end: number): void {
  if (!changesPool(c, from, to)) return;
  const pool = c.layout.pools[from] as number;
  const source = zoneAt(c, from);
  for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
    let id = UNKNOWN;
    for (let i = first; i < end; i++) {
      if (markOf(source.marks[i] as number, viewer) !== UNKNOWN) continue;
      if (id === UNKNOWN) id = addGroup(c, viewer, 1 << pool).id;
      setMark(source, i, viewer, id);
    }
  }
}

function dropVoidBetween(c: ZoneKeeper, from: number, to: number): void {
  dropVoidAbsences(c, from);
  dropVoidAbsences(c, to);
}

function changesPool({ layout }: ZoneKeeper, from: number, to: number): boolean {
  if (layout.pools[from] === layout.pools[to]) return false;
  if (layout.closed) throw new BrokenLaw(`a card goes from zone ${from} to ${to}, though no card leaves its pool`);
  return true;
}

function isOrdered(c: ZoneKeeper, zone: number): boolean {
  return c.layout.ordered[zone] as boolean;
}

/** The viewers see this very place. */
export function see(c: ZoneKeeper, zone: Zone, index: number, viewers: number): void {
  const marks = zone.marks[index] as number;
  if (marks === PUBLIC) return;
  const { seats } = c.layout;
  const known = knownTo(viewers);
  const learners = viewersIn(known & ~marks);
  if (learners !== 0) {
    zone.marks[index] = marks | known;
    if (trace !== null || (groupedIn(marks) & learners) !== 0) leaveGroups(c, zone, index, marks, learners);
    c.learned |= learners;
    c.leftOut |= ((1 << seats) - 1) & ~viewers & ~knowersIn(marks);
  }
  if (viewers === everyone(seats)) zone.marks[index] = PUBLIC;
}

/** The learners know a card whose place was, by the marks before, of a group or unknown to them. */
function leaveGroups(c: ZoneKeeper, zone: Zone, index: number, marks: number, learners: number): void {
  for (let rest = learners; rest !== 0; rest &= rest - 1) {
    const viewer = lowestBit(rest);
    const mark = markOf(marks, viewer);
    const counted = mark !== UNKNOWN && takeFromGroup(c, viewer, mark, zone.cards[index] as Card);
    if (trace !== null) traceLearned(trace, zone, index, viewer, !counted);
  }
}

/**
 * The viewer sees a card of a hand, but hands have no places: if it knew a card of that kind there, this is the one;
 * otherwise it came from what the viewer could not tell apart.
 */
function learnInHand(c: ZoneKeeper, zoneId: number, index: number, viewer: number): void {
  const zone = zoneAt(c, zoneId);
  const blurred = (unsureOf(c, zone) >> viewer) & 1;
  if (blurred) settleGroups(c, zoneId, viewer);
  if (markOf(zone.marks[index] as number, viewer) === KNOWN) return;
  const same = knownCopy(zone, index, viewer);
  if (same >= 0) {
    setMark(zone, same, viewer, markOf(zone.marks[index] as number, viewer));
    setMark(zone, index, viewer, KNOWN);
    if (trace !== null) traceExchange(trace, zone, same, index, viewer);
    return;
  }
  if (blurred && (trace !== null || !canTell(c, zoneId, index, viewer))) equalise(c, zoneId, viewer, true);
  see(c, zone, index, 1 << viewer);
}

/** A bit for each viewer for whom places of the zone may be of a group. */
function unsureOf(c: ZoneKeeper, zone: Zone): number {
  if (trace !== null) return everyone(c.layout.seats);
  return c.groups.length === 0 ? 0 : groupersOf(zone);
}

/** A bit for each viewer that may tell places of the zone apart. */
function tellersOf(c: ZoneKeeper, { cards, marks }: Zone): number {
  const all = everyone(c.layout.seats);
  if (trace !== null) return all;
  const first = marks[0] as number;
  let different = 0;
  let known = first;
  let hasKinds = false;
  for (let i = 1; i < marks.length; i++) {
    const own = marks[i] as number;
    different |= own ^ first;
    known &= own;
    if (cards[i] !== cards[0]) hasKinds = true;
  }
  return all & (viewersIn(different) | (hasKinds ? knowersIn(known) : 0));
}

function isOnlyCopy({ cards }: Zone, index: number): boolean {
  const card = cards[index] as Card;
  return cards.indexOf(card) === index && cards.indexOf(card, index + 1) < 0;
}

function knownCopy(zone: Zone, index: number, viewer: number): number {
  for (let i = 0; i < zone.cards.length; i++) {
    if (zone.cards[i] === zone.cards[index] && markOf(zone.marks[i] as number, viewer) === KNOWN) return i;
  }
  return -1;
}

function removeAt(ints: number[], index: number): number {
  const removed = ints[index] as number;
  const last = ints.length - 1;
  for (let i = index; i < last; i++) ints[i] = ints[i + 1] as number;
  ints.pop();
  return removed;
}
