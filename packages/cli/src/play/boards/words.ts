import type { Card, Seat, ZoneView } from '@regalia/kernel';
import type { SeenTable } from './TerminalBoard.ts';

type Part = string | false | null | undefined;

/** Joins the parts that are not empty. */
export function joined(parts: readonly Part[], separator = ' · '): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(separator);
}

/** Keeps a few words on one line. */
export function glued(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Seats in table order, the reader's first. */
export function seatsFrom(reader: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => (reader + i) % count);
}

/** `Zone: cards`; empty if no cards lie there. */
export function zoneLine(t: SeenTable, name: string, cards: readonly Card[]): string {
  return cards.length === 0 ? '' : `${t.formatter.zone(name)}: ${t.formatter.names('card', cards)}`;
}

/** A zone of a seat: its cards, or their number and those the reader remembers. Empty if no cards lie there. */
export function hiddenZone(t: SeenTable, name: string, owner: Seat | null, { count, cards }: ZoneView): string {
  if (count === 0) return '';
  if (cards !== null) return zoneLine(t, name, cards);
  const known = rememberedIn(t, name, owner);
  const hidden =
    known.length === 0 ? t.phrase('hidden', count) : t.phrase('remembered', count, t.formatter.names('card', known));
  return `${t.formatter.zone(name)}: ${hidden}`;
}

/** Cards that the reader knows to lie in a zone it does not see. */
function rememberedIn({ view, layout }: SeenTable, name: string, owner: Seat | null): Card[] {
  const zone = layout.specs.findIndex((spec) => spec.name === name && spec.owner === owner);
  const placed = view.memory.zones.find((known) => known.zone === zone)?.cards ?? [];
  const grouped = view.memory.groups.filter(({ spots }) => spots.every((spot) => spot.zone === zone));
  return [...placed, ...grouped.flatMap(({ cards }) => cards)].sort((a, b) => a - b);
}
