import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import styles from './ConsentBar.module.css';

interface RefusedUndoProps {
  readonly refusers: readonly Seat[] | null;
  readonly speech: TableSpeech;
}

/** Tells whoever asked to take an answer back that it was refused; where several were asked, nobody says by whom. */
export function RefusedUndo({ refusers, speech: { t, nameOf } }: RefusedUndoProps): ReactNode {
  const [refuser, another] = refusers ?? [];
  const isKnown = refuser !== undefined && another === undefined;
  return (
    <p className={refusers === null ? 'visually-hidden' : styles.bar} role="status">
      {refusers !== null && (isKnown ? t('undo.refused', { name: nameOf(refuser) }) : t('undo.refused.somebody'))}
    </p>
  );
}
