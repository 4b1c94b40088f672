import type { Card } from '@regalia/kernel';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Heap } from './Heap.tsx';
import styles from './Pile.module.css';

interface PileBrowserProps extends ComponentProps<'button'> {
  /** Over the cards. */
  readonly heading: string;
  readonly cards: readonly Card[];
  /** Said above the cards, or in their place where there are none. */
  readonly note?: string | undefined;
}

/** A pile, or its sign, that lays open what it holds. */
export function PileBrowser({ heading, cards, note, ...button }: PileBrowserProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" {...button} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={heading} onClose={() => setOpen(false)} wide>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <Heap cards={cards} />
        </Dialog>
      )}
    </>
  );
}
