import type { Card, State, Zone } from '../vocabulary.ts';
import { dropVoidAbsences } from './absences.ts';
import { equalise, settleGroups } from './equalise.ts';
import type { ZoneKeeper } from './keeper.ts';
import type { Layout } from './layout.ts';
import { KNOWN, markOf } from './marks.ts';
import { lookAt, see } from './move.ts';
import { type FirstPlace, type Learned, setTrace, type Trace } from './origins.ts';

/** What each viewer learns of the cards as they lie now, while `play` changes the state. */
export function traceLearning(state: State, layout: Layout, play: () => void): readonly Learned[] {
  return follow(state, layout, play).learned;
}

/** The cards a viewer comes to see while `play` changes the state, also those it loses sight of at once. */
export function traceSights(state: State, layout: Layout, viewer: number, play: () => void): readonly Card[] {
  const { sights } = follow(state, layout, play);
  return sights.filter((sight) => sight.viewer === viewer).map(({ card }) => card);
}

function follow(state: State, layout: Layout, play: () => void): Trace {
  const trace: Trace = { origins: new Map(), learned: [], sights: [], unsure: 0 };
  state.zones.forEach((zone, id) => {
    const whole: FirstPlace = { zone: id, index: -1 };
    const rows = zone.cards.map((_, index) => {
      const origin = layout.specs[id]?.ordered ? { zone: id, index } : whole;
      return new Array<FirstPlace | null>(layout.seats + 1).fill(origin);
    });
    trace.origins.set(zone, rows);
  });
  setTrace(trace);
  try {
    play();
  } finally {
    setTrace(null);
  }
  return trace;
}

/** Marks as known what viewers learned of these cards before the game was taken back to where they lie so. */
export function keepLearned(c: ZoneKeeper, learned: readonly Learned[]): void {
  for (const { viewer, origin, card } of learned) {
    if (origin.index >= 0) lookAt(c, origin.zone, origin.index, 1 << viewer);
    else learnOneMore(c, origin.zone, card, viewer);
  }
}

/** The viewer knows of one copy more in a hand. */
function learnOneMore(c: ZoneKeeper, zoneId: number, card: Card, viewer: number): void {
  settleGroups(c, zoneId, viewer);
  const zone = c.zones[zoneId] as Zone;
  const at = zone.cards.findIndex((own, i) => own === card && markOf(zone.marks[i] as number, viewer) !== KNOWN);
  if (at < 0) return;
  equalise(c, zoneId, viewer, true);
  see(c, zone, at, 1 << viewer);
  dropVoidAbsences(c, zoneId);
}
