import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Counter.module.css';

interface CounterProps {
  /** Its shape, which tells it from the others without colours. */
  readonly icon: readonly string[];
  /** A colour of the theme, e.g. `--topaz`. */
  readonly colour: `--${string}`;
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
  colour,
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
      style={{ '--counter': `var(${colour})` } as CSSProperties}
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
  readonly colour?: `--${string}` | undefined;
}

/** One piece alone; also what flies. */
export function Token({ icon, colour }: TokenProps): ReactNode {
  return (
    <span
      className={styles.token}
      style={colour === undefined ? undefined : ({ '--counter': `var(${colour})` } as CSSProperties)}
    >
      <Icon paths={icon} className={styles.icon} />
    </span>
  );
}
