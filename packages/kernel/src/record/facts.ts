import { ascending } from '../base/ints.ts';
import type { Card, Outcome, RngState, State } from '../base/vocabulary.ts';
import { canonicalHash } from '../crypto/canonical.ts';
import type { Game } from '../game/game.ts';
import type { Layout } from '../zones/layout.ts';

/** The part of a state that does not depend on how the rules are implemented: no marks, frames, prompts or counters. */
export interface Facts {
  /** The non-empty zones in layout order: name, owner or -1, and cards. */
  readonly zones: readonly (readonly [name: string, owner: number, cards: readonly Card[]])[];
  /** The game's own fields. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rng: RngState;
  readonly outcome: Pick<Outcome, 'winners' | 'places'> | null;
}

/** The fields of every state; `factsOf` picks the facts among them. */
const KERNEL_FIELDS: Readonly<Record<keyof State, true>> = {
  revision: true,
  seats: true,
  flow: true,
  zones: true,
  groups: true,
  absences: true,
};

/** Sorts unordered zones, and omits empty ones so that adding a zone changes no hash. */
export function factsOf(state: State, layout: Layout): Facts {
  const zones = layout.specs.flatMap(({ name, owner, ordered }, id) => {
    const cards = state.zones[id]?.cards ?? [];
    if (cards.length === 0) return [];
    return [[name, owner ?? -1, ordered ? cards : ascending(cards)] as const];
  });
  const fields = Object.fromEntries(Object.entries(state).filter(([field]) => !(field in KERNEL_FIELDS)));
  return { zones, fields, rng: state.flow.rng, outcome: resultOf(state.flow.outcome) };
}

/** Omits `decidedBy`, which only explains the result. */
function resultOf(outcome: Outcome | null): Facts['outcome'] {
  return outcome === null ? null : { winners: outcome.winners, places: outcome.places };
}

/** The hash of a state's facts, as in records of format 2. */
export function hashFacts<S extends State>(game: Pick<Game<S>, 'layout'>, state: S): string {
  return canonicalHash(factsOf(state, game.layout(state.seats)));
}
