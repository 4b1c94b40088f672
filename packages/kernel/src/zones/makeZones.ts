import type { Card, Zone } from '../base/vocabulary.ts';
import type { Layout } from './layout.ts';
import { HIDDEN, PUBLIC } from './marks.ts';

/** All zones of a layout, empty. */
export function makeEmptyZones({ specs }: Layout): Zone[] {
  const zones: Zone[] = [];
  for (let i = 0; i < specs.length; i++) zones.push({ cards: [], marks: [] });
  return zones;
}

/** A zone whose cards no one knows. */
export function makeHiddenZone(cards: readonly Card[]): Zone {
  return makeZone(cards, HIDDEN);
}

/** A zone whose cards everyone knows. */
export function makePublicZone(cards: readonly Card[]): Zone {
  return makeZone(cards, PUBLIC);
}

/** Whether everyone knows every card of the zone. */
export function isPublicZone({ marks }: Zone): boolean {
  return marks.every((mark) => mark === PUBLIC);
}

function makeZone(cards: readonly Card[], mark: number): Zone {
  const marks: number[] = [];
  for (let i = 0; i < cards.length; i++) marks.push(mark);
  return { cards: cards.slice(), marks };
}
