import { colorOf, numberOf } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './Die.module.css';
import { DIE_COLORS, PIPS } from './faces.ts';

interface FaceProps {
  /** A color by number; null for any. */
  readonly color: number | null;
  /** 1 to 6; null for any. */
  readonly shown: number | null;
  readonly className?: string | undefined;
}

/** One face of a die. Without a number it shows the mark of its color, without a color it is plain. */
export function DieFace({ color, shown, className }: FaceProps): ReactNode {
  const { name, mark } = DIE_COLORS[color ?? -1] ?? { name: 'plain', mark: DIE_COLORS[1].mark };
  const pips = shown === null ? [] : (PIPS[shown] ?? []);
  return (
    <svg viewBox="0 0 100 100" className={cx(styles.die, styles[name], className)} aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="18" className={styles.body} />
      {pips.map(([x, y]) => (
        <path key={`${x} ${y}`} d={mark} transform={`translate(${x} ${y}) scale(10.5)`} className={styles.pip} />
      ))}
      {shown === null && color !== null && (
        <path d={mark} transform="translate(50 50) scale(26)" className={styles.pip} />
      )}
    </svg>
  );
}

/** A face by its number among the eighteen. */
export function Die({
  face,
  className,
}: {
  readonly face: number;
  readonly className?: string | undefined;
}): ReactNode {
  return <DieFace color={colorOf(face)} shown={numberOf(face)} className={className} />;
}
