import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './Face.module.css';

const WAVES = [14, 21, 28, 42, 49, 56].map((y) => `M6 ${y}q4.75-5 9.5 0t9.5 0 9.5 0 9.5 0`).join('');

/** A card seen from its back. */
export const CardBack = memo(function CardBack(): ReactNode {
  return (
    <span className={cx(styles.card, styles.back)}>
      <svg viewBox="0 0 50 70" className={styles.backArt} aria-hidden="true">
        <rect x="3" y="3" width="44" height="64" rx="3" fill="none" stroke="#d9ad55" strokeWidth="0.8" />
        <path d={WAVES} fill="none" stroke="#d9ad55" strokeWidth="0.9" strokeOpacity="0.8" />
        <circle cx="25" cy="35" r="8.5" fill="#241c36" stroke="#d9ad55" strokeWidth="1" />
        <path d="M19.5 38.5 18.5 31l3.5 2.5L25 29l3 4.5 3.5-2.5-1 7.5z" fill="#e6bf6f" />
      </svg>
    </span>
  );
});
