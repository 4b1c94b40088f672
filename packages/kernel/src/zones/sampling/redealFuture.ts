import { sortAscending } from '../../base/ints.ts';
import type { Card, RngState, Zone } from '../../base/vocabulary.ts';
import { shuffle } from '../../rng/rng.ts';
import type { Layout } from '../layout.ts';
import { viewersKnowing } from '../marks.ts';
import type { ZoneState } from '../zoneContext.ts';

/** Places that no viewer can distinguish, and the cards that lie there. */
interface Exchangeable {
  readonly cards: Card[];
  readonly zones: Zone[];
  readonly indexes: number[];
}

/**
 * Deals the cards that nobody has seen again. Two places exchange cards only if they look the same to every viewer, so that
 * whatever any viewer knows stays true and stays all it knows.
 */
export function redealFuture(state: ZoneState, layout: Layout, rng: RngState): void {
  for (const { cards, zones, indexes } of exchangeablePlaces(state, layout)) {
    sortAscending(cards);
    shuffle(rng, cards);
    for (let i = 0; i < cards.length; i++) (zones[i] as Zone).cards[indexes[i] as number] = cards[i] as Card;
  }
}

function exchangeablePlaces({ zones, absences }: ZoneState, layout: Layout): Iterable<Exchangeable> {
  const byLook = new Map<string, Exchangeable>();
  zones.forEach((zone, id) => {
    // A card that is absent here must not come from elsewhere.
    const home = absences.some((absent) => absent.zone === id) ? `zone ${id}` : `pool ${layout.pools[id]}`;
    zone.marks.forEach((marks, index) => {
      if (viewersKnowing(marks) !== 0) return;
      const look = `${home} ${marks}`;
      const same = byLook.get(look) ?? { cards: [], zones: [], indexes: [] };
      byLook.set(look, same);
      same.cards.push(zone.cards[index] as Card);
      same.zones.push(zone);
      same.indexes.push(index);
    });
  });
  return byLook.values();
}
