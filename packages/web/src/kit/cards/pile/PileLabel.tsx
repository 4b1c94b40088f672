import type { ReactNode } from 'react';
import styles from './Pile.module.css';

/** Below a pile: how many cards, and what it is called; in full for those who do not see it. */
export function PileLabel(props: { readonly name: string; readonly says: string; readonly count: number }): ReactNode {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {props.count}
      </span>
      <span className={styles.name} aria-hidden="true">
        {props.name}
      </span>
      <span className="visually-hidden">{props.says}</span>
    </>
  );
}
