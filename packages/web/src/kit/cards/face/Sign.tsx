import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './Sign.module.css';
import type { Tone } from './tone.ts';
import tones from './tones.module.css';

interface SignProps {
  readonly paths: readonly string[];
  /** The color of what it stands on if left out. */
  readonly tone?: Tone | undefined;
  readonly shape?: 'round' | 'square';
}

/** A color of cards, a kind, or what a card gives, in one small sign; `--sign` is its size. */
export function Sign({ paths, tone, shape = 'round' }: SignProps): ReactNode {
  return (
    <span className={cx(styles.sign, styles[shape], tone && tones[tone])}>
      <Icon paths={paths} className={styles.icon} />
    </span>
  );
}
