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

/** The viewer's group that places with this mark belong to. */
export function groupOf(state: ZoneState, viewer: number, mark: number): Group {
  return findGroup(state, viewer, mark) as Group;
}

/** Whether a new group leaves those that are there as they are. */
export function hasRoom({ groups }: ZoneState, viewer: number): boolean {
  let count = 0;
  for (let i = 0; i < groups.length; i++) if ((groups[i] as Group).viewer === viewer) count++;
  return count < LAST_GROUP;
}

/** A new, empty group. With all ids in use the two oldest become one: a viewer may know less, never more. */
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

/** The viewer has seen `card` at a place that was the group's. Whether it was one of those it knew of. */
export function takeFromGroup(c: ZoneContext, viewer: number, id: number, card: Card): boolean {
  const group = groupOf(c, viewer, id);
  const counted = removeCard(group.cards, card);
  if (group.cards.length === 0) dissolveIfEmpty(c, group);
  return counted;
}

/** After cards came home to their pool. */
export function dropEmptyGroups(c: ZoneContext): void {
  const { groups } = c;
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i] as Group;
    if (group.cards.length === 0) dissolveIfEmpty(c, group);
  }
}

/** A group without cards says something only where its places lie outside its pool, or where it joins pools. */
export function dissolveIfEmpty(c: ZoneContext, group: Group): void {
  if (joinsPools(group.pools) || !isInPool(c, group, group.pools)) return;
  dissolve(c, group);
}

/** A group at every place of its pool that one of these viewers, its own, does not know says nothing. */
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

/** Whether the zone has a place that the viewer does not know and that is not the group's. */
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

/** Whether the zone has a place of which the viewer does not know the card. */
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

/** The zones where a group of these pools can have places. */
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

/** Gives the places of a group another mark. */
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
