import type { Card, Memory, Seat, Viewer } from '@regalia/kernel';
import { CHARACTER_COUNT, rankOf } from '../rules/cards/printed.ts';
import { type CitadelsState, NOBODY } from '../rules/state.ts';
import { answered, cardsIn, characters, faceUp } from '../rules/zones.ts';

/**
 * What the hidden characters of a seat may be, by what the viewer has seen in the draft and by the calls so far. Every
 * character that is really possible is among them.
 */
export function possibleCharacters(s: Readonly<CitadelsState>, seat: Seat, viewer: Viewer, memory: Memory): Card[] {
  const zone = characters(seat);
  const held = cardsIn(s, zone);
  if (held.length === 0) return [];
  if (viewer === 'judge' || viewer === seat) return held.toSorted((a, b) => a - b);
  const known = memory.zones.find((one) => one.zone === zone)?.cards ?? [];
  const possible = new Set(known);
  let places = held.length - known.length;
  for (const { cards, spots } of memory.groups) {
    const here = spots.find((spot) => spot.zone === zone)?.count ?? 0;
    if (here === 0) continue;
    for (const card of cards) possible.add(card);
    if (cards.length === spots.reduce((sum, spot) => sum + spot.count, 0)) places -= here;
  }
  if (places > 0) for (const card of unplaced(s, viewer, memory)) possible.add(card);
  const missing = memory.absences.find((one) => one.zone === zone)?.cards ?? [];
  return [...possible]
    .filter((card) => known.includes(card) || (!missing.includes(card) && mayBeHeld(s, card)))
    .sort((a, b) => a - b);
}

/** Characters unknown to the viewer. */
function unplaced(s: Readonly<CitadelsState>, viewer: Viewer, memory: Memory): Card[] {
  const placed = new Set([
    ...cardsIn(s, faceUp(s.seats)),
    ...cardsIn(s, answered(s.seats)),
    ...(typeof viewer === 'number' ? cardsIn(s, characters(viewer)) : []),
    ...memory.zones.flatMap(({ cards }) => cards),
    ...memory.groups.flatMap(({ cards }) => cards),
  ]);
  return Array.from({ length: CHARACTER_COUNT }, (_, card) => card).filter((card) => !placed.has(card));
}

/** CIT-4.2: called, not murdered and not answered means that nobody has it. */
function mayBeHeld(s: Readonly<CitadelsState>, card: Card): boolean {
  return rankOf(card) > s.called || card === s.murdered || s.holders[card] !== NOBODY;
}
