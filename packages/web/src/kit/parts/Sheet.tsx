import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly open: boolean;
  /** What stays in sight above it: the question, or what there is to spend. */
  readonly head?: ReactNode;
  readonly label: string;
  /** On the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A part of a table that covers the rest of it on a small screen, until it is closed. It lies in a `Board`, which keeps what
 * is covered away from the keyboard; cards still fly over it.
 */
export function Sheet({ open, head, label, close, onClose, children }: SheetProps): ReactNode {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <section
      ref={sheet}
      className={cx(styles.sheet, open && styles.open)}
      aria-label={label}
      data-sheet={open ? 'open' : 'closed'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {children}
      <Button className={styles.close} onClick={onClose}>
        {close}
      </Button>
    </section>
  );
}
