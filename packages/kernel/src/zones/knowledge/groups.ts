import { lowestBit } from '../../base/ints.ts';
import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import type { Layout } from '../layout.ts';
import { KNOWN, LAST_GROUP, markOf, PUBLIC, UNKNOWN, viewersGrouping, viewersKnowing, withMark } from '../marks.ts';
import type { ZoneContext, ZoneState } from '../zoneContext.ts';

function findGroup(state: ZoneState, viewer: number, id: number): Group | undefined {
  const { groups } = state;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Group;
    if (group.id === id && group.viewer === viewer) return group;
  }
  return undefined;
}

/** The viewer's group with this mark. */
export function groupOf(state: ZoneState, viewer: number, mark: number): Group {
  return findGroup(state, viewer, mark) as Group;
}

/** Whether the viewer has a free group id. */
export function hasRoom({ groups }: ZoneState, viewer: number): boolean {
  let count = 0;
  for (let i = 0; i < groups.length; i++) if ((groups[i] as Group).viewer === viewer) count++;
  return count < LAST_GROUP;
}

/** Adds an empty group. If all ids are in use, merges the two oldest: a viewer may know less, never more. */
export function addGroup(c: ZoneContext, viewer: number, pools: number): Group {
  let id = 1;
  while (id <= LAST_GROUP && findGroup(c, viewer, id)) id++;
  if (id > LAST_GROUP) {
    const [oldest, second] = c.groups.filter((group) => group.viewer === viewer) as [Group, Group];
    absorb(c, oldest, second);
    id = second.id;
  }
  const group: Group = { viewer, id, pools, cards: [] };
  c.groups.push(group);
  return group;
}

export function absorb(c: ZoneContext, target: Group, other: Group): void {
  for (const card of other.cards) insertCard(target.cards, card);
  target.pools |= other.pools;
  relabel(c, other, target.id);
  c.groups.splice(c.groups.indexOf(other), 1);
}

/** Removes a card seen at one of the group's places. Returns whether the viewer knew of it. */
export function takeFromGroup(c: ZoneContext, viewer: number, id: number, card: Card): boolean {
  const group = groupOf(c, viewer, id);
  const counted = removeCard(group.cards, card);
  if (group.cards.length === 0) dissolveIfEmpty(c, group);
  return counted;
}

/** To be called after cards return to their pool. */
export function dropEmptyGroups(c: ZoneContext): void {
  const { groups } = c;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i] as Group;
    if (group.cards.length === 0) dissolveIfEmpty(c, group);
  }
}

/** Removes a group without cards, unless it has places outside its pool or joins pools and so still has meaning. */
export function dissolveIfEmpty(c: ZoneContext, group: Group): void {
  if (joinsPools(group.pools) || !isInPool(c, group, group.pools)) return;
  dissolve(c, group);
}

/** Removes groups of these viewers that cover every unknown place of their pool, since they carry no information. */
export function dissolveIfEverywhere(c: ZoneContext, viewers: number): void {
  const { groups } = c;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i] as Group;
    if ((viewers >> group.viewer) & 1 && isEverywhere(c, group)) dissolve(c, group);
  }
}

function dissolve(c: ZoneContext, group: Group): void {
  relabel(c, group, UNKNOWN);
  c.groups.splice(c.groups.indexOf(group), 1);
}

function isEverywhere(c: ZoneContext, group: Group): boolean {
  const { zones, layout } = c;
  const { pools } = group;
  if (joinsPools(pools) || sharesPool(c, group)) return false;
  const homes = zonesOfPools(c, group.pools);
  for (let i = 0; i < homes.length; i++) {
    const id = homes[i] as number;
    if (poolBit(layout, id) === pools && hasOutside(zones[id] as Zone, group)) return false;
  }
  return isInPool(c, group, pools);
}

/** Whether another group of the viewer may hold cards of the same pool. */
function sharesPool({ groups }: ZoneState, { viewer, pools, id }: Group): boolean {
  for (let i = 0; i < groups.length; i++) {
    const other = groups[i] as Group;
    if (other.viewer === viewer && other.id !== id && (other.pools & pools) !== 0) return true;
  }
  return false;
}

/** Whether the zone has an unknown place outside the group. */
function hasOutside({ marks }: Zone, { viewer, id }: Group): boolean {
  for (let i = 0; i < marks.length; i++) {
    const mark = markOf(marks[i] as number, viewer);
    if (mark !== KNOWN && mark !== id) return true;
  }
  return false;
}

export function countMarks(zone: Zone, viewer: number, mark: number): number {
  let count = 0;
  for (let i = 0; i < zone.marks.length; i++) if (markOf(zone.marks[i] as number, viewer) === mark) count++;
  return count;
}

/** A bit for each of the viewer's marks in the zone. */
export function marksIn({ marks }: Zone, viewer: number): number {
  let found = 0;
  for (let i = 0; i < marks.length; i++) found |= 1 << markOf(marks[i] as number, viewer);
  return found;
}

/** Whether the zone has a place with this mark. */
export function hasMark({ marks }: Zone, viewer: number, mark: number): boolean {
  for (let i = 0; i < marks.length; i++) if (markOf(marks[i] as number, viewer) === mark) return true;
  return false;
}

/** A bit for each viewer that knows every card of the zone. */
export function viewersKnowingAll({ marks }: Zone): number {
  let known = PUBLIC;
  for (let i = 0; i < marks.length; i++) known &= marks[i] as number;
  return viewersKnowing(known);
}

/** A bit for each viewer for whom a place of the zone belongs to a group. */
export function viewersWithGroupsIn({ marks }: Zone): number {
  let grouped = 0;
  for (let i = 0; i < marks.length; i++) if (marks[i] !== PUBLIC) grouped |= viewersGrouping(marks[i] as number);
  return grouped;
}

/** Whether the zone has a card that the viewer does not know. */
export function hasHidden({ marks }: Zone, viewer: number): boolean {
  for (let i = 0; i < marks.length; i++) if (markOf(marks[i] as number, viewer) !== KNOWN) return true;
  return false;
}

export function isInPool(c: ZoneContext, group: Group, pool: number): boolean {
  const { zones, layout } = c;
  const homes = zonesOfPools(c, group.pools);
  for (let i = 0; i < homes.length; i++) {
    const id = homes[i] as number;
    if (poolBit(layout, id) !== pool && hasMark(zones[id] as Zone, group.viewer, group.id)) return false;
  }
  return true;
}

/** The zones in which a group of these pools can have places. */
export function zonesOfPools({ layout }: ZoneContext, pools: number): readonly number[] {
  return joinsPools(pools) ? layout.ids : (layout.zonesByPool[lowestBit(pools)] as readonly number[]);
}

function joinsPools(pools: number): boolean {
  return (pools & (pools - 1)) !== 0;
}

export function poolBit(layout: Layout, zoneId: number): number {
  return 1 << (layout.pools[zoneId] as number);
}

export function setMark(zone: Zone, index: number, viewer: number, mark: number): void {
  zone.marks[index] = withMark(zone.marks[index] as number, viewer, mark);
}

export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  for (; at > 0 && (cards[at - 1] as Card) > card; at--) cards[at] = cards[at - 1] as Card;
  cards[at] = card;
}

export function removeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] as Card;
  cards.pop();
  return true;
}

/** Changes the mark of all places of a group. */
function relabel(c: ZoneContext, group: Group, mark: number): void {
  const { viewer, id } = group;
  const homes = zonesOfPools(c, group.pools);
  for (let at = 0; at < homes.length; at++) {
    const zone = c.zones[homes[at] as number] as Zone;
    for (let i = 0; i < zone.marks.length; i++) {
      if (markOf(zone.marks[i] as number, viewer) === id) setMark(zone, i, viewer, mark);
    }
  }
}
