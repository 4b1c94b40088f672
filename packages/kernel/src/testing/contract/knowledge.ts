import { canonicalJson } from '../../canonical.ts';
import { openDecisions } from '../../flow/run.ts';
import type { Game, GameEvent } from '../../game.ts';
import type { Seat, State, Viewer, Zone } from '../../vocabulary.ts';
import { viewerIndex } from '../../zones/layout.ts';
import { KNOWN, markOf, UNKNOWN } from '../../zones/marks.ts';

/** A place of a state. */
export interface Place {
  readonly zone: number;
  readonly index: number;
}

/** All that a viewer formally knows of the cards, as text: two states it cannot tell apart give the same. */
export function knowledgeOf(game: Game, s: State, viewer: Exclude<Viewer, 'judge'>): string {
  const index = viewerIndex(s.seats, viewer);
  const { specs } = game.layout(s.seats);
  const zones = s.zones.map((zone, id) => {
    const places = zone.cards.map((card, i) => placeText(card, markOf(zone.marks[i] as number, index)));
    return specs[id]?.ordered ? places : places.sort((a, b) => (a < b ? -1 : 1));
  });
  return canonicalJson({ zones, groups: s.groups.filter((group) => group.viewer === index) });
}

/** Everything the server would send to a viewer at this moment, as text. */
export function sentTo(game: Game, s: State, events: readonly GameEvent[], viewer: Viewer): string {
  return JSON.stringify({
    step: s.flow.step,
    events: events.map((event) => game.redact(event, viewer)),
    view: game.view(s, viewer),
    decisions: typeof viewer === 'number' ? openDecisions(s).filter((d) => d.seat === viewer) : [],
    score: game.score(s, viewer),
  });
}

/** Places the viewer knows nothing of beyond their pool; exchanging two of one pool makes a world it cannot exclude. */
export function unknownPlaces(s: State, viewer: Exclude<Viewer, 'judge'>): Place[] {
  const index = viewerIndex(s.seats, viewer);
  return s.zones.flatMap((zone, id) =>
    zone.marks.flatMap((marks, i) => (markOf(marks, index) === UNKNOWN ? [{ zone: id, index: i }] : [])),
  );
}

/** A copy of the state in which two cards have changed places; undefined if that changes nothing. */
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
  return twin;
}

/** Seats and spectators. */
export function viewersOf(s: State): Exclude<Viewer, 'judge'>[] {
  return [...Array.from({ length: s.seats }, (_, seat): Seat => seat), 'spectator'];
}

function placeText(card: number, mark: number): string {
  return mark === KNOWN ? `${mark}:${card}` : String(mark);
}
