import type { Card, Group, State, Zone } from '../vocabulary.ts';
import type { Layout } from './layout.ts';
import { KNOWN, LAST_GROUP, markOf, UNKNOWN, withMark } from './marks.ts';

/** What the zone verbs work on: a state, the constant facts about its zones, and who learned something. */
export interface Cards {
  readonly state: State;
  readonly layout: Layout;
  /** Bit per viewer that learned a card it did not know. */
  learned: number;
  /** Bit per viewer that does not know a card which another has learned. */
  leftOut: number;
}

function findGroup(state: State, viewer: number, id: number): Group | undefined {
  const { groups } = state;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Group;
    if (group.id === id && group.viewer === viewer) return group;
  }
  return undefined;
}

/** A new, empty group. With all ids in use the two oldest become one: a viewer may know less, never more. */
export function addGroup(c: Cards, viewer: number, pools: number): Group {
  const { state } = c;
  let id = 1;
  while (id <= LAST_GROUP && findGroup(state, viewer, id)) id++;
  if (id > LAST_GROUP) {
    const [oldest, second] = state.groups.filter((group) => group.viewer === viewer) as [Group, Group];
    absorb(state, oldest, second);
    id = second.id;
  }
  const group: Group = { viewer, id, pools, cards: [] };
  state.groups.push(group);
  return group;
}

export function absorb(state: State, target: Group, other: Group): void {
  for (const card of other.cards) insertCard(target.cards, card);
  target.pools |= other.pools;
  relabel(state, target.viewer, other.id, target.id);
  state.groups.splice(state.groups.indexOf(other), 1);
}

/** The viewer has seen `card` at a place that was the group's. Whether it was one of those it knew of. */
export function takeFromGroup(c: Cards, viewer: number, id: number, card: Card): boolean {
  const group = findGroup(c.state, viewer, id) as Group;
  const counted = removeCard(group.cards, card);
  if (group.cards.length === 0) dissolveIfEmpty(c, group);
  return counted;
}

/** After cards came home to their pool. */
export function dropEmptyGroups(c: Cards): void {
  for (const group of c.state.groups.filter((g) => g.cards.length === 0)) dissolveIfEmpty(c, group);
}

/** A group without cards says something only where its places lie outside its pool, or where it joins pools. */
export function dissolveIfEmpty(c: Cards, group: Group): void {
  const { state } = c;
  if ((group.pools & (group.pools - 1)) !== 0 || !liesInPool(c, group, group.pools)) return;
  dissolve(state, group);
}

/** A group at every place of its pool that the viewer does not know says nothing. */
export function dissolveIfEverywhere(c: Cards, viewer: number): void {
  const { state } = c;
  for (const group of state.groups.filter((g) => g.viewer === viewer)) {
    if (isEverywhere(c, group)) dissolve(state, group);
  }
}

function dissolve(state: State, group: Group): void {
  relabel(state, group.viewer, group.id, UNKNOWN);
  state.groups.splice(state.groups.indexOf(group), 1);
}

function isEverywhere(c: Cards, group: Group): boolean {
  const { state, layout } = c;
  const { viewer, id, pools } = group;
  if ((pools & (pools - 1)) !== 0 || !liesInPool(c, group, pools)) return false;
  if (state.groups.some((other) => other !== group && other.viewer === viewer && other.pools & pools)) return false;
  return state.zones.every(({ marks }, zone) => {
    if (poolBit(layout, zone) !== pools) return true;
    return marks.every((own) => [KNOWN, id].includes(markOf(own, viewer)));
  });
}

export function countMarks(zone: Zone, viewer: number, mark: number): number {
  let count = 0;
  for (let i = 0; i < zone.marks.length; i++) if (markOf(zone.marks[i] as number, viewer) === mark) count++;
  return count;
}

/** Whether the zone has a place with this mark. */
export function hasMark({ marks }: Zone, viewer: number, mark: number): boolean {
  for (let i = 0; i < marks.length; i++) if (markOf(marks[i] as number, viewer) === mark) return true;
  return false;
}

/** Whether the zone has a place of which the viewer does not know the card. */
export function hasHidden({ marks }: Zone, viewer: number): boolean {
  for (let i = 0; i < marks.length; i++) if (markOf(marks[i] as number, viewer) !== KNOWN) return true;
  return false;
}

export function liesInPool({ state, layout }: Cards, group: Group, pool: number): boolean {
  const { zones } = state;
  for (let id = 0; id < zones.length; id++) {
    if (poolBit(layout, id) !== pool && hasMark(zones[id] as Zone, group.viewer, group.id)) return false;
  }
  return true;
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

function relabel(state: State, viewer: number, from: number, to: number): void {
  for (const zone of state.zones) {
    for (let i = 0; i < zone.marks.length; i++) {
      if (markOf(zone.marks[i] as number, viewer) === from) setMark(zone, i, viewer, to);
    }
  }
}
