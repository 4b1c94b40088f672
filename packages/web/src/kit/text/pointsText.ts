/** Points as they are printed: with a real minus, and a question mark where they are not known yet. */
export function pointsText(points: number | null | undefined): string {
  if (points === null || points === undefined) return '?';
  return points < 0 ? `−${-points}` : `${points}`;
}
