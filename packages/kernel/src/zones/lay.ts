import type { Card, Zone } from '../vocabulary.ts';
import type { Layout } from './layout.ts';
import { HIDDEN } from './marks.ts';

/** All zones of a layout, with nothing in them. */
export function emptyZones({ specs }: Layout): Zone[] {
  const zones: Zone[] = [];
  for (let i = 0; i < specs.length; i++) zones.push({ cards: [], marks: [] });
  return zones;
}

/** Cards that nobody knows. */
export function faceDown(cards: readonly Card[]): Zone {
  const marks: number[] = [];
  for (let i = 0; i < cards.length; i++) marks.push(HIDDEN);
  return { cards: cards.slice(), marks };
}
