import type { Card, Group, Zone } from '../vocabulary.ts';
import { addAbsent, findAbsence } from './absences.ts';
import { liesInPool, poolBit } from './groups.ts';
import type { ZoneKeeper } from './keeper.ts';
import { KNOWN, markOf, UNKNOWN } from './marks.ts';
import { classOf, collectUnknown, freeOf, ownGroups, type Unknown } from './unknown.ts';

/** In larger pools a viewer does not work out which cards can lie where. */
const MOST_CARDS = 12;

/** Whether the viewer, seeing the card at one place of a hand, can tell by its kind what it knew of that place. */
export function canTell(c: ZoneKeeper, zoneId: number, index: number, viewer: number): boolean {
  const zone = c.zones[zoneId] as Zone;
  const marks = hiddenMarks(zone, viewer);
  if (marks.length < 2) return true;
  const groups = ownGroups(c, viewer);
  const unknown = collectUnknown(c, c.layout, viewer, groups);
  const card = zone.cards[index] as Card;
  return marks.filter((mark) => kindsAt(c, unknown, groups, zoneId, mark).includes(card)).length === 1;
}

/** By zone of a small pool of different cards: those that can lie there; null where the viewer does not work it out. */
export type Possible = readonly (readonly Card[] | null)[];

/** What can lie where, before the viewer loses track of places in the zone. */
export function possibleCards(c: ZoneKeeper, zoneId: number, viewer: number): Possible | null {
  if (!isSmallAndDistinct(c, zoneId)) return null;
  const { layout } = c;
  const groups = ownGroups(c, viewer);
  if (!staysAtHome(c, groups, zoneId)) return null;
  const unknown = collectUnknown(c, layout, viewer, groups);
  return c.zones.map((zone, id) => {
    if (layout.pools[id] !== layout.pools[zoneId]) return null;
    const missing = findAbsence(c, viewer, id)?.cards ?? [];
    const hidden = hiddenMarks(zone, viewer).flatMap((mark) => kindsAt(c, unknown, groups, id, mark));
    const known = zone.cards.filter((_, i) => markOf(zone.marks[i] as number, viewer) === KNOWN);
    return [...hidden.filter((card) => !missing.includes(card)), ...known];
  });
}

/** What could not lie in a zone before cannot lie there now, though places can no longer be told apart. */
export function keepImpossible(c: ZoneKeeper, before: Possible, zoneId: number, viewer: number): void {
  const after = possibleCards(c, zoneId, viewer);
  after?.forEach((cards, id) => {
    const possible = before[id];
    if (!possible) return;
    for (const card of cards ?? []) if (!possible.includes(card)) addAbsent(c, viewer, id, card);
  });
}

/** The different marks of places whose cards the viewer does not know. */
function hiddenMarks({ marks }: Zone, viewer: number): number[] {
  const found: number[] = [];
  for (const own of marks) {
    const mark = markOf(own, viewer);
    if (mark !== KNOWN && !found.includes(mark)) found.push(mark);
  }
  return found;
}

function kindsAt(
  c: ZoneKeeper,
  unknown: Unknown,
  groups: readonly Group[],
  zoneId: number,
  mark: number,
): readonly Card[] {
  if (mark === UNKNOWN) return freeOf(unknown, c.layout.pools[zoneId] as number);
  const group = groups.find(({ id }) => id === mark) as Group;
  if ((unknown.held[mark] as Card[]).length === 0) return group.cards;
  return [...group.cards, ...(unknown.free[classOf(unknown, group)] as Card[])];
}

function isSmallAndDistinct({ zones, layout }: ZoneKeeper, zoneId: number): boolean {
  const cards: Card[] = [];
  for (let id = 0; id < zones.length; id++) {
    if (layout.pools[id] !== layout.pools[zoneId]) continue;
    for (const card of (zones[id] as Zone).cards) {
      if (cards.length === MOST_CARDS || cards.includes(card)) return false;
      cards.push(card);
    }
  }
  return true;
}

/** Whether the viewer knows which cards are in the pool: none of them has left it or come to it unseen. */
function staysAtHome(c: ZoneKeeper, groups: readonly Group[], zoneId: number): boolean {
  const pool = poolBit(c.layout, zoneId);
  return groups.every((group) => {
    if (group.pools === pool) return liesInPool(c, group, pool);
    return (group.pools & pool) === 0 && liesInPool(c, group, group.pools);
  });
}
