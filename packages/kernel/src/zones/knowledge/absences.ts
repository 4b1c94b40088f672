import { ContractViolation } from '../../base/errors.ts';
import { lowestBit } from '../../base/ints.ts';
import type { Absence, Card, Zone } from '../../base/vocabulary.ts';
import { allViewers } from '../layout.ts';
import { KNOWN, markOf } from '../marks.ts';
import type { ZoneContext, ZoneState } from '../zoneContext.ts';
import { hasHidden, insertCard, removeCard, viewersKnowingAll } from './groups.ts';

/** The viewers learn that none of these zones holds the card. */
export function learnAbsent(c: ZoneContext, card: Card, zones: readonly number[], viewers: number): void {
  if (c.untracked) return;
  for (let i = 0; i < zones.length; i++) {
    const id = zones[i] as number;
    const zone = c.zones[id] as Zone;
    if (zone.cards.includes(card))
      throw new ContractViolation(`zone ${id} holds card ${card}, which learnAbsent says is absent`);
    const learners = addAbsent(c, viewers & ~viewersKnowingAll(zone), id, card);
    if (learners === 0) continue;
    c.learned |= learners;
    c.leftOut |= allViewers(c.layout.seats) & ~viewers;
  }
}

/** Adds an absence; returns the viewers for whom it is new. */
export function addAbsent({ absences, layout }: ZoneContext, viewers: number, zone: number, card: Card): number {
  let learners = viewers & allViewers(layout.seats);
  let fresh = learners;
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    const bit = 1 << absent.viewer;
    if (absent.zone !== zone || (fresh & bit) === 0) continue;
    fresh &= ~bit;
    if (absent.cards.includes(card)) learners &= ~bit;
    else insertCard(absent.cards, card);
  }
  for (; fresh !== 0; fresh &= fresh - 1) absences.push({ viewer: lowestBit(fresh), zone, cards: [card] });
  return learners;
}

export function findAbsence({ absences }: ZoneState, viewer: number, zone: number): Absence | undefined {
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    if (absent.zone === zone && absent.viewer === viewer) return absent;
  }
  return undefined;
}

/** Oldest first. */
export function absencesOfViewer({ absences }: ZoneState, viewer: number): Absence[] {
  return absences.length === 0 ? [] : absences.filter((absent) => absent.viewer === viewer);
}

/** To be called before these viewers see cards move unseen: what is absent from both zones stays absent from the target. */
export function mergeAbsences(c: ZoneContext, from: number, to: number, viewers: number): void {
  for (let rest = viewers & allViewers(c.layout.seats); rest !== 0; rest &= rest - 1) {
    const viewer = lowestBit(rest);
    const coming = findAbsence(c, viewer, from)?.cards ?? [];
    const held = findAbsence(c, viewer, to)?.cards ?? [];
    const isAlone = !hasHidden(c.zones[to] as Zone, viewer);
    setAbsent(c, viewer, to, isAlone ? coming.slice() : held.filter((card) => coming.includes(card)));
  }
}

/** The viewer forgets positions in the zone, so its known cards there may be anywhere in it and are not absent. */
export function weakenAbsences(state: ZoneState, zoneId: number, viewer: number): void {
  const absent = findAbsence(state, viewer, zoneId);
  if (absent === undefined) return;
  const { cards, marks } = state.zones[zoneId] as Zone;
  for (let i = 0; i < cards.length; i++) {
    if (markOf(marks[i] as number, viewer) === KNOWN) removeCard(absent.cards, cards[i] as Card);
  }
  if (absent.cards.length === 0) state.absences.splice(state.absences.indexOf(absent), 1);
}

/** Removes all absences in zones of this pool. */
export function dropAbsences({ absences, layout }: ZoneContext, pool: number): void {
  let count = 0;
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    if (layout.pools[absent.zone] !== pool) absences[count++] = absent;
  }
  while (absences.length > count) absences.pop();
}

export function swapAbsences({ absences }: ZoneState, one: number, other: number): void {
  for (const absent of absences) {
    if (absent.zone === one) absent.zone = other;
    else if (absent.zone === other) absent.zone = one;
  }
}

/** Whether any viewer knows of an absence in one of two zones. */
export function hasAbsencesIn({ absences }: ZoneState, one: number, other: number): boolean {
  for (let i = 0; i < absences.length; i++) {
    const { zone } = absences[i] as Absence;
    if (zone === one || zone === other) return true;
  }
  return false;
}

/** Removes absences that are empty or that belong to viewers who know every card of the zone. */
export function pruneAbsences({ absences, zones }: ZoneState, zone: number): void {
  const hiddenFrom = ~viewersKnowingAll(zones[zone] as Zone);
  let count = 0;
  for (let i = 0; i < absences.length; i++) {
    const absent = absences[i] as Absence;
    const isUseless = absent.zone === zone && (absent.cards.length === 0 || ((hiddenFrom >> absent.viewer) & 1) === 0);
    if (!isUseless) absences[count++] = absent;
  }
  while (absences.length > count) absences.pop();
}

function setAbsent(state: ZoneState, viewer: number, zone: number, cards: Card[]): void {
  const absent = findAbsence(state, viewer, zone);
  if (absent !== undefined) absent.cards = cards;
  else if (cards.length > 0) state.absences.push({ viewer, zone, cards });
}
