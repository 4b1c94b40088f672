import type { ScoreBreakdown, ScoreLine } from '@regalia/kernel';

/** A seat's points as a change: keeps the first `kept` lines of the last score, then appends `lines`. */
export interface ScoreChange extends ScoreBreakdown {
  readonly kept: number;
}

/** The change to send to a reader whose last score was `told`, or who has none (null). */
export function scoreChange(told: readonly ScoreBreakdown[] | null, score: readonly ScoreBreakdown[]): ScoreChange[] {
  return score.map(({ seat, total, lines }, i) => {
    const before = told?.[i];
    const kept = before?.seat === seat ? countSame(before.lines, lines) : 0;
    return { seat, total, kept, lines: kept === 0 ? lines : lines.slice(kept) };
  });
}

/** Applies a change to the score that a reader has. */
export function changedScore(known: readonly ScoreBreakdown[], change: readonly ScoreChange[]): ScoreBreakdown[] {
  return change.map(({ seat, total, kept, lines }, i) => ({
    seat,
    total,
    lines: kept === 0 ? lines : [...(known[i]?.lines.slice(0, kept) ?? []), ...lines],
  }));
}

function countSame(before: readonly ScoreLine[], now: readonly ScoreLine[]): number {
  let same = 0;
  while (same < before.length && same < now.length && isSame(before[same], now[same])) same++;
  return same;
}

type Data = Readonly<Record<string, unknown>>;

/** Whether two pieces of plain data are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  for (const key in one) if (!isSame((one as Data)[key], (other as Data)[key])) return false;
  for (const key in other) if (!(key in one)) return false;
  return true;
}
