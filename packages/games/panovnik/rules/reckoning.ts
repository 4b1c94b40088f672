import type { Seat } from '@regalia/kernel';
import type { Circle } from './pyramid.ts';
import type { Recoloring } from './recolor.ts';
import type { PanovnikState } from './state.ts';

/** Everything a pyramid's points follow from, as it stands now. */
export interface Reckoning {
  readonly state: Readonly<PanovnikState>;
  readonly seat: Seat;
  readonly circles: readonly Circle[];
  readonly recoloring: Recoloring;
  /** By color: circle-bonus tokens (PAN-10.7). */
  readonly circleBonus: readonly number[];
  readonly eternals: number;
  readonly eternalPoints: number;
  readonly points: number;
  readonly magic: number;
  readonly magicBonus: number;
  readonly science: number;
  readonly defense: number;
}
