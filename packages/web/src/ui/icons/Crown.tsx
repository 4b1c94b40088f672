import type { ReactNode } from 'react';
import styles from './Crown.module.css';

export function Crown(): ReactNode {
  return (
    <svg viewBox="0 0 48 40" className={styles.crown} aria-hidden="true">
      <path d="M7 30 4 10l11 9 9-15 9 15 11-9-3 20z" fill="var(--gold-bright)" />
      <path d="M7 32h34v5H7z" fill="var(--gold)" />
      <circle cx="14" cy="26" r="2.6" fill="#3f74d6" />
      <path d="m24 21 3.5 4.5-3.5 4.5-3.5-4.5z" fill="#d8354f" />
      <path d="M31.5 23.5h5v5h-5z" fill="#2fa36b" />
    </svg>
  );
}
