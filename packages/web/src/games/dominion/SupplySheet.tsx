import { type ReactNode, useEffect, useState } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './SupplySheet.module.css';
import { word } from './words.ts';

interface SupplySheetProps {
  /** The question is about the Supply: the sheet opens by itself. */
  readonly asked: boolean;
  /** Stays above the piles. */
  readonly head: ReactNode;
  readonly speech: TableSpeech;
  readonly children: ReactNode;
}

/** On a phone the Supply is a sheet over the table; elsewhere it always lies there. */
export function SupplySheet({ asked, head, speech, children }: SupplySheetProps): ReactNode {
  const [open, setOpen] = useState(asked);
  useEffect(() => setOpen(asked), [asked]);
  return (
    <>
      <div className={styles.handle}>
        <Button onClick={() => setOpen(true)} aria-expanded={open}>
          {word(speech, 'supply.open')}
        </Button>
      </div>
      <div className={cx(styles.sheet, open && styles.open)}>
        <div className={styles.head}>{head}</div>
        {children}
        <Button className={styles.close} onClick={() => setOpen(false)}>
          {word(speech, 'supply.close')}
        </Button>
      </div>
    </>
  );
}
