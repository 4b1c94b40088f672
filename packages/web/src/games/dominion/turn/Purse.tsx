import type { ReactNode } from 'react';
import { Counter } from '../../../kit/parts/Counter.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import styles from './Purse.module.css';
import { RESOURCES } from './resources.tsx';

const PURSE = ['actions', 'buys', 'coins'] as const;

/** What is left to spend in this turn; in numbers alone where there is no room for words. */
export function Purse({ isBare = false }: { readonly isBare?: boolean }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  return (
    <ul className={styles.purse} data-place="purse">
      {PURSE.map((of) => (
        <li key={of}>
          <Counter
            {...RESOURCES[of]}
            n={view[of]}
            says={speech.plain({ key: `table.${of}`, params: { n: view[of] } })}
            worded={!isBare}
            chip
          />
        </li>
      ))}
    </ul>
  );
}
