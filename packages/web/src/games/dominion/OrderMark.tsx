import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import styles from './OrderMark.module.css';
import { word } from './words.ts';

interface OrderMarkProps {
  /** From 0, in the order of marking. */
  readonly place: number;
  readonly decision: Decision | null;
  readonly speech: TableSpeech;
}

/** Which number a marked card has, and which one ends on top of the deck. */
export function OrderMark({ place, decision, speech }: OrderMarkProps): ReactNode {
  const isTop = decision?.kind === 'order' && place === decision.max - 1;
  return (
    <>
      <span className={styles.number}>{place + 1}</span>
      {isTop && <span className={styles.top}>{word(speech, 'order.top')}</span>}
    </>
  );
}
