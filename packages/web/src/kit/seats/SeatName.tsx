import type { ReactNode } from 'react';
import styles from './SeatName.module.css';

/** Of a name that is too long the beginning is seen, and always the number that tells namesakes apart. */
export function SeatName({ name }: { readonly name: string }): ReactNode {
  const [, given = name, numeral] = /^(.*?)( [IVX]+)?$/.exec(name) ?? [];
  return (
    <>
      <bdi className={styles.given}>{given}</bdi>
      {numeral !== undefined && <span className={styles.numeral}>{numeral}</span>}
    </>
  );
}
