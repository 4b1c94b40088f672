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
