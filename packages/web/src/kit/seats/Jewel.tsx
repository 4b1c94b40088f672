import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import styles from './Jewel.module.css';
import { JEWELS } from './jewels.ts';

export function Jewel({ seat }: { readonly seat: Seat }): ReactNode {
  const { color, d } = JEWELS[seat % JEWELS.length] ?? JEWELS[0];
  return (
    <svg viewBox="0 0 24 24" className={styles.jewel} aria-hidden="true">
      <path d={d} fill={`var(${color})`} />
      <path d="M12 5 8.5 9.5 12 11l3.5-1.5z" fill="#fff" opacity="0.35" />
    </svg>
  );
}
