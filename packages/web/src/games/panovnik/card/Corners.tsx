import type { Color } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { COLORS, GemShape } from '../gems/gems.tsx';
import styles from './Corners.module.css';

interface CornersProps {
  readonly segments: readonly Color[];
  /** No circle can come to lie below it. */
  readonly isLowest?: boolean;
}

/** The three segments of a card, which form circles: two corners above, half a circle below. */
export function Corners({ segments: [left = 0, right = 0, bottom = 0], isLowest = false }: CornersProps): ReactNode {
  return (
    <>
      <Segment className={styles.left} d="M0 0H20A20 20 0 0 1 0 20z" color={left} at={[1.5, 1.5]} />
      <Segment className={styles.right} d="M20 0H0A20 20 0 0 0 20 20z" color={right} at={[9, 1.5]} />
      <Segment
        className={cx(styles.bottom, isLowest && styles.idle)}
        d="M-20 20A20 20 0 0 1 20 20z"
        color={bottom}
        at={[-4.8, 8]}
      />
    </>
  );
}

interface SegmentProps {
  readonly className: string | undefined;
  readonly d: string;
  readonly color: Color;
  readonly at: readonly [number, number];
}

function Segment({ className, d, color, at: [x, y] }: SegmentProps): ReactNode {
  return (
    <svg viewBox="0 0 20 20" overflow="visible" className={cx(styles.segment, className)} aria-hidden="true">
      <path d={d} fill={COLORS[color]} className={styles.edge} />
      <g transform={`translate(${x} ${y}) scale(0.4)`}>
        <GemShape color={color} />
      </g>
    </svg>
  );
}
