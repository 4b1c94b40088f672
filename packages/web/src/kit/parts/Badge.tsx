import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  /** What it costs, what it counts as, or what threatens it. */
  readonly variant: 'coin' | 'seal' | 'danger';
  readonly corner: 'top-left' | 'top-right' | 'bottom-right';
  readonly children: ReactNode;
}

/** A number or a sign on the corner of a thing; `--badge` is the size of its letters, `--badge-out` how far it stands out. */
export function Badge({ variant, corner, children }: BadgeProps): ReactNode {
  return <span className={cx(styles.badge, styles[variant], styles[corner])}>{children}</span>;
}
