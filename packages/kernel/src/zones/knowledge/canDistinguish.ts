import type { Card, Group, Zone } from '../../base/vocabulary.ts';
import { KNOWN, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneContext } from '../zoneContext.ts';
import { countMarks, groupOf, zonesOfPools } from './groups.ts';

/** Whether the kind of a card seen in a hand tells the viewer which mark its place had. */
export function canDistinguish(c: ZoneContext, zoneId: number, index: number, viewer: number): boolean {
  const { cards, marks } = c.zones[zoneId] as Zone;
  let done = (1 << markOf(marks[index] as number, viewer)) | (1 << KNOWN);
  for (let i = 0; i < marks.length; i++) {
    const mark = markOf(marks[i] as number, viewer);
    if ((done >> mark) & 1) continue;
    if (canHold(c, zoneId, mark, cards[index] as Card, viewer)) return false;
    done |= 1 << mark;
  }
  return true;
}

/** Whether a place of the zone with this mark may hold a card of the kind. */
function canHold(c: ZoneContext, zoneId: number, mark: number, card: Card, viewer: number): boolean {
  if (mark === UNKNOWN) return isFree(c, card, 1 << (c.layout.pools[zoneId] as number), viewer);
  const group = groupOf(c, viewer, mark);
  if (group.cards.includes(card)) return true;
  return countPlaces(c, group) > group.cards.length && isFree(c, card, group.pools, viewer);
}

/** Whether these pools, or pools joined with them, have a card of this kind that the viewer cannot place. */
function isFree(c: ZoneContext, card: Card, pools: number, viewer: number): boolean {
  const { zones, groups, layout } = c;
  const joined = joinedWith(c, pools, viewer);
  for (let id = 0; id < zones.length; id++) {
    const isHome = (joined >> (layout.pools[id] as number)) & 1;
    if (isHome && countCopies(zones[id] as Zone, viewer, UNKNOWN, card) > 0) return true;
  }
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Group;
    if (group.viewer === viewer && (group.pools & joined) !== 0 && hasUncounted(c, group, card)) return true;
  }
  return false;
}

/** Adds the pools that the viewer's groups join with these. */
function joinedWith({ groups }: ZoneContext, pools: number, viewer: number): number {
  let joined = pools;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i] as Group;
    if (group.viewer !== viewer || (group.pools & joined) === 0 || (group.pools & ~joined) === 0) continue;
    joined |= group.pools;
    i = -1;
  }
  return joined;
}

/** Whether the group's places hold more copies than the viewer knows of. */
function hasUncounted(c: ZoneContext, { viewer, id, cards, pools }: Group, card: Card): boolean {
  const homes = zonesOfPools(c, pools);
  let copies = 0;
  for (let i = 0; i < homes.length; i++) copies += countCopies(c.zones[homes[i] as number] as Zone, viewer, id, card);
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) copies--;
  return copies > 0;
}

function countPlaces(c: ZoneContext, { viewer, id, pools }: Group): number {
  const homes = zonesOfPools(c, pools);
  let places = 0;
  for (let i = 0; i < homes.length; i++) places += countMarks(c.zones[homes[i] as number] as Zone, viewer, id);
  return places;
}

/** Copies at places with this mark. */
function countCopies({ cards, marks }: Zone, viewer: number, mark: number, card: Card): number {
  let copies = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === card && markOf(marks[i] as number, viewer) === mark) copies++;
  }
  return copies;
}
