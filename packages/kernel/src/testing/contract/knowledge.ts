import type { Seat, State, Zone } from '../../base/vocabulary.ts';
import { canonicalJson } from '../../crypto/canonical.ts';
import type { Game, GameEvent } from '../../game/game.ts';
import { eventsFor, type TableViewer, updateFor } from '../../game/viewerUpdate.ts';
import { absencesOfViewer } from '../../zones/knowledge/absences.ts';
import { viewerIndex } from '../../zones/layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../../zones/marks.ts';

/** A position in a zone. */
export interface Place {
  readonly zone: number;
  readonly index: number;
}

/** A viewer's formal knowledge of the cards as text; equal for states it cannot distinguish. */
export function knowledgeOf(game: Game, s: State, viewer: TableViewer): string {
  const index = viewerIndex(s.seats, viewer);
  const { specs } = game.layout(s.seats);
  const zones = s.zones.map((zone, id) => {
    const places = zone.cards.map((card, i) => placeText(card, markOf(zone.marks[i] as number, index)));
    return specs[id]?.ordered ? places : places.sort((a, b) => (a < b ? -1 : 1));
  });
  const groups = s.groups.filter((group) => group.viewer === index);
  const absences = absencesOfViewer(s, index).sort((a, b) => a.zone - b.zone);
  return canonicalJson({ zones, groups, absences });
}

/** Everything a server would send to a viewer now, as text. */
export function sentText(game: Game, s: State, events: readonly GameEvent[], viewer: TableViewer): string {
  const isOver = s.flow.outcome !== null;
  return JSON.stringify({
    step: s.flow.step,
    happened: eventsFor(game, events, viewer),
    ...updateFor(game, s, viewer),
    score: game.score(s, isOver ? 'judge' : viewer),
  });
}

/**
 * Positions whose card the viewer knows only by pool. Swapping two of one pool makes a possible world, unless the viewer
 * knows that such a card is missing there.
 */
export function unknownPlaces(s: State, viewer: TableViewer): Place[] {
  const index = viewerIndex(s.seats, viewer);
  return s.zones.flatMap((zone, id) =>
    zone.marks.flatMap((marks, i) => (markOf(marks, index) === UNKNOWN ? [{ zone: id, index: i }] : [])),
  );
}

/**
 * A copy of the state with two cards swapped; undefined if that changes nothing or contradicts what a viewer knows of several
 * positions together.
 */
export function twinOf<S extends State>(game: Game<S>, s: S, one: Place, other: Place): S | undefined {
  const { specs } = game.layout(s.seats);
  const twin = game.clone(s);
  const a = twin.zones[one.zone] as Zone;
  const b = twin.zones[other.zone] as Zone;
  const [first, second] = [a.cards[one.index], b.cards[other.index]];
  if (first === undefined || second === undefined || first === second) return undefined;
  if (specs[one.zone]?.pool !== specs[other.zone]?.pool) return undefined;
  a.cards[one.index] = second;
  b.cards[other.index] = first;
  const isTrue = viewersOf(s).every((viewer) => {
    const marks = [a.marks[one.index], b.marks[other.index]].map((m) =>
      markOf(m as number, viewerIndex(s.seats, viewer)),
    );
    return (
      (marks[0] === marks[1] || marks.every((mark) => mark === KNOWN || mark === UNKNOWN)) && !isExcluded(twin, viewer)
    );
  });
  return isTrue ? twin : undefined;
}

/** Whether a card is where the viewer knows it to be missing. */
export function isExcluded(s: State, viewer: TableViewer): boolean {
  const index = viewerIndex(s.seats, viewer);
  return absencesOfViewer(s, index).some((absent) => {
    const { cards, marks } = s.zones[absent.zone] as Zone;
    return cards.some((card, i) => markOf(marks[i] as number, index) !== KNOWN && absent.cards.includes(card));
  });
}

/** Seats and spectators. */
export function viewersOf(s: State): TableViewer[] {
  return [...Array.from({ length: s.seats }, (_, seat): Seat => seat), 'spectator'];
}

function placeText(card: number, mark: number): string {
  return mark === KNOWN ? `${mark}:${card}` : String(mark);
}
