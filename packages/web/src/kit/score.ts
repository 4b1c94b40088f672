import type { ScoreBreakdown } from '@regalia/kernel';

/** What a seat would have if the game were scored as it stands: previews count. Null where points are hidden. */
export function totalIfScoredNow({ total, lines }: ScoreBreakdown): number | null {
  if (total === null) return null;
  return lines.reduce((sum, { preview, points }) => (preview ? sum + (points ?? 0) : sum), total);
}
