import { ContractViolation } from '../base/errors.ts';
import { lowestBit } from '../base/ints.ts';
import type { Card, Zone } from '../base/vocabulary.ts';
import { shuffle as shuffleInts } from '../rng/rng.ts';
import { hasAbsencesIn, mergeAbsences, pruneAbsences, swapAbsences } from './knowledge/absences.ts';
import { canDistinguish } from './knowledge/canDistinguish.ts';
import { forgetWhereRestIsKnown } from './knowledge/forgetPool.ts';
import { forgetPositions, settleGroups } from './knowledge/forgetPositions.ts';
import {
  addGroup,
  dissolveIfEverywhere,
  dropEmptyGroups,
  setMark,
  takeFromGroup,
  viewersKnowingAll,
  viewersWithGroupsIn,
} from './knowledge/groups.ts';
import { trace, traceArrival, traceLearned, traceMove, traceMoveAll, traceSwap } from './knowledge/trace.ts';
import { allViewers } from './layout.ts';
import {
  KNOWN,
  markOf,
  marksKnownTo,
  PUBLIC,
  UNKNOWN,
  viewersGrouping,
  viewersKnowing,
  viewersWithMark,
} from './marks.ts';
import type { ZoneContext } from './zoneContext.ts';

/**
 * The zone verbs. Only they write zones, so that knowledge is tracked in one place: a viewer who sees a card learns it; a
 * viewer who does not see which card leaves a hand knows the hand's former cards only as a group of hand and target.
 */

function zoneAt(c: ZoneContext, zone: number): Zone {
  return c.zones[zone] as Zone;
}

/** Moves the card at `index` to the top of another zone. `seen`: viewers who see it besides those who see either zone. */
export function moveAt(c: ZoneContext, from: number, index: number, to: number, seen = 0): Card {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  if (c.untracked) {
    const moved = removeAt(source.cards, index);
    target.cards.push(moved);
    return moved;
  }
  const marks = marksAfterMove(c, from, index, to, seen);
  const hasAbsences = hasAbsencesIn(c, from, to);
  if (hasAbsences) mergeAbsences(c, from, to, ~viewersKnowing(marks));
  const card = removeAt(source.cards, index);
  removeAt(source.marks, index);
  if (trace !== null) traceMove(trace, source, index, target);
  target.cards.push(card);
  target.marks.push(marks);
  if (hasAbsences) pruneAbsencesIn(c, from, to);
  if (changesPool(c, from, to)) dropEmptyGroups(c);
  return card;
}

/** Moves one copy of `card`; returns false if there is none. */
export function moveCard(c: ZoneContext, from: number, card: Card, to: number, seen = 0): boolean {
  const { cards } = zoneAt(c, from);
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] !== card) continue;
    moveAt(c, from, i, to, seen);
    return true;
  }
  return false;
}

/** Moves the top card; returns -1 if the zone is empty. */
export function moveTop(c: ZoneContext, from: number, to: number, seen = 0): Card {
  const top = zoneAt(c, from).cards.length - 1;
  return top < 0 ? -1 : moveAt(c, from, top, to, seen);
}

/** Moves up to `count` cards from the top, one by one; returns how many. */
export function moveTops(c: ZoneContext, from: number, to: number, count: number): number {
  const { cards } = zoneAt(c, from);
  const moved = Math.min(count, cards.length);
  if (isPlainDraw(c, from, to)) drawPlainly(c, from, to, moved);
  else for (let i = 0; i < moved; i++) moveAt(c, from, cards.length - 1, to);
  return moved;
}

/** Whether moving cards changes only the knowledge of viewers who see them. */
function isPlainDraw(c: ZoneContext, from: number, to: number): boolean {
  if (c.untracked) return true;
  return trace === null && isOrdered(c, from) && !changesPool(c, from, to) && !hasAbsencesIn(c, from, to);
}

function drawPlainly(c: ZoneContext, from: number, to: number, count: number): void {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  const seers = (c.layout.visibleTo[from] as number) | (c.layout.visibleTo[to] as number);
  for (let i = 0; i < count; i++) {
    if (!c.untracked) {
      markSeen(c, source, source.cards.length - 1, seers);
      target.marks.push(source.marks.pop() as number);
    }
    target.cards.push(source.cards.pop() as Card);
  }
}

/**
 * Moves all cards, in order. Known cards stay known, since the whole zone moves. When a hand becomes part of a deck, only
 * `seen` and viewers of the deck know the order.
 */
export function moveAll(c: ZoneContext, from: number, to: number, seen = 0): void {
  const source = zoneAt(c, from);
  const target = zoneAt(c, to);
  if (c.untracked) {
    transferCards(source, target);
    return;
  }
  revealWhileMoving(c, from, to, seen | (c.layout.visibleTo[to] as number));
  const hasAbsences = hasAbsencesIn(c, from, to);
  if (hasAbsences) mergeAbsences(c, from, to, ~viewersKnowingAll(source));
  transferAll(source, target);
  if (trace !== null) traceMoveAll(trace, source, target);
  if (hasAbsences) pruneAbsencesIn(c, from, to);
  if (changesPool(c, from, to)) dropEmptyGroups(c);
}

export function transferAll(source: Zone, target: Zone): void {
  transferCards(source, target);
  transferMarks(source, target);
}

/** Swaps the arrays if the target is empty, so that both keep their capacity. */
function transferCards(source: Zone, target: Zone): void {
  const { cards } = source;
  if (target.cards.length === 0) {
    source.cards = target.cards;
    target.cards = cards;
    return;
  }
  for (let i = 0; i < cards.length; i++) target.cards.push(cards[i] as Card);
  source.cards = [];
}

function transferMarks(source: Zone, target: Zone): void {
  const { marks } = source;
  if (target.marks.length === 0) {
    source.marks = target.marks;
    target.marks = marks;
    return;
  }
  for (let i = 0; i < marks.length; i++) target.marks.push(marks[i] as number);
  source.marks = [];
}

function revealWhileMoving(c: ZoneContext, from: number, to: number, seers: number): void {
  const source = zoneAt(c, from);
  const loses = isOrdered(c, to) && !isOrdered(c, from) && source.cards.length > 1;
  if (loses)
    for (let rest = viewersWhoDistinguish(c, source) & ~seers; rest !== 0; rest &= rest - 1)
      forgetPositions(c, from, lowestBit(rest));
  revealZone(c, from, seers);
  crossPools(c, from, to, 0, source.cards.length);
}

/** Adds a card from outside the zones. Everyone sees it. */
export function addCard(c: ZoneContext, card: Card, to: number): void {
  const target = zoneAt(c, to);
  if (trace !== null) traceArrival(trace, target, c.layout.seats);
  target.cards.push(card);
  if (!c.untracked) target.marks.push(PUBLIC);
}

/** Swaps the contents of two zones, such as hands. */
export function swapZones(c: ZoneContext, one: number, other: number): void {
  const { zones } = c;
  if (changesPool(c, one, other)) throw new ContractViolation('only zones of one pool can be swapped');
  const held = zoneAt(c, one);
  zones[one] = zoneAt(c, other);
  zones[other] = held;
  if (c.untracked) return;
  swapAbsences(c, one, other);
  revealZone(c, one, c.layout.visibleTo[one] as number);
  revealZone(c, other, c.layout.visibleTo[other] as number);
}

/** The viewers see every card of the zone. In an unordered zone they cannot tell which card was in which group. */
export function revealZone(c: ZoneContext, zone: number, viewers: number): void {
  if (c.untracked) return;
  if (viewers === 0) return;
  const z = zoneAt(c, zone);
  if (!isOrdered(c, zone)) {
    const unsure = viewers & unsureViewers(c, z);
    for (let rest = unsure; rest !== 0; rest &= rest - 1) forgetPositions(c, zone, lowestBit(rest), true);
  }
  for (let i = 0; i < z.cards.length; i++) markSeen(c, z, i, viewers);
  if (c.absences.length > 0) pruneAbsences(c, zone);
}

/** The viewers see one card. In an unordered zone they only learn that such a card is there. */
export function revealAt(c: ZoneContext, zone: number, index: number, viewers: number): void {
  if (c.untracked) return;
  if (!isOrdered(c, zone)) {
    for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
      if ((viewers >> viewer) & 1) learnInHand(c, zone, index, viewer);
    }
  }
  markSeen(c, zoneAt(c, zone), index, viewers);
  if (c.absences.length > 0) pruneAbsences(c, zone);
}

/** Shuffles a zone. What was known of its places is then known of the zone as a whole. */
export function shuffleZone(c: ZoneContext, zone: number): void {
  const z = zoneAt(c, zone);
  if (z.cards.length > 1 && !c.untracked) {
    const distinguishing = viewersWhoDistinguish(c, z);
    const forgetting = trace === null && isOrdered(c, zone) ? forgetWhereRestIsKnown(c, zone, distinguishing) : 0;
    for (let rest = distinguishing & ~forgetting; rest !== 0; rest &= rest - 1)
      forgetPositions(c, zone, lowestBit(rest));
    dissolveIfEverywhere(c, allViewers(c.layout.seats));
  }
  shuffleInts(c.rng, z.cards);
}

function marksAfterMove(c: ZoneContext, from: number, index: number, to: number, seen: number): number {
  const source = zoneAt(c, from);
  const seers = seen | (c.layout.visibleTo[from] as number) | (c.layout.visibleTo[to] as number);
  const ordered = isOrdered(c, from);
  const isShown = seers === allViewers(c.layout.seats);
  if (source.marks[index] === PUBLIC && (ordered || isShown)) return PUBLIC;
  const unsure = ordered ? 0 : unsureViewers(c, source);
  if (isShown && trace === null && (ordered || (unsure === 0 && isOnlyCopy(source, index)))) {
    markSeen(c, source, index, seers);
    return PUBLIC;
  }
  if (!ordered) {
    const learners = seers & (unsure | ~viewersKnowing(source.marks[index] as number));
    const losing = source.cards.length > 1 ? viewersWhoDistinguish(c, source) & ~seers : 0;
    for (let rest = learners | losing; rest !== 0; rest &= rest - 1) {
      const viewer = lowestBit(rest);
      if ((seers >> viewer) & 1) learnInHand(c, from, index, viewer);
      else forgetPositions(c, from, viewer);
    }
  }
  markSeen(c, source, index, seers);
  crossPools(c, from, to, index, index + 1);
  return source.marks[index] as number;
}

/** For unknown cards that leave their pool, viewers remember which pool they came from. */
function crossPools(c: ZoneContext, from: number, to: number, first: number, end: number): void {
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

function pruneAbsencesIn(c: ZoneContext, from: number, to: number): void {
  pruneAbsences(c, from);
  pruneAbsences(c, to);
}

function changesPool({ layout }: ZoneContext, from: number, to: number): boolean {
  if (layout.pools[from] === layout.pools[to]) return false;
  if (layout.closed) throw new ContractViolation(`a card moves from zone ${from} to ${to}, out of its closed pool`);
  return true;
}

function isOrdered(c: ZoneContext, zone: number): boolean {
  return c.layout.ordered[zone] as boolean;
}

/** Marks the card at this exact place as known to the viewers. */
export function markSeen(c: ZoneContext, zone: Zone, index: number, viewers: number): void {
  const marks = zone.marks[index] as number;
  if (marks === PUBLIC) return;
  const { seats } = c.layout;
  const known = marksKnownTo(viewers);
  const learners = viewersWithMark(known & ~marks);
  if (learners !== 0) {
    zone.marks[index] = marks | known;
    if (trace !== null || (viewersGrouping(marks) & learners) !== 0) leaveGroups(c, zone, index, marks, learners);
    const knowing = viewersKnowing(marks);
    c.learned |= learners;
    c.leftOut |= ((1 << seats) - 1) & ~viewers & ~knowing;
    if (knowing === 0) c.sawUnseen = true;
  }
  if (viewers === allViewers(seats)) zone.marks[index] = PUBLIC;
}

/** Removes a newly known card from the learners' groups; `marks` are those before. */
function leaveGroups(c: ZoneContext, zone: Zone, index: number, marks: number, learners: number): void {
  for (let rest = learners; rest !== 0; rest &= rest - 1) {
    const viewer = lowestBit(rest);
    const mark = markOf(marks, viewer);
    const counted = mark !== UNKNOWN && takeFromGroup(c, viewer, mark, zone.cards[index] as Card);
    if (trace !== null) traceLearned(trace, zone, index, viewer, !counted);
  }
}

/**
 * The viewer sees a card of a hand. Hands have no positions: if it already knew such a card there, this is that card;
 * otherwise the card came from the places it could not distinguish.
 */
function learnInHand(c: ZoneContext, zoneId: number, index: number, viewer: number): void {
  const zone = zoneAt(c, zoneId);
  const isUnsure = (unsureViewers(c, zone) >> viewer) & 1;
  if (isUnsure) settleGroups(c, zoneId, viewer);
  if (markOf(zone.marks[index] as number, viewer) === KNOWN) return;
  const same = knownCopy(zone, index, viewer);
  if (same >= 0) {
    setMark(zone, same, viewer, markOf(zone.marks[index] as number, viewer));
    setMark(zone, index, viewer, KNOWN);
    if (trace !== null) traceSwap(trace, zone, same, index, viewer);
    return;
  }
  if (isUnsure && (trace !== null || !canDistinguish(c, zoneId, index, viewer)))
    forgetPositions(c, zoneId, viewer, true);
  markSeen(c, zone, index, 1 << viewer);
}

/** A bit for each viewer that may have groups in the zone. */
function unsureViewers(c: ZoneContext, zone: Zone): number {
  if (trace !== null) return allViewers(c.layout.seats);
  return c.groups.length === 0 ? 0 : viewersWithGroupsIn(zone);
}

/** A bit for each viewer that may distinguish places of the zone. */
function viewersWhoDistinguish(c: ZoneContext, { cards, marks }: Zone): number {
  const all = allViewers(c.layout.seats);
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
  return all & (viewersWithMark(different) | (hasKinds ? viewersKnowing(known) : 0));
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
