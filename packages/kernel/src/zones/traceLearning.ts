import type { Card, State, Zone } from '../base/vocabulary.ts';
import { pruneAbsences } from './knowledge/absences.ts';
import { forgetPositions, settleGroups } from './knowledge/forgetPositions.ts';
import { type LearnedCard, type StartPlace, setTrace, type Trace } from './knowledge/trace.ts';
import type { Layout } from './layout.ts';
import { KNOWN, markOf } from './marks.ts';
import { markSeen, revealAt } from './move.ts';
import type { ZoneContext } from './zoneContext.ts';

/** What viewers learn during `play` about the cards at their current places. */
export function traceLearning(state: State, layout: Layout, play: () => void): readonly LearnedCard[] {
  return runTraced(state, layout, play).learned;
}

/** The cards a viewer sees during `play`, including those it sees only briefly. */
export function traceSights(state: State, layout: Layout, viewer: number, play: () => void): readonly Card[] {
  const { sights } = runTraced(state, layout, play);
  return sights.filter((sight) => sight.viewer === viewer).map(({ card }) => card);
}

function runTraced(state: State, layout: Layout, play: () => void): Trace {
  const trace: Trace = { origins: new Map(), learned: [], sights: [], unsure: 0 };
  state.zones.forEach((zone, id) => {
    const whole: StartPlace = { zone: id, index: -1 };
    const rows = zone.cards.map((_, index) => {
      const origin = layout.specs[id]?.ordered ? { zone: id, index } : whole;
      return new Array<StartPlace | null>(layout.seats + 1).fill(origin);
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

/** Restores knowledge gained by `traceLearning` after the game went back to where the trace started. */
export function applyLearned(c: ZoneContext, learned: readonly LearnedCard[]): void {
  for (const { viewer, origin, card } of learned) {
    if (origin.index >= 0) revealAt(c, origin.zone, origin.index, 1 << viewer);
    else learnOneMore(c, origin.zone, card, viewer);
  }
}

/** The viewer knows of one more copy in a hand. */
function learnOneMore(c: ZoneContext, zoneId: number, card: Card, viewer: number): void {
  settleGroups(c, zoneId, viewer);
  const zone = c.zones[zoneId] as Zone;
  const at = zone.cards.findIndex((own, i) => own === card && markOf(zone.marks[i] as number, viewer) !== KNOWN);
  if (at < 0) return;
  forgetPositions(c, zoneId, viewer, true);
  markSeen(c, zone, at, 1 << viewer);
  pruneAbsences(c, zoneId);
}
