import type { Absence, Group, Zone } from '../base/vocabulary.ts';

export function cloneZones(zones: readonly Zone[]): Zone[] {
  const copy = new Array<Zone>(zones.length);
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i] as Zone;
    copy[i] = { cards: zone.cards.slice(), marks: zone.marks.slice() };
  }
  return copy;
}

export function cloneGroups(groups: readonly Group[]): Group[] {
  return groups.map((group) => ({
    viewer: group.viewer,
    id: group.id,
    pools: group.pools,
    cards: group.cards.slice(),
  }));
}

export function cloneAbsences(absences: readonly Absence[]): Absence[] {
  return absences.map(({ viewer, zone, cards }) => ({ viewer, zone, cards: cards.slice() }));
}
