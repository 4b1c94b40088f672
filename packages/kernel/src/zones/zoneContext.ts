import type { Absence, Group, RngState, State, Zone } from '../base/vocabulary.ts';
import type { Layout } from './layout.ts';

/** The part of a state that the zone verbs write: cards by zone, and what is known of them. */
export type ZoneState = Pick<State, 'zones' | 'groups' | 'absences'>;

/**
 * What the zone verbs work on: a state's cards and generator, the constant facts about its zones, and who learned
 * something. One class for all games, so that the verbs stay fast where several games are played in one process.
 */
export class ZoneContext implements ZoneState {
  declare zones: Zone[];
  declare groups: Group[];
  declare absences: Absence[];
  declare rng: RngState;
  declare layout: Layout;
  /** Nobody looks on: cards move, and marks are not kept. */
  untracked = false;
  /** Bit per viewer that learned a card it did not know. */
  learned = 0;
  /** Bit per viewer that does not know a card which another has learned. */
  leftOut = 0;

  /** Turns to the cards of a state. The arrays are the state's own, and verbs change them in place. */
  attachZones(state: State, layout: Layout): void {
    this.zones = state.zones;
    this.groups = state.groups;
    this.absences = state.absences;
    this.rng = state.flow.rng;
    this.layout = layout;
    this.learned = 0;
    this.leftOut = 0;
  }
}

export function makeZoneContext(state: State, layout: Layout): ZoneContext {
  const keeper = new ZoneContext();
  keeper.attachZones(state, layout);
  return keeper;
}
