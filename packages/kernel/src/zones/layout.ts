import { InvalidInput } from '../base/errors.ts';
import type { Seat, Viewer } from '../base/vocabulary.ts';

/** Who sees the cards of a zone lying there: everybody, its owner, or nobody. */
export type Visibility = 'all' | 'owner' | 'none';

/** The constant facts about one zone of a game. */
export interface ZoneSpec {
  readonly name: string;
  readonly owner: Seat | null;
  readonly visibleTo: Visibility;
  /** Decks are ordered: everybody can tell a place in them. Hands are not. */
  readonly ordered: boolean;
  /** Zones of one pool hold cards that could be exchanged without anybody noticing who does not know them. */
  readonly pool: number;
}

/** All zones of a game at one seat count; a zone is named by its index here and in `State.zones`. */
export interface Layout {
  readonly seats: number;
  readonly specs: readonly ZoneSpec[];
  /** Bit per viewer that sees the cards of zone i. Bit `seats` stands for the spectators. */
  readonly visibleTo: readonly number[];
  /** The same as in the specs, where the verbs find it fastest. */
  readonly ordered: readonly boolean[];
  readonly pools: readonly number[];
  /** All zones. */
  readonly ids: readonly number[];
  /** By pool: the zones where its cards can lie, which are its own, or all where cards may leave their pools. */
  readonly zonesByPool: readonly (readonly number[])[];
  /** No card ever leaves its pool. */
  readonly closed: boolean;
}

/** Four bits a viewer in a 32-bit mark: seven seats and the spectators. */
const MAX_SEATS = 7;

/** With `closed` the verbs refuse to move a card to another pool, and need not look for it there. */
export function makeLayout(seats: number, specs: readonly ZoneSpec[], closed = false): Layout {
  if (seats > MAX_SEATS) throw new InvalidInput('invalid-options', `at most ${MAX_SEATS} seats can be kept apart`);
  return {
    seats,
    specs,
    visibleTo: specs.map((spec) => visibilityMask(seats, spec)),
    ordered: specs.map((spec) => spec.ordered),
    pools: specs.map((spec) => spec.pool),
    ids: specs.map((_, id) => id),
    zonesByPool: groupByPool(specs, closed),
    closed,
  };
}

/** The index of a viewer in marks: its seat, or the seat count for spectators. The judge has none. */
export function viewerIndex(seats: number, viewer: Exclude<Viewer, 'judge'>): number {
  return viewer === 'spectator' ? seats : viewer;
}

/** Every seat and the spectators. */
export function allViewers(seats: number): number {
  return (1 << (seats + 1)) - 1;
}

export function canSeeZone(layout: Layout, zone: number, viewer: Viewer): boolean {
  if (viewer === 'judge') return true;
  return (((layout.visibleTo[zone] as number) >> viewerIndex(layout.seats, viewer)) & 1) === 1;
}

function visibilityMask(seats: number, spec: ZoneSpec): number {
  if (spec.visibleTo === 'all') return allViewers(seats);
  if (spec.visibleTo === 'none' || spec.owner === null) return 0;
  return 1 << spec.owner;
}

function groupByPool(specs: readonly ZoneSpec[], closed: boolean): number[][] {
  const homes: number[][] = [];
  for (let pool = 0; specs.some((spec) => spec.pool >= pool); pool++) {
    homes.push(specs.flatMap((spec, id) => (closed && spec.pool !== pool ? [] : [id])));
  }
  return homes;
}
