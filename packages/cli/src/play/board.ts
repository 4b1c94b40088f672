import { type Game, type State, type Viewer, viewZone } from '@regalia/kernel';
import type { Teller } from '../tell/sentences.ts';

/** Says how many cards are not seen, and which of them the viewer remembers. */
export type HiddenPhrase = (count: number, remembered: readonly string[]) => string;

/** Every zone with cards in it as the viewer sees it, in the order of the game's layout. */
export function describeBoard(
  game: Game,
  state: State,
  viewer: Viewer,
  teller: Teller,
  hidden: HiddenPhrase,
): string[] {
  const layout = game.layout(state.seats);
  const { memory } = game.view(state, viewer);
  const names = (cards: readonly number[]) => cards.map((card) => teller.name('card', card));
  return layout.specs.flatMap(({ name, owner }, zone) => {
    const { count, cards } = viewZone(state, layout, zone, viewer);
    if (count === 0) return [];
    const whose = owner === null ? '' : `${teller.name('seat', owner)}, `;
    const remembered = memory.zones.find((known) => known.zone === zone)?.cards ?? [];
    const shown = cards === null ? hidden(count, names(remembered)) : names(cards).join(', ');
    return [`${whose}${teller.zone(name)}: ${shown}`];
  });
}
