import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly open: boolean;
  /** What stays in sight above it: the question, or what there is to spend. */
  readonly head?: ReactNode;
  /** On the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A part of a table that covers the rest of it on a small screen, until it is closed. It lies in a `Board`, which keeps what
 * is covered away from the keyboard; cards still fly over it.
 */
export function Sheet({ open, head, close, onClose, children }: SheetProps): ReactNode {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what lies in it has a name of its own; here only Escape is heard
    <div
      className={cx(styles.sheet, open && styles.open)}
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
    </div>
  );
}
