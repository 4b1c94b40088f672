import type { Card, Group, Zone } from '../vocabulary.ts';
import { dropAbsences } from './absences.ts';
import { hasMark, liesInPool, poolBit } from './groups.ts';
import type { ZoneKeeper } from './keeper.ts';
import { HIDDEN } from './marks.ts';

/**
 * Where all cards of a pool come to lie shuffled in one zone, nothing is left to know: whatever anybody knew of them would
 * be known of every place. So it is forgotten at once instead of being merged, viewer by viewer, and then dissolved.
 */

/** Whether the zones hold all cards of a pool, of several kinds, and none has come to it or left it unseen. */
export function holdWholePool(c: ZoneKeeper, zones: readonly number[]): boolean {
  const pool = poolBit(c.layout, zones[0] as number);
  return holdAll(c, zones, pool) && holdNoOthers(c, zones, pool) && differ(c, zones);
}

/** Nobody knows anything of the cards of the zone, which are all of its pool. */
export function forgetPool(c: ZoneKeeper, zoneId: number): void {
  const { groups, layout } = c;
  const { marks } = c.zones[zoneId] as Zone;
  for (let i = 0; i < marks.length; i++) marks[i] = HIDDEN;
  for (let i = groups.length - 1; i >= 0; i--) {
    if ((groups[i] as Group).pools === poolBit(layout, zoneId)) groups.splice(i, 1);
  }
  dropAbsences(c, layout.pools[zoneId] as number);
}

/** Cards of a single kind are known wherever they lie. */
function differ({ zones: all }: ZoneKeeper, zones: readonly number[]): boolean {
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
function holdAll({ zones: all, layout }: ZoneKeeper, zones: readonly number[], pool: number): boolean {
  for (let id = 0; id < all.length; id++) {
    const isOwn = poolBit(layout, id) === pool;
    if (isOwn !== zones.includes(id) && (!isOwn || (all[id] as Zone).cards.length > 0)) return false;
  }
  return true;
}

function holdNoOthers(c: ZoneKeeper, zones: readonly number[], pool: number): boolean {
  for (let i = 0; i < c.groups.length; i++) {
    const group = c.groups[i] as Group;
    if (group.pools === pool ? !liesInPool(c, group, pool) : isAmong(c, group, zones, pool)) return false;
  }
  return true;
}

function isAmong(c: ZoneKeeper, group: Group, zones: readonly number[], pool: number): boolean {
  if ((group.pools & pool) !== 0) return true;
  if (c.layout.closed) return false;
  for (let at = 0; at < zones.length; at++) {
    if (hasMark(c.zones[zones[at] as number] as Zone, group.viewer, group.id)) return true;
  }
  return false;
}
