import type { Param } from './errors.ts';
import type { Card, Seat } from './vocabulary.ts';

/** One reason for points. The text `key` says it in a sentence; null points are not the viewer's to know. */
export interface ScoreLine {
  readonly points: number | null;
  readonly rule: string;
  readonly key: string;
  readonly params: Readonly<Record<string, Param>>;
  readonly card: Card | null;
  /** Lines with the same section belong together, e.g. a round. */
  readonly section: number;
  /** Not yet won: what it would be if it were scored now. */
  readonly preview: boolean;
}

/** All points of a seat. `total` counts what stands; preview lines come on top. */
export interface Breakdown {
  readonly seat: Seat;
  readonly total: number | null;
  readonly lines: readonly ScoreLine[];
}
