import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import styles from './Jewel.module.css';

/** Each seat has a colour and a shape, so that nothing is told by colour alone. */
const JEWELS = [
  { colour: '--sapphire', d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  { colour: '--ruby', d: 'M12 1 22 12 12 23 2 12z' },
  { colour: '--emerald', d: 'M3.5 3.5h17v17h-17z' },
  { colour: '--topaz', d: 'M12 2 23 21H1z' },
] as const;

export function Jewel({ seat }: { readonly seat: Seat }): ReactNode {
  const { colour, d } = JEWELS[seat % JEWELS.length] ?? JEWELS[0];
  return (
    <svg viewBox="0 0 24 24" className={styles.jewel} aria-hidden="true">
      <path d={d} fill={`var(${colour})`} />
      <path d="M12 5 8.5 9.5 12 11l3.5-1.5z" fill="#fff" opacity="0.35" />
    </svg>
  );
}
