import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import { KNOWN, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneContext } from '../zoneContext.ts';
import { addAbsent, findAbsence } from './absences.ts';
import { isInPool, poolBit } from './groups.ts';
import { groupsOfViewer } from './unknown.ts';

/** In larger pools, possible cards are not computed. */
const MAX_CARDS = 12;

/** The distinct cards of a small pool and, by zone, a bit for each card that can be there. */
export interface Possible {
  readonly cards: readonly Card[];
  readonly masks: readonly number[];
}

/** Which cards can be where, as far as the viewer knows; null if the pool is too large or not stable. */
export function possibleCards(c: ZoneContext, zoneId: number, viewer: number): Possible | null {
  const cards = smallPool(c, zoneId);
  if (cards === null) return null;
  const groups = groupsOfViewer(c, viewer);
  return isPoolStable(c, groups, zoneId) ? { cards, masks: possibleMasks(c, zoneId, viewer, groups, cards) } : null;
}

/** Adds absences for cards that were impossible before the viewer forgot positions. */
export function rememberImpossible(c: ZoneContext, before: Possible, zoneId: number, viewer: number): void {
  const after = possibleCards(c, zoneId, viewer);
  if (after === null) return;
  for (let id = 0; id < after.masks.length; id++) {
    const added = (after.masks[id] as number) & ~(before.masks[id] as number);
    for (let i = 0; added >> i !== 0; i++) if ((added >> i) & 1) addAbsent(c, 1 << viewer, id, after.cards[i] as Card);
  }
}

/** Requires distinct cards in a stable pool, so that one bit per card suffices. */
function possibleMasks(
  c: ZoneContext,
  zoneId: number,
  viewer: number,
  groups: readonly Group[],
  cards: readonly Card[],
): number[] {
  const { zones, layout } = c;
  const kinds = kindsByMark(c, zoneId, viewer, groups, cards);
  const masks: number[] = [];
  for (let id = 0; id < zones.length; id++) {
    const zone = zones[id] as Zone;
    masks.push(layout.pools[id] === layout.pools[zoneId] ? maskOf(c, zone, id, viewer, kinds, cards) : 0);
  }
  return masks;
}

/** By mark: the cards that a place with this mark may hold. */
function kindsByMark(
  { zones, layout }: ZoneContext,
  zoneId: number,
  viewer: number,
  groups: readonly Group[],
  cards: readonly Card[],
): number[] {
  const kinds = NO_KINDS.slice();
  for (let id = 0; id < zones.length; id++) {
    if (layout.pools[id] !== layout.pools[zoneId]) continue;
    const zone = zones[id] as Zone;
    for (let i = 0; i < zone.cards.length; i++) {
      const mark = markOf(zone.marks[i] as number, viewer);
      kinds[mark] = (kinds[mark] as number) | (1 << cards.indexOf(zone.cards[i] as Card));
    }
  }
  const counted = groups.map((group) => maskOfCards(group.cards, cards));
  let free = kinds[UNKNOWN] as number;
  groups.forEach(({ id }, i) => {
    free |= (kinds[id] as number) & ~(counted[i] as number);
  });
  groups.forEach(({ id }, i) => {
    const own = counted[i] as number;
    kinds[id] = ((kinds[id] as number) & ~own) === 0 ? own : own | free;
  });
  kinds[UNKNOWN] = free;
  return kinds;
}

/** One entry per mark. */
const NO_KINDS: readonly number[] = new Array<number>(KNOWN + 1).fill(0);

function maskOf(
  c: ZoneContext,
  { cards: held, marks }: Zone,
  id: number,
  viewer: number,
  kinds: readonly number[],
  cards: readonly Card[],
): number {
  let hidden = 0;
  let known = 0;
  for (let i = 0; i < held.length; i++) {
    const mark = markOf(marks[i] as number, viewer);
    if (mark === KNOWN) known |= 1 << cards.indexOf(held[i] as Card);
    else hidden |= kinds[mark] as number;
  }
  const absent = findAbsence(c, viewer, id);
  return known | (absent === undefined ? hidden : hidden & ~maskOfCards(absent.cards, cards));
}

/** Ignores cards outside the pool. */
function maskOfCards(some: readonly Card[], cards: readonly Card[]): number {
  let mask = 0;
  for (let i = 0; i < some.length; i++) {
    const at = cards.indexOf(some[i] as Card);
    if (at >= 0) mask |= 1 << at;
  }
  return mask;
}

/** The cards of the zone's pool; null unless they are few and distinct. */
function smallPool({ zones, layout }: ZoneContext, zoneId: number): Card[] | null {
  const own = layout.pools[zoneId];
  let count = 0;
  for (let id = 0; id < zones.length; id++) if (layout.pools[id] === own) count += (zones[id] as Zone).cards.length;
  if (count > MAX_CARDS) return null;
  const pool: Card[] = [];
  for (let id = 0; id < zones.length; id++) {
    if (layout.pools[id] !== own) continue;
    const { cards } = zones[id] as Zone;
    for (let i = 0; i < cards.length; i++) {
      if (pool.includes(cards[i] as Card)) return null;
      pool.push(cards[i] as Card);
    }
  }
  return pool;
}

/** Whether the viewer knows which cards the pool holds: none has entered or left it unseen. */
function isPoolStable(c: ZoneContext, groups: readonly Group[], zoneId: number): boolean {
  const pool = poolBit(c.layout, zoneId);
  return groups.every((group) => {
    if (group.pools === pool) return isInPool(c, group, pool);
    return (group.pools & pool) === 0 && isInPool(c, group, group.pools);
  });
}
