import type { Absence, Card, Group, Zone } from '../base/vocabulary.ts';
import { findAbsence } from '../zones/knowledge/absences.ts';
import { hasHidden } from '../zones/knowledge/groups.ts';
import type { Layout } from '../zones/layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../zones/marks.ts';
import type { ZoneContext, ZoneState } from '../zones/zoneContext.ts';

/** Throws unless the viewers' knowledge is well-formed and true. */
export function checkKnowledge(state: ZoneContext): void {
  const { layout } = state;
  for (let viewer = 0; viewer <= layout.seats; viewer++) {
    checkMarks(state, layout, viewer);
    for (const group of state.groups.filter((g) => g.viewer === viewer)) checkGroup(state, layout, group);
  }
  for (const absent of state.absences) checkAbsence(state, absent);
}

function checkAbsence(state: ZoneState, { viewer, zone, cards }: Absence): void {
  const places = state.zones[zone] as Zone;
  if (!hasHidden(places, viewer)) throw new Error(`viewer ${viewer} knows zone ${zone} but still has an absence there`);
  if (cards.length === 0) throw new Error(`viewer ${viewer} has an empty absence`);
  if (findAbsence(state, viewer, zone)?.cards !== cards) throw new Error('a viewer has two absences in one zone');
  places.cards.forEach((card, i) => {
    if (markOf(places.marks[i] as number, viewer) !== KNOWN && cards.includes(card))
      throw new Error(`viewer ${viewer} wrongly believes that zone ${zone} lacks card ${card}`);
  });
}

function checkMarks(state: ZoneState, layout: Layout, viewer: number): void {
  const ids = state.groups.filter((group) => group.viewer === viewer).map((group) => group.id);
  if (new Set(ids).size < ids.length) throw new Error(`viewer ${viewer} has two groups with one id`);
  state.zones.forEach((zone, id) => {
    if (zone.cards.length !== zone.marks.length) throw new Error(`zone ${id} must have one mark per card`);
    for (const marks of zone.marks) {
      const mark = markOf(marks, viewer);
      if (((layout.visibleTo[id] as number) >> viewer) & 1 && mark !== KNOWN) {
        throw new Error(`viewer ${viewer} sees zone ${id} but does not know every card there`);
      }
      if (mark !== KNOWN && mark !== UNKNOWN && !ids.includes(mark)) throw new Error(`group ${mark} does not exist`);
    }
  });
}

function checkGroup(state: ZoneState, layout: Layout, group: Group): void {
  const members: Card[] = [];
  let isForeign = (group.pools & (group.pools - 1)) !== 0;
  state.zones.forEach((zone, id) => {
    zone.cards.forEach((card, i) => {
      if (markOf(zone.marks[i] as number, group.viewer) !== group.id) return;
      members.push(card);
      if (group.pools !== 1 << (layout.specs[id]?.pool as number)) isForeign = true;
    });
  });
  for (const card of group.cards) {
    const at = members.indexOf(card);
    if (at < 0)
      throw new Error(`group ${group.id} of viewer ${group.viewer} contains a card that is not in its places`);
    members.splice(at, 1);
  }
  if (group.cards.some((card, i) => i > 0 && card < (group.cards[i - 1] as Card)))
    throw new Error('cards are out of order');
  if (group.cards.length === 0 && !isForeign) throw new Error(`group ${group.id} says nothing`);
}
