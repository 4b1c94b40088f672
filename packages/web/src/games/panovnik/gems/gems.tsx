import type { ReactNode } from 'react';
import { JEWELS } from '../../../kit/seats/jewels.ts';
import styles from './gems.module.css';

/** The four colors of gems, each with a shape of its own: circle, diamond, square, triangle. */
const GEMS = JEWELS.slice(0, 4);

interface GemProps {
  readonly color: number;
  /** An eternal gem, which lies in a ring. */
  readonly eternal?: boolean;
  readonly used?: boolean;
}

/** A gem as a sign of its own. */
export function Gem(props: GemProps): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles.gem} aria-hidden="true">
      <GemShape {...props} />
    </svg>
  );
}

/** The same inside a drawing, in a box of 24. */
export function GemShape({ color, eternal = false, used = false }: GemProps): ReactNode {
  const { d } = GEMS[color] ?? JEWELS[0];
  return (
    <g opacity={used ? 0.45 : 1}>
      {eternal && <circle cx="12" cy="12" r="11.4" className={styles.ring} />}
      <path
        d={d}
        className={styles.body}
        style={{ fill: COLORS[color] }}
        transform={eternal ? 'translate(4.2 4.2) scale(0.65)' : undefined}
      />
    </g>
  );
}

/** On cards, which are light in both themes. */
export const COLORS = ['#2a5ba6', '#b3273f', '#26784f', '#c08a14'] as const;

/** How many gems of each color, as signs. */
export function GemRow({ gems }: { readonly gems: readonly number[] }): ReactNode {
  return (
    <span className={styles.row} aria-hidden="true">
      {gems.flatMap((count, color) =>
        Array.from({ length: count }, (_, i) => <Gem key={`${color} ${i}`} color={color} />),
      )}
    </span>
  );
}
