import type { Card, Zone } from '../vocabulary.ts';
import type { Layout } from './layout.ts';
import { HIDDEN, PUBLIC } from './marks.ts';

/** All zones of a layout, with nothing in them. */
export function emptyZones({ specs }: Layout): Zone[] {
  const zones: Zone[] = [];
  for (let i = 0; i < specs.length; i++) zones.push({ cards: [], marks: [] });
  return zones;
}

/** Cards that nobody knows. */
export function unseenCards(cards: readonly Card[]): Zone {
  return layCards(cards, HIDDEN);
}

/** Cards that everybody knows. */
export function openCards(cards: readonly Card[]): Zone {
  return layCards(cards, PUBLIC);
}

/** Whether everybody knows every card of the zone. */
export function liesOpen({ marks }: Zone): boolean {
  return marks.every((mark) => mark === PUBLIC);
}

function layCards(cards: readonly Card[], mark: number): Zone {
  const marks: number[] = [];
  for (let i = 0; i < cards.length; i++) marks.push(mark);
  return { cards: cards.slice(), marks };
}
