import { lowestBit } from '../../base/ints.ts';
import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import type { Layout } from '../layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneState } from '../zoneContext.ts';
import { removeCard } from './groups.ts';

/** The cards whose places a viewer does not know. */
export interface Unknown {
  /** By pool: its class, the lowest pool that the viewer's groups join with it. Joined pools are known only together. */
  readonly classes: readonly number[];
  /** By class: the cards the viewer knows nothing about. */
  readonly free: Card[][];
  /** By group id: the cards at its places. */
  readonly held: Card[][];
}

export function groupsOfViewer({ groups }: ZoneState, viewer: number): Group[] {
  const own: Group[] = [];
  for (let i = 0; i < groups.length; i++) if (groups[i]?.viewer === viewer) own.push(groups[i] as Group);
  return own.length > 1 ? own.sort((a, b) => a.id - b.id) : own;
}

/** By pool: the lowest pool that the groups join with it. */
function poolClasses({ pools }: Layout, groups: readonly Group[]): number[] {
  const classes: number[] = [];
  for (let i = 0; i < pools.length; i++) while (classes.length <= (pools[i] as number)) classes.push(classes.length);
  for (const group of groups) if ((group.pools & (group.pools - 1)) !== 0) joinClasses(classes, group.pools);
  return classes;
}

function joinClasses(classes: number[], pools: number): void {
  const joined = classes.filter((_, pool) => (pools >> pool) & 1);
  const lowest = Math.min(...joined);
  for (let pool = 0; pool < classes.length; pool++) {
    if (joined.includes(classes[pool] as number)) classes[pool] = lowest;
  }
}

export function collectUnknown(
  { zones }: ZoneState,
  layout: Layout,
  viewer: number,
  groups: readonly Group[],
): Unknown {
  const classes = poolClasses(layout, groups);
  const unknown: Unknown = { classes, free: classes.map(() => []), held: [] };
  for (const { id } of groups) unknown.held[id] = [];
  for (let id = 0; id < zones.length; id++) {
    const { cards, marks } = zones[id] as Zone;
    const free = freeOf(unknown, layout.pools[id] as number);
    for (let i = 0; i < cards.length; i++) {
      const mark = markOf(marks[i] as number, viewer);
      if (mark === KNOWN) continue;
      (mark === UNKNOWN ? free : (unknown.held[mark] as Card[])).push(cards[i] as Card);
    }
  }
  for (const group of groups) freeUncounted(unknown, group);
  return unknown;
}

/** Cards at a group's places that the viewer does not know of could be any of the pool. */
function freeUncounted(unknown: Unknown, group: Group): void {
  const rest = unknown.held[group.id] as Card[];
  for (const card of group.cards) removeCard(rest, card);
  const free = unknown.free[classOf(unknown, group)] as Card[];
  for (const card of rest) free.push(card);
}

export function freeOf({ free, classes }: Unknown, pool: number): Card[] {
  return free[classes[pool] as number] as Card[];
}

/** The pool class of a group. */
export function classOf({ classes }: Unknown, group: Group): number {
  return classes[lowestBit(group.pools)] as number;
}
