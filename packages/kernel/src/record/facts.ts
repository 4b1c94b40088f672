import { ascending } from '../base/ints.ts';
import type { Card, Outcome, RngState, State } from '../base/vocabulary.ts';
import { canonicalHash } from '../crypto/canonical.ts';
import type { Game } from '../game/game.ts';
import type { Layout } from '../zones/layout.ts';

/** What a state says of the game itself, however its rules are written: no marks, frames, prompts or counters of steps. */
export interface Facts {
  /** Zones that hold cards, in the order of the layout: their name, their owner or -1, and the cards. */
  readonly zones: readonly (readonly [name: string, owner: number, cards: readonly Card[]])[];
  /** The fields of the game's own. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rng: RngState;
  readonly outcome: Pick<Outcome, 'winners' | 'places'> | null;
}

/** Fields that every state has; what is a fact among them is named in `factsOf`. */
const KERNEL_FIELDS: Readonly<Record<keyof State, true>> = {
  revision: true,
  seats: true,
  flow: true,
  zones: true,
  groups: true,
  absences: true,
};

/** Zones without an order are sorted, and empty ones left out, so that a zone that comes with a later revision changes nothing. */
export function factsOf(state: State, layout: Layout): Facts {
  const zones = layout.specs.flatMap(({ name, owner, ordered }, id) => {
    const cards = state.zones[id]?.cards ?? [];
    if (cards.length === 0) return [];
    return [[name, owner ?? -1, ordered ? cards : ascending(cards)] as const];
  });
  const fields = Object.fromEntries(Object.entries(state).filter(([field]) => !(field in KERNEL_FIELDS)));
  return { zones, fields, rng: state.flow.rng, outcome: resultOf(state.flow.outcome) };
}

/** Which measure decided is how a result is explained, no part of it. */
function resultOf(outcome: Outcome | null): Facts['outcome'] {
  return outcome === null ? null : { winners: outcome.winners, places: outcome.places };
}

/** The hash of a state's facts, as records of format 2 name it. */
export function hashFacts<S extends State>(game: Pick<Game<S>, 'layout'>, state: S): string {
  return canonicalHash(factsOf(state, game.layout(state.seats)));
}
