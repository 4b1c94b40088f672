import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Purse.module.css';
import { type Resource, ResourceSign } from './resources.tsx';

const PURSE = ['actions', 'buys', 'coins'] as const satisfies readonly Resource[];

/** What is left to spend in this turn. */
export function Purse({ view }: { readonly view: DominionView }): ReactNode {
  const { speech } = useTable();
  return (
    <ul className={styles.purse} data-place="purse">
      {PURSE.map((of) => (
        <li key={of} className={cx(styles.coin, view[of] === 0 && styles.none)}>
          <ResourceSign of={of} />
          <span className={styles.word}>{speech.plain({ key: `table.${of}`, params: { n: view[of] } })}</span>
          <span className={styles.bare} aria-hidden="true">
            {view[of]}
          </span>
        </li>
      ))}
    </ul>
  );
}
