import { ascending } from '../base/ints.ts';
import type { Card, State, Viewer, Zone } from '../base/vocabulary.ts';
import { canSeeZone, type Layout } from './layout.ts';

/** A zone as it lies before a viewer: its cards where it sees them, else only how many. */
export interface ZoneView {
  readonly count: number;
  /** Bottom to top in ordered zones, ascending in others; null where the viewer does not see them. */
  readonly cards: readonly Card[] | null;
}

export function viewZone(state: State, layout: Layout, zone: number, viewer: Viewer): ZoneView {
  const { cards } = state.zones[zone] as Zone;
  if (!canSeeZone(layout, zone, viewer)) return { count: cards.length, cards: null };
  const seen = layout.specs[zone]?.ordered ? cards.slice() : ascending(cards);
  return { count: cards.length, cards: seen };
}
