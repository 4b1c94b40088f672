import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Counter.module.css';

interface CounterProps {
  /** Its shape, which tells it from the others without colors. */
  readonly icon: readonly string[];
  /** A color of the theme, e.g. `--topaz`. */
  readonly color: `--${string}`;
  readonly n: number;
  /** In words, e.g. "3 coins": spoken, and on request shown. */
  readonly says: string;
  /** Shows the words beside the sign. */
  readonly worded?: boolean;
  /** Stands in an edge of its own. */
  readonly chip?: boolean;
  /** For what flies here. */
  readonly at?: string | undefined;
  readonly className?: string | undefined;
}

/** How many there are of something: coins, gems, tokens. */
export function Counter({
  icon,
  color,
  n,
  says,
  worded = false,
  chip = false,
  at,
  className,
}: CounterProps): ReactNode {
  return (
    <span
      className={cx(styles.counter, n === 0 && styles.none, chip && styles.chip, className)}
      style={{ '--counter': `var(${color})` } as CSSProperties}
      title={says}
      data-place={at}
    >
      <Token icon={icon} />
      <span className={worded ? undefined : 'visually-hidden'}>{says}</span>
      {!worded && (
        <span className={styles.number} aria-hidden="true">
          {n}
        </span>
      )}
    </span>
  );
}

interface TokenProps {
  readonly icon: readonly string[];
  readonly color?: `--${string}` | undefined;
}

/** One piece alone; also what flies. */
export function Token({ icon, color }: TokenProps): ReactNode {
  return (
    <span
      className={styles.token}
      style={color === undefined ? undefined : ({ '--counter': `var(${color})` } as CSSProperties)}
    >
      <Icon paths={icon} className={styles.icon} />
    </span>
  );
}
