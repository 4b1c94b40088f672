import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import { HIDDEN, marksKnownTo } from '../marks.ts';
import type { ZoneContext } from '../zoneContext.ts';
import { dropAbsences, hasAbsencesIn } from './absences.ts';
import { hasMark, isInPool, poolBit, viewersKnowingAll } from './groups.ts';

/**
 * Once all cards of a pool are shuffled in one zone, no viewer knows anything about their places. Forgetting directly is
 * faster than merging the knowledge of each viewer and then dissolving it.
 */

/** Whether the zones hold all cards of a pool, of several kinds, and none has entered or left it unseen. */
export function holdWholePool(c: ZoneContext, zones: readonly number[]): boolean {
  const pool = poolBit(c.layout, zones[0] as number);
  return holdAll(c, zones, pool) && holdNoOthers(c, zones, pool) && haveSeveralKinds(c, zones);
}

/** Erases all knowledge of the zone's cards, which must be its whole pool. */
export function forgetPool(c: ZoneContext, zoneId: number): void {
  const { groups, layout } = c;
  const { marks } = c.zones[zoneId] as Zone;
  for (let i = 0; i < marks.length; i++) marks[i] = HIDDEN;
  for (let i = groups.length - 1; i >= 0; i--) {
    if ((groups[i] as Group).pools === poolBit(layout, zoneId)) groups.splice(i, 1);
  }
  dropAbsences(c, layout.pools[zoneId] as number);
}

/**
 * Erases the knowledge of the zone's places for those viewers who know every other card of the pool, since a shuffle leaves
 * them with no more than that. Returns these viewers.
 */
export function forgetWhereRestIsKnown(c: ZoneContext, zoneId: number, viewers: number): number {
  const { groups, layout } = c;
  const { marks } = c.zones[zoneId] as Zone;
  const forgetting = hasAbsencesIn(c, zoneId, zoneId) ? 0 : viewersKnowingRest(c, zoneId, viewers);
  if (forgetting === 0) return 0;
  for (let i = 0; i < marks.length; i++) marks[i] = (marks[i] as number) & ~marksKnownTo(forgetting);
  for (let i = groups.length - 1; i >= 0; i--) {
    const { viewer, pools } = groups[i] as Group;
    if ((forgetting >> viewer) & 1 && pools === poolBit(layout, zoneId)) groups.splice(i, 1);
  }
  return forgetting;
}

function viewersKnowingRest(c: ZoneContext, zoneId: number, viewers: number): number {
  const { zones, groups, layout } = c;
  const pool = poolBit(layout, zoneId);
  let knowers = viewers;
  for (let id = 0; id < zones.length; id++) {
    if (id !== zoneId && poolBit(layout, id) === pool) knowers &= viewersKnowingAll(zones[id] as Zone);
  }
  for (let i = 0; knowers !== 0 && i < groups.length; i++) {
    const group = groups[i] as Group;
    if ((knowers >> group.viewer) & 1 && isStray(c, group, [zoneId], pool)) knowers &= ~(1 << group.viewer);
  }
  return knowers;
}

/** Cards of a single kind are known anyway. */
function haveSeveralKinds({ zones: all }: ZoneContext, zones: readonly number[]): boolean {
  let first = -1;
  for (let at = 0; at < zones.length; at++) {
    const { cards } = all[zones[at] as number] as Zone;
    for (let i = 0; i < cards.length; i++) {
      if (first < 0) first = cards[i] as Card;
      else if (cards[i] !== first) return true;
    }
  }
  return false;
}

/** All cards of the pool and no others. */
function holdAll({ zones: all, layout }: ZoneContext, zones: readonly number[], pool: number): boolean {
  for (let id = 0; id < all.length; id++) {
    const isOwn = poolBit(layout, id) === pool;
    if (isOwn !== zones.includes(id) && (!isOwn || (all[id] as Zone).cards.length > 0)) return false;
  }
  return true;
}

function holdNoOthers(c: ZoneContext, zones: readonly number[], pool: number): boolean {
  for (let i = 0; i < c.groups.length; i++) {
    if (isStray(c, c.groups[i] as Group, zones, pool)) return false;
  }
  return true;
}

/** Whether cards of the group may have come to these zones of the pool, or left them, unseen. */
function isStray(c: ZoneContext, group: Group, zones: readonly number[], pool: number): boolean {
  return group.pools === pool ? !isInPool(c, group, pool) : isAmong(c, group, zones, pool);
}

function isAmong(c: ZoneContext, group: Group, zones: readonly number[], pool: number): boolean {
  if ((group.pools & pool) !== 0) return true;
  if (c.layout.closed) return false;
  for (let at = 0; at < zones.length; at++) {
    if (hasMark(c.zones[zones[at] as number] as Zone, group.viewer, group.id)) return true;
  }
  return false;
}
