import { ascending } from '../base/ints.ts';
import type { Card, State, Viewer, Zone } from '../base/vocabulary.ts';
import { canSeeZone, type Layout } from './layout.ts';

/** A zone as a viewer sees it: its cards, or only their number. */
export interface ZoneView {
  readonly count: number;
  /** Bottom to top in ordered zones, ascending in others; null if the viewer does not see them. */
  readonly cards: readonly Card[] | null;
}

export function viewZone(state: State, layout: Layout, zone: number, viewer: Viewer): ZoneView {
  const { cards } = state.zones[zone] as Zone;
  if (!canSeeZone(layout, zone, viewer)) return { count: cards.length, cards: null };
  const seen = layout.specs[zone]?.ordered ? cards.slice() : ascending(cards);
  return { count: cards.length, cards: seen };
}
