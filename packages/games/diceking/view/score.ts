import type { Params, ScoreBreakdown, ScoreLine, Seat } from '@regalia/kernel';
import { DECIDED_BY_TOKEN, partsOf, pointsOf } from '../rules/scoring.ts';
import type { DicekingState } from '../rules/state.ts';

/** What each seat would have if the game ended now, every point with its rule; all lies open (DIC-8.14). */
export function score(s: Readonly<DicekingState>): ScoreBreakdown[] {
  return Array.from({ length: s.seats }, (_, seat) => {
    const lines: ScoreLine[] = partsOf(s, seat).map(([points, rule, key, params]) => ({
      ...{ points, rule, key, params },
      ...{ card: null, section: 0, preview: false },
    }));
    return { seat, total: pointsOf(s, seat), lines: [...lines, ...endLines(s, seat)] };
  });
}

/** DIC-10.8, DIC-10.14: what decided the game where points did not. */
function endLines(s: Readonly<DicekingState>, seat: Seat): ScoreLine[] {
  const { outcome } = s.flow;
  if (outcome === null) return [];
  const line = (rule: string, key: string, params: Params): ScoreLine => ({
    ...{ points: 0, rule, key, params },
    ...{ card: null, section: 1, preview: false },
  });
  if (outcome.decidedBy === DECIDED_BY_TOKEN) {
    return outcome.winners.includes(seat) ? [line('DIC-10.9', 'score.token', {})] : [];
  }
  const own = pointsOf(s, seat);
  const isTied = s.tokens.some((_, other) => other !== seat && pointsOf(s, other) === own);
  return isTied ? [line('DIC-10.8', 'score.tie', { n: s.fires[seat] as number })] : [];
}
