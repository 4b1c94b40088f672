import { sortAscending } from '../../base/ints.ts';
import type { Absence, Card, Group, RngState, Zone } from '../../base/vocabulary.ts';
import { shuffle } from '../../rng/rng.ts';
import { classOf, type Unknown } from '../knowledge/unknown.ts';
import type { Layout } from '../layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../marks.ts';
import type { ZoneState } from '../zoneContext.ts';
import { UniformFill } from './uniformFill.ts';

/** What a viewer knows, as `redeal` reads it. */
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

/** Cards that may lie at the same places: of one group or of none, and missing in the same zones. */
interface Batch {
  readonly group: number;
  readonly missing: readonly number[];
  readonly cards: Card[];
}

/** Beyond so many counts a sample would take too long, and the viewer forgets what was missing longest ago. */
const MAX_COUNTS = 1 << 16;

/** Whether the viewer knows of a place of this class of pools that a card is missing there. */
export function hasAbsences(deal: DealInput, cls: number): boolean {
  if (deal.absences.length === 0) return false;
  return placesOf(deal, cls).some(({ zone }) => deal.absences.some((absent) => absent.zone === zone));
}

/**
 * Deals the cards of a class so that none lies where the viewer knows it to be missing; every such way is equally likely.
 * Leaves them in the order in which `redeal` takes them, the last first.
 */
export function dealAroundAbsences(deal: DealInput, cls: number, rng: RngState): void {
  const { unknown } = deal;
  const places = placesOf(deal, cls);
  const sorts = countableBatches(deal, cls);
  for (const { cards } of sorts) {
    sortAscending(cards);
    shuffle(rng, cards);
  }
  const fits = places.map((place) => sorts.flatMap((sort, i) => (canHold(sort, place, unknown) ? [i] : [])));
  const drawn = new UniformFill(
    fits,
    sorts.map(({ cards }) => cards.length),
  ).draw(rng);
  emptyLists(deal, cls);
  for (let i = places.length - 1; i >= 0; i--) {
    const { mark } = places[i] as Place;
    const list = mark === UNKNOWN ? unknown.free[cls] : unknown.held[mark];
    list?.push(sorts[drawn[i] as number]?.cards.pop() as Card);
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

/** A group's known cards lie at its places; all others wherever a place is free or a group has more places than cards. */
function canHold(sort: Batch, { zone, mark }: Place, unknown: Unknown): boolean {
  if (sort.missing.includes(zone)) return false;
  if (sort.group !== UNKNOWN || mark === UNKNOWN) return sort.group === mark;
  return (unknown.held[mark] as Card[]).length > 0;
}

function countableBatches(deal: DealInput, cls: number): Batch[] {
  for (let first = 0; ; first++) {
    const sorts = batchesOf(deal, cls, deal.absences.slice(first));
    if (sorts.reduce((counts, { cards }) => counts * (cards.length + 1), 1) <= MAX_COUNTS) return sorts;
  }
}

function batchesOf({ groups, unknown }: DealInput, cls: number, absences: readonly Absence[]): Batch[] {
  const sorts = new Map<string, Batch>();
  const add = (group: number, card: Card) => {
    const missing = absences.filter(({ cards }) => cards.includes(card)).map(({ zone }) => zone);
    const key = `${group}:${missing.sort((a, b) => a - b).join()}`;
    const sort = sorts.get(key) ?? { group, missing, cards: [] };
    sorts.set(key, sort);
    sort.cards.push(card);
  };
  for (const card of (unknown.free[cls] as Card[]).slice().sort((a, b) => a - b)) add(UNKNOWN, card);
  for (const group of groups) if (classOf(unknown, group) === cls) for (const card of group.cards) add(group.id, card);
  return [...sorts.values()];
}

function emptyLists({ groups, unknown }: DealInput, cls: number): void {
  (unknown.free[cls] as Card[]).length = 0;
  for (const group of groups) if (classOf(unknown, group) === cls) (unknown.held[group.id] as Card[]).length = 0;
}
