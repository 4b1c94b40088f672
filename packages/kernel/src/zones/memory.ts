import type { Card, Group, State, Viewer } from '../vocabulary.ts';
import { insertCard } from './groups.ts';
import { type Layout, seesZone, viewerIndex } from './layout.ts';
import { KNOWN, markOf } from './marks.ts';

/** What a viewer with perfect recall knows beyond what it sees now. */
export interface Memory {
  /** Cards known in a zone the viewer does not see; for ordered zones with their place from the top, 0 first. */
  readonly zones: readonly RememberedZone[];
  /** Cards known to lie among some places of several zones. */
  readonly groups: readonly RememberedGroup[];
}

export interface RememberedZone {
  readonly zone: number;
  readonly cards: readonly Card[];
  readonly places: readonly number[] | null;
}

export interface RememberedGroup {
  readonly cards: readonly Card[];
  readonly spots: readonly { readonly zone: number; readonly count: number }[];
}

export const NO_MEMORY: Memory = { zones: [], groups: [] };

export function remember(state: State, layout: Layout, viewer: Viewer): Memory {
  if (viewer === 'judge') return NO_MEMORY;
  const index = viewerIndex(state.seats, viewer);
  const zones = state.zones.flatMap((_, zone) =>
    seesZone(layout, zone, viewer) ? [] : rememberZone(state, layout, zone, index),
  );
  const groups = state.groups
    .filter((group) => group.viewer === index && group.cards.length > 0)
    .map((group) => rememberGroup(state, group));
  return { zones, groups };
}

function rememberZone(state: State, layout: Layout, zoneId: number, viewer: number): RememberedZone[] {
  const { cards, marks } = state.zones[zoneId] as State['zones'][number];
  const known = cards.flatMap((card, i) =>
    markOf(marks[i] as number, viewer) === KNOWN ? [{ card, place: cards.length - 1 - i }] : [],
  );
  if (known.length === 0) return [];
  if (layout.specs[zoneId]?.ordered) {
    known.reverse();
    return [{ zone: zoneId, cards: known.map((k) => k.card), places: known.map((k) => k.place) }];
  }
  const sorted: Card[] = [];
  for (const { card } of known) insertCard(sorted, card);
  return [{ zone: zoneId, cards: sorted, places: null }];
}

function rememberGroup(state: State, group: Group): RememberedGroup {
  const spots = state.zones.flatMap((zone, id) => {
    const count = zone.marks.filter((marks) => markOf(marks, group.viewer) === group.id).length;
    return count > 0 ? [{ zone: id, count }] : [];
  });
  return { cards: group.cards.slice(), spots };
}
