import type { Absence, Group, RngState, State, Zone } from '../base/vocabulary.ts';
import type { Layout } from './layout.ts';

/** The part of a state that zone verbs write: cards, and what is known of them. */
export type ZoneState = Pick<State, 'zones' | 'groups' | 'absences'>;

/**
 * What zone verbs work on: a state's zones and generator, its layout, and who has learned something. One class for all
 * games keeps property access fast where several games run in one process.
 */
export class ZoneContext implements ZoneState {
  declare zones: Zone[];
  declare groups: Group[];
  declare absences: Absence[];
  declare rng: RngState;
  declare layout: Layout;
  /** Whether marks are not maintained. */
  untracked = false;
  /** A bit per viewer that has learned a card. */
  learned = 0;
  /** A bit per viewer that does not know a card which another has learned. */
  leftOut = 0;
  /** Whether somebody has seen a card that nobody knew. */
  sawUnseen = false;

  /** Attaches to a state. Verbs change the state's arrays in place. */
  attachZones(state: State, layout: Layout): void {
    this.zones = state.zones;
    this.groups = state.groups;
    this.absences = state.absences;
    this.rng = state.flow.rng;
    this.layout = layout;
    this.learned = 0;
    this.leftOut = 0;
    this.sawUnseen = false;
  }
}

export function makeZoneContext(state: State, layout: Layout): ZoneContext {
  const keeper = new ZoneContext();
  keeper.attachZones(state, layout);
  return keeper;
}
