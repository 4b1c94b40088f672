import { type Decision, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Stage } from '../../../kit/cards/Stage.tsx';
import { SeatClock } from '../../../kit/seats/SeatClock.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import styles from './SecretWindow.module.css';

/**
 * A secret window: the same for everybody who is asked, and as long as its clock says whatever anybody answers. The card
 * itself, if I have it, glows in my hand; the words stand in the prompt.
 */
export function SecretWindow({ decision }: { readonly decision: Decision }): ReactNode {
  const { speech } = useTable();
  const sources = ['character', 'source'].flatMap((param) => paramId(decision.params, param) ?? []);
  return (
    <Stage title={word(speech, 'stage')} sources={sources}>
      <span className={styles.clock}>
        <SeatClock seat={decision.seat} speech={speech} isMe={false} />
      </span>
    </Stage>
  );
}
