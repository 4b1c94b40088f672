export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Which of the spots lies next in this direction, straight ahead before aside; -1 for none. */
export function nextSpot(spots: readonly Spot[], from: Spot, direction: Direction): number {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = sign * (isAcross ? dx : dy);
    const aside = Math.abs(isAcross ? dy : dx);
    if (ahead < 2 || aside > 2 * ahead) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
