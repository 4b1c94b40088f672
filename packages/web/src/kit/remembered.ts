import type { Card, Game, GameView, Seat } from '@regalia/kernel';

/** The cards that the viewer knows to lie in a zone it does not see, by the zone's name, where the table lends its memory. */
export function rememberedIn(
  game: Game,
  { memory }: GameView,
  seats: number,
  zone: string,
  owner: Seat | null,
): readonly Card[] {
  const { specs } = game.layout(seats);
  const at = specs.findIndex((spec) => spec.name === zone && spec.owner === owner);
  return memory.zones.find((known) => known.zone === at)?.cards ?? [];
}

/**
 * All cards of a pile that the viewer does not see, ascending: as contents, never as an order. Null where the table lends no
 * memory, or where the viewer cannot know them all.
 */
export function contentsOf(
  game: Game,
  { memory }: GameView,
  seats: number,
  zone: string,
  owner: Seat,
  count: number,
): readonly Card[] | null {
  const { specs } = game.layout(seats);
  const at = specs.findIndex((spec) => spec.name === zone && spec.owner === owner);
  const known = memory.zones.flatMap((pile) => (pile.zone === at ? pile.cards : []));
  const among = memory.groups.flatMap(({ cards, spots }) => (spots.every((spot) => spot.zone === at) ? cards : []));
  const all = [...known, ...among].sort((a, b) => a - b);
  return all.length === count ? all : null;
}
