import { BrokenLaw } from '../errors.ts';
import type { Absence, Card, Zone } from '../vocabulary.ts';
import { hasHidden, insertCard, removeCard } from './groups.ts';
import type { Tableau, ZoneKeeper } from './keeper.ts';
import { everyone } from './layout.ts';
import { KNOWN, markOf } from './marks.ts';

/** The viewers learn that none of these zones holds the card. */
export function learnAbsent(c: ZoneKeeper, card: Card, zones: readonly number[], viewers: number): void {
  if (c.blind) return;
  for (const id of zones) {
    const zone = c.zones[id] as Zone;
    if (zone.cards.includes(card)) throw new BrokenLaw(`zone ${id} holds card ${card}, which is said not to be there`);
    for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
      if (((viewers >> viewer) & 1) === 0 || !hasHidden(zone, viewer)) continue;
      if (!addAbsent(c, viewer, id, card)) continue;
      c.learned |= 1 << viewer;
      c.leftOut |= everyone(c.layout.seats) & ~viewers;
    }
  }
}

/** Whether it was news. */
export function addAbsent(state: Tableau, viewer: number, zone: number, card: Card): boolean {
  const absent = findAbsence(state, viewer, zone);
  if (absent === undefined) state.absences.push({ viewer, zone, cards: [card] });
  else if (absent.cards.includes(card)) return false;
  else insertCard(absent.cards, card);
  return true;
}

export function findAbsence({ absences }: Tableau, viewer: number, zone: number): Absence | undefined {
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    if (absent.zone === zone && absent.viewer === viewer) return absent;
  }
  return undefined;
}

/** Oldest first. */
export function ownAbsences({ absences }: Tableau, viewer: number): Absence[] {
  return absences.length === 0 ? [] : absences.filter((absent) => absent.viewer === viewer);
}

/** Cards come unseen from one zone to another, before they do: what is missing in both is missing in the target. */
export function mixAbsences(c: ZoneKeeper, from: number, to: number, isMoved: (viewer: number) => boolean): void {
  for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
    if (!isMoved(viewer)) continue;
    const coming = findAbsence(c, viewer, from)?.cards ?? [];
    const held = findAbsence(c, viewer, to)?.cards ?? [];
    const isAlone = !hasHidden(c.zones[to] as Zone, viewer);
    setAbsent(c, viewer, to, isAlone ? coming.slice() : held.filter((card) => coming.includes(card)));
  }
}

/** The viewer no longer knows where in the zone these cards lie, which it knew. */
export function blurAbsences(state: Tableau, zoneId: number, viewer: number): void {
  const absent = findAbsence(state, viewer, zoneId);
  if (absent === undefined) return;
  const { cards, marks } = state.zones[zoneId] as Zone;
  for (let i = 0; i < cards.length; i++) {
    if (markOf(marks[i] as number, viewer) === KNOWN) removeCard(absent.cards, cards[i] as Card);
  }
  if (absent.cards.length === 0) state.absences.splice(state.absences.indexOf(absent), 1);
}

/** The viewer knows of no card any more that it is not in the zone. */
export function dropAbsence(state: Tableau, zone: number, viewer: number): void {
  const absent = findAbsence(state, viewer, zone);
  if (absent !== undefined) state.absences.splice(state.absences.indexOf(absent), 1);
}

export function swapAbsences({ absences }: Tableau, one: number, other: number): void {
  for (const absent of absences) {
    if (absent.zone === one) absent.zone = other;
    else if (absent.zone === other) absent.zone = one;
  }
}

/** Where the viewer knows every card, or where nothing is said, nothing is kept. */
export function dropVoidAbsences({ absences, zones }: Tableau): void {
  let kept = 0;
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    if (absent.cards.length > 0 && hasHidden(zones[absent.zone] as Zone, absent.viewer)) absences[kept++] = absent;
  }
  while (absences.length > kept) absences.pop();
}

function setAbsent(state: Tableau, viewer: number, zone: number, cards: Card[]): void {
  const absent = findAbsence(state, viewer, zone);
  if (absent !== undefined) absent.cards = cards;
  else if (cards.length > 0) state.absences.push({ viewer, zone, cards });
}
