import { type Game, type State, type Viewer, viewZone } from '@regalia/kernel';
import type { GameFormatter } from '../format/GameFormatter.ts';

/** Formats the number of hidden cards and those the viewer remembers. */
export type HiddenPhrase = (count: number, remembered: readonly string[]) => string;

/** All zones with cards, as the viewer sees them, in the order of the game's layout. */
export function describeBoard(
  game: Game,
  state: State,
  viewer: Viewer,
  formatter: GameFormatter,
  hidden: HiddenPhrase,
): string[] {
  const layout = game.layout(state.seats);
  const { memory } = game.view(state, viewer);
  const names = (cards: readonly number[]) => cards.map((card) => formatter.name('card', card));
  return layout.specs.flatMap(({ name, owner }, zone) => {
    const { count, cards } = viewZone(state, layout, zone, viewer);
    if (count === 0) return [];
    const whose = owner === null ? '' : `${formatter.name('seat', owner)}, `;
    const remembered = memory.zones.find((known) => known.zone === zone)?.cards ?? [];
    const shown = cards === null ? hidden(count, names(remembered)) : names(cards).join(', ');
    return [`${whose}${formatter.zone(name)}: ${shown}`];
  });
}
