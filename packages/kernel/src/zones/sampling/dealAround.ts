import { sortAscending } from '../../base/ints.ts';
import type { Absence, Card, Group, RngState, Zone } from '../../base/vocabulary.ts';
import { shuffle } from '../../rng/rng.ts';
import { classOf, type Unknown } from '../knowledge/unknown.ts';
import type { Layout } from '../layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneState } from '../zoneContext.ts';
import { UniformFill } from './uniformFill.ts';

/** What `redeal` needs to know of a viewer. */
export interface DealInput {
  readonly state: ZoneState;
  readonly layout: Layout;
  readonly viewer: number;
  readonly groups: readonly Group[];
  readonly absences: readonly Absence[];
  readonly unknown: Unknown;
}

/** A place whose card the viewer does not know. */
interface Place {
  readonly zone: number;
  readonly mark: number;
}

/** Cards with the same constraints: of one group or none, and absent from the same zones. */
interface Batch {
  readonly group: number;
  readonly missing: readonly number[];
  readonly cards: Card[];
}

/** Beyond this many counts sampling is too slow, so the oldest absences are ignored. */
const MAX_COUNTS = 1 << 16;

/** Whether the viewer knows of absences in this pool class. */
export function hasAbsences(deal: DealInput, cls: number): boolean {
  if (deal.absences.length === 0) return false;
  return placesOf(deal, cls).some(({ zone }) => deal.absences.some((absent) => absent.zone === zone));
}

/**
 * Deals the cards of a class uniformly among all ways that respect the viewer's absences. Leaves them in the order in
 * which `redeal` pops them.
 */
export function dealAroundAbsences(deal: DealInput, cls: number, rng: RngState): void {
  const { unknown } = deal;
  const places = placesOf(deal, cls);
  const batches = countableBatches(deal, cls);
  for (const { cards } of batches) {
    sortAscending(cards);
    shuffle(rng, cards);
  }
  const fits = places.map((place) => batches.flatMap((batch, i) => (canHold(batch, place, unknown) ? [i] : [])));
  const drawn = new UniformFill(
    fits,
    batches.map(({ cards }) => cards.length),
  ).draw(rng);
  emptyLists(deal, cls);
  for (let i = places.length - 1; i >= 0; i--) {
    const { mark } = places[i] as Place;
    const list = mark === UNKNOWN ? unknown.free[cls] : unknown.held[mark];
    list?.push(batches[drawn[i] as number]?.cards.pop() as Card);
  }
}

/** In the order in which zones are dealt. */
function placesOf({ state, layout, viewer, groups, unknown }: DealInput, cls: number): Place[] {
  const places: Place[] = [];
  const marked = groups.filter((group) => classOf(unknown, group) === cls).map(({ id }) => id);
  state.zones.forEach(({ marks }: Zone, zone) => {
    const isHome = unknown.classes[layout.pools[zone] as number] === cls;
    for (const own of marks) {
      const mark = markOf(own, viewer);
      if (mark === KNOWN) continue;
      if (mark === UNKNOWN ? isHome : marked.includes(mark)) places.push({ zone, mark });
    }
  });
  return places;
}

/** A group's cards go to its places; others to free places, or to groups with more places than cards. */
function canHold(batch: Batch, { zone, mark }: Place, unknown: Unknown): boolean {
  if (batch.missing.includes(zone)) return false;
  if (batch.group !== UNKNOWN || mark === UNKNOWN) return batch.group === mark;
  return (unknown.held[mark] as Card[]).length > 0;
}

function countableBatches(deal: DealInput, cls: number): Batch[] {
  for (let first = 0; ; first++) {
    const batches = batchesOf(deal, cls, deal.absences.slice(first));
    if (batches.reduce((counts, { cards }) => counts * (cards.length + 1), 1) <= MAX_COUNTS) return batches;
  }
}

function batchesOf({ groups, unknown }: DealInput, cls: number, absences: readonly Absence[]): Batch[] {
  const batches = new Map<string, Batch>();
  const add = (group: number, card: Card) => {
    const missing = absences.filter(({ cards }) => cards.includes(card)).map(({ zone }) => zone);
    const key = `${group}:${missing.sort((a, b) => a - b).join()}`;
    const batch = batches.get(key) ?? { group, missing, cards: [] };
    batches.set(key, batch);
    batch.cards.push(card);
  };
  for (const card of (unknown.free[cls] as Card[]).slice().sort((a, b) => a - b)) add(UNKNOWN, card);
  for (const group of groups) if (classOf(unknown, group) === cls) for (const card of group.cards) add(group.id, card);
  return [...batches.values()];
}

function emptyLists({ groups, unknown }: DealInput, cls: number): void {
  (unknown.free[cls] as Card[]).length = 0;
  for (const group of groups) if (classOf(unknown, group) === cls) (unknown.held[group.id] as Card[]).length = 0;
}
