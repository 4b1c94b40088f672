import type { Card, Seat, State, Zone } from '../base/vocabulary.ts';
import type { EventSink } from '../flow/effect.ts';
import { openDecisions } from '../flow/run.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { seedFast } from '../rng/rng.ts';
import type { Layout, ZoneSpec } from '../zones/layout.ts';
import { marksKnownTo, PUBLIC } from '../zones/marks.ts';

const MAX_STEPS = 10_000;

/** How to set up a test position. */
export interface PositionPlan<S extends State> {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed?: number;
  /** The condition to stop at, reached with fallback answers; the first decision if omitted. */
  readonly until?: (s: S) => boolean;
}

/** Cards of one zone, by name; shared zones have no owner. */
export interface PlacedCards {
  readonly zone: string;
  readonly owner: Seat | null;
  /** See `formatCards` for the form. */
  readonly cards: string;
}

/** A real game, played up to the wanted moment. */
export function reachPosition<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  plan: PositionPlan<S>,
): S {
  const { seats, options = {}, seed = 1, until = () => true } = plan;
  const state = game.setup(game.parseOptions(options, seats), seats, seedFast(seed));
  playUntil(game, state, () => until(state));
  if (!until(state)) throw new Error('the game was over before the wanted moment came');
  return state;
}

/** Plays fallback answers, joint ones together, until the condition holds or the game is over. */
export function playUntil<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  state: S,
  until: () => boolean,
  out?: EventSink<E>,
  answered?: () => void,
): void {
  for (let left = MAX_STEPS; !until(); left--) {
    const open = openDecisions(state);
    if (open.length === 0) return;
    if (left === 0) throw new Error(`after ${MAX_STEPS} steps the game has not reached the wanted moment`);
    for (const d of open) {
      game.apply(state, d.seat, game.fallback(state, d), out);
      answered?.();
    }
  }
}

/**
 * Puts exactly these cards into the zones and rebuilds the open decisions. All other zones are empty. From here on, each
 * viewer knows the cards it sees and remembers nothing.
 */
export function placeCards<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  state: S,
  placed: readonly PlacedCards[],
  ids: ReadonlyMap<string, Card>,
): void {
  const layout = game.layout(state.seats);
  for (const zone of state.zones) zone.cards = [];
  for (const { zone, owner, cards } of placed) {
    const id = findZone(layout, zone, owner);
    (state.zones[id] as Zone).cards = inWritingOrder(layout, id, parseCards(cards, ids));
  }
  askAgainOpenly(game, state);
  state.zones.forEach((zone, id) => {
    zone.marks = zone.cards.map(() => marksKnownTo(layout.visibleTo[id] as number));
  });
}

/** Parses names such as 'kings-nest great-hall' into card ids. */
export function parseCards(names: string, ids: ReadonlyMap<string, Card>): Card[] {
  return names.split(' ').flatMap((name) => {
    const card = ids.get(name);
    if (card === undefined && name !== '') throw new Error(`there is no card called "${name}"`);
    return card === undefined ? [] : [card];
  });
}

/** The cards of a zone by name: draw piles top first, other ordered zones bottom first, hands by number. */
export function formatCards<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  state: S,
  zone: string,
  owner: Seat | null,
): string {
  const layout = game.layout(state.seats);
  const id = findZone(layout, zone, owner);
  const cards = inWritingOrder(layout, id, (state.zones[id] as Zone).cards);
  return cards.map((card) => game.optionName('card', card)).join(' ');
}

function findZone(layout: Layout, name: string, owner: Seat | null): number {
  const id = layout.specs.findIndex((spec) => spec.name === name && spec.owner === owner);
  if (id < 0) throw new Error(`there is no zone "${name}"${owner === null ? '' : ` of seat ${owner}`}`);
  return id;
}

function inWritingOrder(layout: Layout, id: number, cards: readonly Card[]): Card[] {
  const { ordered, visibleTo } = layout.specs[id] as ZoneSpec;
  if (!ordered) return cards.toSorted((a, b) => a - b);
  return visibleTo === 'none' ? cards.toReversed() : cards.slice();
}

/** With every card known there is nothing to re-deal, so determinizing only rebuilds the decisions. */
function askAgainOpenly<S extends State, E extends GameEvent, V extends GameView, O>(
  game: Game<S, E, V, O>,
  state: S,
): void {
  for (const zone of state.zones) zone.marks = zone.cards.map(() => PUBLIC);
  state.groups = [];
  state.absences = [];
  game.determinize(state, openDecisions(state)[0]?.seat ?? 0, seedFast(1));
}
