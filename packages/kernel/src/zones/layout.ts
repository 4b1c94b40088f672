import { InvalidInput } from '../base/errors.ts';
import type { Seat, Viewer } from '../base/vocabulary.ts';

/** Who sees the cards in a zone: everyone, its owner, or no one. */
export type Visibility = 'all' | 'owner' | 'none';

/** The constant properties of a zone. */
export interface ZoneSpec {
  readonly name: string;
  readonly owner: Seat | null;
  readonly visibleTo: Visibility;
  /** Whether positions matter, as in a deck but not in a hand. */
  readonly ordered: boolean;
  /** Cards of zones with the same pool are interchangeable for viewers who do not know them. */
  readonly pool: number;
}

/** All zones of a game for one seat count. A zone's id is its index here and in `State.zones`. */
export interface Layout {
  readonly seats: number;
  readonly specs: readonly ZoneSpec[];
  /** By zone: a bit per viewer that sees its cards. Bit `seats` is the spectators. */
  readonly visibleTo: readonly number[];
  /** By zone, copied from the specs for speed. */
  readonly ordered: readonly boolean[];
  readonly pools: readonly number[];
  /** All zone ids. */
  readonly ids: readonly number[];
  /** By pool: the zones that can hold its cards; all zones unless `closed`. */
  readonly zonesByPool: readonly (readonly number[])[];
  /** Whether no card ever leaves its pool. */
  readonly closed: boolean;
}

/** A 32-bit mark has four bits per viewer: seven seats and the spectators. */
const MAX_SEATS = 7;

/** With `closed`, moving a card to another pool throws ContractViolation, which makes tracking cheaper. */
export function makeLayout(seats: number, specs: readonly ZoneSpec[], closed = false): Layout {
  if (seats > MAX_SEATS) throw new InvalidInput('invalid-options', `at most ${MAX_SEATS} seats are supported`);
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

/** A viewer's index in marks: its seat, or the seat count for spectators. The judge has none. */
export function viewerIndex(seats: number, viewer: Exclude<Viewer, 'judge'>): number {
  return viewer === 'spectator' ? seats : viewer;
}

/** A bit for every seat and the spectators. */
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
