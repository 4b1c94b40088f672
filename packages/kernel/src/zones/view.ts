import { ascending } from '../ints.ts';
import type { Card, State, Viewer, Zone } from '../vocabulary.ts';
import { type Layout, seesZone } from './layout.ts';

/** A zone as it lies before a viewer: its cards where it sees them, else only how many. */
export interface ZoneView {
  readonly count: number;
  /** Bottom to top in ordered zones, ascending in others; null where the viewer does not see them. */
  readonly cards: readonly Card[] | null;
}

export function viewZone(state: State, layout: Layout, zone: number, viewer: Viewer): ZoneView {
  const { cards } = state.zones[zone] as Zone;
  if (!seesZone(layout, zone, viewer)) return { count: cards.length, cards: null };
  const seen = layout.specs[zone]?.ordered ? cards.slice() : ascending(cards);
  return { count: cards.length, cards: seen };
}
