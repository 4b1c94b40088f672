import type { Card, Group, State, Zone } from '../vocabulary.ts';
import type { Layout } from './layout.ts';
import { KNOWN, LAST_GROUP, markOf, UNKNOWN, withMark } from './marks.ts';

/** What the zone verbs work on: a state, the constant facts about its zones, and who learned something. */
export interface Cards {
  readonly state: State;
  readonly layout: Layout;
  /** Bit per viewer that learned a card it did not know. */
  learned: number;
}

export function findGroup(state: State, viewer: number, id: number): Group | undefined {
  for (const group of state.groups) if (group.viewer === viewer && group.id === id) return group;
  return undefined;
}

/** A new, empty group. With all ids in use the oldest is forgotten: a viewer may know less, never more. */
export function addGroup(c: Cards, viewer: number, pools: number): Group {
  const { state } = c;
  let id = 1;
  while (id <= LAST_GROUP && findGroup(state, viewer, id)) id++;
  if (id > LAST_GROUP) {
    const oldest = state.groups.find((group) => group.viewer === viewer) as Group;
    relabel(state, viewer, oldest.id, UNKNOWN);
    id = oldest.id;
    state.groups.splice(state.groups.indexOf(oldest), 1);
  }
  const group: Group = { viewer, id, pools, cards: [] };
  state.groups.push(group);
  return group;
}

export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  while (at > 0 && (cards[at - 1] as Card) > card) at--;
  cards.splice(at, 0, card);
}

export function removeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The viewer has seen `card` come out of one of the group's places. */
export function takeFromGroup(c: Cards, viewer: number, id: number, card: Card): void {
  const group = findGroup(c.state, viewer, id);
  if (group && removeCard(group.cards, card) && group.cards.length === 0) dissolveIfEmpty(c, group);
}

/**
 * Makes every place of the zone carry the same mark for the viewer, who can no longer tell them apart. With `keepKnown`
 * the places it knows stay as they are.
 */
export function equalise(c: Cards, zoneId: number, viewer: number, keepKnown = false): void {
  const zone = c.state.zones[zoneId] as Zone;
  if (isUniform(zone, viewer, keepKnown)) return;
  settleGroups(c, zoneId, viewer);
  if (isUniform(zone, viewer, keepKnown)) return;
  const merged = mergeInto(c, zone, zoneId, viewer, keepKnown);
  for (let i = 0; i < zone.cards.length; i++) {
    if (keepKnown && markOf(zone.marks[i] as number, viewer) === KNOWN) continue;
    setMark(zone, i, viewer, merged.id);
  }
}

export function setMark(zone: Zone, index: number, viewer: number, mark: number): void {
  zone.marks[index] = withMark(zone.marks[index] as number, viewer, mark);
}

/** One kind that is known, or one label: an unseen choice among these places blurs nothing. */
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

function mergeInto(c: Cards, zone: Zone, zoneId: number, viewer: number, keepKnown: boolean): Group {
  const { state } = c;
  const pool = poolBit(c.layout, zoneId);
  let target: Group | undefined;
  for (let i = 0; i < zone.marks.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === UNKNOWN || mark === KNOWN || mark === target?.id) continue;
    const group = findGroup(state, viewer, mark) as Group;
    if (target === undefined) target = group;
    else absorb(state, target, group);
  }
  target ??= addGroup(c, viewer, pool);
  for (let i = 0; i < zone.marks.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === KNOWN && keepKnown) continue;
    if (mark === KNOWN) insertCard(target.cards, zone.cards[i] as Card);
    if (mark === KNOWN || mark === UNKNOWN) target.pools |= pool;
  }
  return target;
}

function absorb(state: State, target: Group, other: Group): void {
  for (const card of other.cards) insertCard(target.cards, card);
  target.pools |= other.pools;
  relabel(state, target.viewer, other.id, target.id);
  state.groups.splice(state.groups.indexOf(other), 1);
}

/** Groups whose places all lie in this one unordered zone say no more than "these cards are here": mark them so. */
function settleGroups(c: Cards, zoneId: number, viewer: number): void {
  const { state, layout } = c;
  if (layout.specs[zoneId]?.ordered) return;
  for (const group of state.groups.filter((g) => g.viewer === viewer && g.pools === poolBit(layout, zoneId))) {
    if (liesOnlyIn(state, group, zoneId)) settle(state, group, state.zones[zoneId] as Zone);
  }
}

function settle(state: State, group: Group, zone: Zone): void {
  const cards = group.cards.slice();
  for (let i = 0; i < zone.cards.length; i++) {
    if (markOf(zone.marks[i] as number, group.viewer) !== group.id) continue;
    setMark(zone, i, group.viewer, removeCard(cards, zone.cards[i] as Card) ? KNOWN : UNKNOWN);
  }
  state.groups.splice(state.groups.indexOf(group), 1);
}

function liesOnlyIn(state: State, group: Group, zoneId: number): boolean {
  return state.zones.every(
    (zone, id) => id === zoneId || zone.marks.every((marks) => markOf(marks, group.viewer) !== group.id),
  );
}

/** A group without cards says something only where its places lie outside its pool, or where it joins pools. */
function dissolveIfEmpty(c: Cards, group: Group): void {
  const { state, layout } = c;
  const outside = state.zones.some(
    (zone, id) =>
      poolBit(layout, id) !== group.pools && zone.marks.some((marks) => markOf(marks, group.viewer) === group.id),
  );
  if (outside || (group.pools & (group.pools - 1)) !== 0) return;
  relabel(state, group.viewer, group.id, UNKNOWN);
  state.groups.splice(state.groups.indexOf(group), 1);
}

function relabel(state: State, viewer: number, from: number, to: number): void {
  for (const zone of state.zones) {
    for (let i = 0; i < zone.marks.length; i++) {
      if (markOf(zone.marks[i] as number, viewer) === from) setMark(zone, i, viewer, to);
    }
  }
}

function poolBit(layout: Layout, zoneId: number): number {
  return 1 << (layout.specs[zoneId]?.pool as number);
}
