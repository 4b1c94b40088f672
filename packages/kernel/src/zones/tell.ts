import { lowestBit } from '../ints.ts';
import type { Card, Group, Zone } from '../vocabulary.ts';
import { countMarks, homesOf } from './groups.ts';
import type { ZoneKeeper } from './keeper.ts';
import { KNOWN, markOf, UNKNOWN } from './marks.ts';
import { classOf, ownGroups, poolClasses } from './unknown.ts';

/** What a viewer knows of places it cannot tell apart. */
interface Grouping {
  readonly c: ZoneKeeper;
  readonly viewer: number;
  readonly groups: readonly Group[];
  /** By pool: the class of those that its groups join. */
  readonly classes: readonly number[];
}

/** Whether the viewer, seeing the card at one place of a hand, can tell by its kind what it knew of that place. */
export function canTell(c: ZoneKeeper, zoneId: number, index: number, viewer: number): boolean {
  const zone = c.zones[zoneId] as Zone;
  const marks = hiddenMarks(zone, viewer);
  if ((marks & (marks - 1)) === 0) return true;
  const groups = ownGroups(c, viewer);
  const grouping: Grouping = { c, viewer, groups, classes: poolClasses(c.layout, groups) };
  let fitting = 0;
  for (let rest = marks; rest !== 0; rest &= rest - 1) {
    if (canHold(grouping, zoneId, lowestBit(rest), zone.cards[index] as Card)) fitting++;
  }
  return fitting === 1;
}

/** A bit for each mark of places whose cards the viewer does not know. */
function hiddenMarks({ marks }: Zone, viewer: number): number {
  let found = 0;
  for (let i = 0; i < marks.length; i++) found |= 1 << markOf(marks[i] as number, viewer);
  return found & ~(1 << KNOWN);
}

/** Whether a place of the zone with this mark may hold a card of the kind. */
function canHold(grouping: Grouping, zoneId: number, mark: number, card: Card): boolean {
  const { c, groups, classes } = grouping;
  if (mark === UNKNOWN) return isFree(grouping, classes[c.layout.pools[zoneId] as number] as number, card);
  const group = groups.find(({ id }) => id === mark) as Group;
  if (group.cards.includes(card)) return true;
  return countPlaces(c, group) > group.cards.length && isFree(grouping, classOf(grouping, group), card);
}

/** Whether a card of the kind is among those of a class of which the viewer knows nothing. */
function isFree(grouping: Grouping, cls: number, card: Card): boolean {
  const { c, viewer, groups, classes } = grouping;
  const { zones, layout } = c;
  for (let id = 0; id < zones.length; id++) {
    const isHome = classes[layout.pools[id] as number] === cls;
    if (isHome && countCopies(zones[id] as Zone, viewer, UNKNOWN, card) > 0) return true;
  }
  return groups.some((group) => classOf(grouping, group) === cls && hasUncounted(c, group, card));
}

/** Whether more copies lie at the group's places than the viewer knows to be there. */
function hasUncounted(c: ZoneKeeper, { viewer, id, cards, pools }: Group, card: Card): boolean {
  let copies = 0;
  for (const home of homesOf(c, pools)) copies += countCopies(c.zones[home] as Zone, viewer, id, card);
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) copies--;
  return copies > 0;
}

function countPlaces(c: ZoneKeeper, { viewer, id, pools }: Group): number {
  let places = 0;
  for (const home of homesOf(c, pools)) places += countMarks(c.zones[home] as Zone, viewer, id);
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
