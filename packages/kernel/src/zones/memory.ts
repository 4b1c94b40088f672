import type { Card, State, Viewer, Zone } from '../base/vocabulary.ts';
import { absencesOfViewer } from './knowledge/absences.ts';
import { countMarks, insertCard } from './knowledge/groups.ts';
import { canSeeZone, type Layout, viewerIndex } from './layout.ts';
import { KNOWN, markOf } from './marks.ts';

/** What a viewer with perfect recall knows beyond what it sees. */
export interface Memory {
  /** Known cards of zones the viewer does not see; in ordered zones with their places from the top, from 0. */
  readonly zones: readonly RememberedZone[];
  /** Cards known to be somewhere among places of one or more zones. */
  readonly groups: readonly RememberedGroup[];
  /** Cards known to be missing from a zone, apart from known cards there. */
  readonly absences: readonly RememberedAbsence[];
}

export interface RememberedAbsence {
  readonly zone: number;
  readonly cards: readonly Card[];
}

export interface RememberedZone {
  readonly zone: number;
  readonly cards: readonly Card[];
  readonly places: readonly number[] | null;
}

export interface RememberedGroup {
  readonly cards: readonly Card[];
  readonly spots: readonly { readonly zone: number; readonly count: number }[];
}

export const NO_MEMORY: Memory = { zones: [], groups: [], absences: [] };

export function memoryOf(state: State, layout: Layout, viewer: Viewer): Memory {
  if (viewer === 'judge') return NO_MEMORY;
  const index = viewerIndex(state.seats, viewer);
  const own = groupsOf(state, index);
  const certain = own.filter(isOfOneKind).map((group) => group.id);
  const unsure = own.filter((group) => !isOfOneKind(group));
  const zones = state.zones.flatMap((zone, id) => {
    if (canSeeZone(layout, id, viewer)) return [];
    const known = knownPlaces(zone, index, certain);
    if (layout.specs[id]?.ordered) return rememberDeck(id, zone, known);
    return rememberHand(
      id,
      zone,
      known,
      unsure.filter((group) => isInHand(group, layout, id)),
    );
  });
  const groups = unsure.filter(({ spots }) => spots.length > 1 || layout.specs[spots[0]?.zone as number]?.ordered);
  const absences = absencesOfViewer(state, index)
    .map(({ zone, cards }) => ({ zone, cards: cards.slice() }))
    .sort((a, b) => a.zone - b.zone);
  return { zones, groups: groups.map(({ cards, spots }) => ({ cards, spots })), absences };
}

interface OwnGroup extends RememberedGroup {
  readonly id: number;
}

function groupsOf(state: State, viewer: number): OwnGroup[] {
  return state.groups
    .filter((group) => group.viewer === viewer && group.cards.length > 0)
    .sort((a, b) => a.id - b.id)
    .map(({ id, cards }) => ({ id, cards: cards.slice(), spots: spotsOf(state, viewer, id) }));
}

function spotsOf(state: State, viewer: number, id: number): RememberedGroup['spots'] {
  return state.zones.flatMap((marked, zone) => {
    const count = countMarks(marked, viewer, id);
    return count > 0 ? [{ zone, count }] : [];
  });
}

/** Such a group makes each of its places known. */
function isOfOneKind({ cards, spots }: RememberedGroup): boolean {
  const places = spots.reduce((sum, spot) => sum + spot.count, 0);
  return cards.length === places && cards[0] === cards.at(-1);
}

/** Such a group only says that its cards are in this hand. */
function isInHand({ spots }: RememberedGroup, layout: Layout, zone: number): boolean {
  return spots.length === 1 && spots[0]?.zone === zone && !layout.specs[zone]?.ordered;
}

/** Indices from the top. */
function knownPlaces(zone: Zone, viewer: number, certain: readonly number[]): number[] {
  const known: number[] = [];
  for (let i = zone.cards.length - 1; i >= 0; i--) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === KNOWN || certain.includes(mark)) known.push(i);
  }
  return known;
}

function rememberDeck(id: number, { cards }: Zone, known: readonly number[]): RememberedZone[] {
  if (known.length === 0) return [];
  return [{ zone: id, cards: known.map((i) => cards[i] as Card), places: known.map((i) => cards.length - 1 - i) }];
}

function rememberHand(
  id: number,
  { cards }: Zone,
  known: readonly number[],
  settled: readonly OwnGroup[],
): RememberedZone[] {
  const sorted: Card[] = [];
  for (const i of known) insertCard(sorted, cards[i] as Card);
  for (const group of settled) for (const card of group.cards) insertCard(sorted, card);
  return sorted.length === 0 ? [] : [{ zone: id, cards: sorted, places: null }];
}
