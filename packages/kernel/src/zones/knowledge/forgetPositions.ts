import { lowestBit } from '../../base/ints.ts';
import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import { KNOWN, LAST_GROUP, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneContext, ZoneState } from '../zoneContext.ts';
import { weakenAbsences } from './absences.ts';
import {
  absorb,
  addGroup,
  countMarks,
  dissolveIfEmpty,
  dissolveIfEverywhere,
  groupOf,
  hasHidden,
  hasMark,
  hasRoom,
  insertCard,
  isInPool,
  marksIn,
  poolBit,
  removeCard,
  setMark,
  zonesOfPools,
} from './groups.ts';
import { possibleCards, rememberImpossible } from './possibleCards.ts';
import { trace, traceForgetPositions } from './trace.ts';

/** The bits of `marksIn` that are groups. */
const GROUPS = (2 << LAST_GROUP) - 2;

/**
 * Gives every place of the zone the same mark for the viewer, who can no longer distinguish them. With `keepKnown`, known
 * places stay known.
 */
export function forgetPositions(c: ZoneContext, zoneId: number, viewer: number, keepKnown = false): void {
  const zone = c.zones[zoneId] as Zone;
  if (trace !== null) traceForgetPositions(trace, zone, viewer, (mark) => !keepKnown || mark !== KNOWN);
  if (isUniform(zone, viewer, keepKnown)) return;
  settleGroups(c, zoneId, viewer);
  if (isUniform(zone, viewer, keepKnown)) return;
  const possible = losesOnlyPlaces(c, zone, viewer) ? null : possibleCards(c, zoneId, viewer);
  mergeKnowledge(c, zoneId, viewer, keepKnown);
  dissolveIfEverywhere(c, 1 << viewer);
  if (possible !== null) rememberImpossible(c, possible, zoneId, viewer);
}

/** A viewer who knows every card of the zone loses only positions: a group holds the rest. */
function losesOnlyPlaces(c: ZoneContext, zone: Zone, viewer: number): boolean {
  return !hasHidden(zone, viewer) && hasRoom(c, viewer);
}

function mergeKnowledge(c: ZoneContext, zoneId: number, viewer: number, keepKnown: boolean): void {
  const zone = c.zones[zoneId] as Zone;
  const certain = splitGroups(c, zoneId, viewer, keepKnown);
  if (certain.length === 0 && isUniform(zone, viewer, keepKnown)) return;
  if (!keepKnown) weakenAbsences(c, zoneId, viewer);
  const merged = mergeGroups(c, zone, zoneId, viewer, keepKnown);
  for (const card of certain) insertCard(merged.cards, card);
  for (let i = 0; i < zone.cards.length; i++) {
    if (keepKnown && markOf(zone.marks[i] as number, viewer) === KNOWN) continue;
    setMark(zone, i, viewer, merged.id);
  }
}

/** Replaces groups that lie entirely in this unordered zone by known cards, which mean the same. */
export function settleGroups(c: ZoneContext, zoneId: number, viewer: number): void {
  const { groups, layout } = c;
  if (layout.ordered[zoneId]) return;
  const zone = c.zones[zoneId] as Zone;
  const marks = marksIn(zone, viewer);
  if ((marks & GROUPS) === 0) return;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i] as Group;
    if (group.viewer !== viewer || group.pools !== poolBit(layout, zoneId)) continue;
    if ((marks >> group.id) & 1 && isOnlyIn(c, group, zoneId)) settle(c, group, zone);
  }
}

/** Whether all places have the same mark and, if known, the same kind: then there is nothing to forget. */
function isUniform(zone: Zone, viewer: number, keepKnown: boolean): boolean {
  let first = -1;
  let kind = -1;
  for (let i = 0; i < zone.marks.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (keepKnown && mark === KNOWN) continue;
    if (first < 0) {
      first = mark;
      kind = zone.cards[i] as Card;
    } else if (mark !== first || (mark === KNOWN && zone.cards[i] !== kind)) return false;
  }
  return true;
}

/**
 * Merging a group with places outside the zone would spread knowledge of this zone to those places. So such groups are
 * split: each side keeps the copies that must be there, the others become unknown. Returns the copies that must be in the
 * zone. Groups that join pools cannot be split and are merged instead.
 */
function splitGroups(c: ZoneContext, zoneId: number, viewer: number, keepKnown: boolean): Card[] {
  const zone = c.zones[zoneId] as Zone;
  const marks = marksIn(zone, viewer);
  const ids = marks & GROUPS;
  const knows = !keepKnown && ((marks >> KNOWN) & 1) === 1;
  const certain: Card[] = [];
  if ((ids & (ids - 1)) === 0 && !knows) return certain;
  const pool = poolBit(c.layout, zoneId);
  for (let rest = ids; rest !== 0; rest &= rest - 1) {
    const group = groupOf(c, viewer, lowestBit(rest));
    if (group.pools !== pool || isOnlyIn(c, group, zoneId) || !isInPool(c, group, pool)) continue;
    for (const card of splitGroup(c, group, zone)) certain.push(card);
  }
  return certain;
}

function splitGroup(c: ZoneContext, group: Group, zone: Zone): Card[] {
  const inside = countMarks(zone, group.viewer, group.id);
  const outside = c.zones.reduce((sum, z) => sum + countMarks(z, group.viewer, group.id), 0) - inside;
  for (let i = 0; i < zone.marks.length; i++) {
    if (markOf(zone.marks[i] as number, group.viewer) === group.id) setMark(zone, i, group.viewer, UNKNOWN);
  }
  if (trace !== null) trace.unsure |= 1 << group.viewer;
  const certain = surplusCopies(group.cards, outside);
  group.cards = surplusCopies(group.cards, inside);
  if (group.cards.length === 0) dissolveIfEmpty(c, group);
  return certain;
}

/** Of each kind, the copies that do not fit into `others` places. `cards` is ascending. */
function surplusCopies(cards: readonly Card[], others: number): Card[] {
  return cards.filter((card, i) => i >= others && cards[i - others] === card);
}

/** Merges the zone's groups and known places into the group with the lowest id. */
function mergeGroups(c: ZoneContext, zone: Zone, zoneId: number, viewer: number, keepKnown: boolean): Group {
  const pool = poolBit(c.layout, zoneId);
  const ids = marksIn(zone, viewer) & GROUPS;
  const target = ids === 0 ? addGroup(c, viewer, pool) : groupOf(c, viewer, lowestBit(ids));
  for (let rest = ids & (ids - 1); rest !== 0; rest &= rest - 1) absorb(c, target, groupOf(c, viewer, lowestBit(rest)));
  for (let i = 0; i < zone.marks.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === KNOWN && keepKnown) continue;
    if (mark === KNOWN) insertCard(target.cards, zone.cards[i] as Card);
    if (mark === KNOWN || mark === UNKNOWN) target.pools |= pool;
  }
  return target;
}

function settle(state: ZoneState, group: Group, zone: Zone): void {
  if (trace !== null) traceForgetPositions(trace, zone, group.viewer, (mark) => mark === group.id);
  const cards = group.cards.slice();
  for (let i = 0; i < zone.cards.length; i++) {
    if (markOf(zone.marks[i] as number, group.viewer) !== group.id) continue;
    setMark(zone, i, group.viewer, removeCard(cards, zone.cards[i] as Card) ? KNOWN : UNKNOWN);
  }
  state.groups.splice(state.groups.indexOf(group), 1);
}

function isOnlyIn(c: ZoneContext, group: Group, zoneId: number): boolean {
  const { zones } = c;
  const homes = zonesOfPools(c, group.pools);
  for (let i = 0; i < homes.length; i++) {
    const id = homes[i] as number;
    if (id !== zoneId && hasMark(zones[id] as Zone, group.viewer, group.id)) return false;
  }
  return true;
}
