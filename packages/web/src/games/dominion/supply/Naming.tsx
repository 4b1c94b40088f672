import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Naming.module.css';

/** Before the first turn: the Kingdom grows as the seats name its kinds (DOM-12.2). */
export function Naming(): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { decision } = useChoice();
  return (
    <div className={styles.naming}>
      <h2>{word(speech, 'naming.title', { n: view.kingdom.length })}</h2>
      <ul className={styles.named}>
        {view.kingdom.map((card) => (
          <li key={card}>
            <CardOnTable card={card} place="shown" />
          </li>
        ))}
      </ul>
      <ul className={styles.kinds} data-place="naming" data-arrows>
        {decision?.options.map((card) => (
          <li key={card}>
            <CardOnTable card={card} place="kinds" />
          </li>
        ))}
      </ul>
    </div>
  );
}
