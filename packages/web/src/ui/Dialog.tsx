import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { coverPage } from './dom/covered.ts';
import { isOutside } from './dom/isOutside.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** Tells whether Escape was for something inside, so that the dialog stays. */
  readonly onEscape?: () => boolean;
}

/** The browser's own modal dialog: it keeps the focus, closes by Escape and hides what is behind from screen readers. */
export function Dialog({ title, onClose, children, wide = false, onEscape }: DialogProps): ReactNode {
  const { t } = useText();
  const heading = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    head.current?.focus();
    const uncover = coverPage();
    // Also where the dialog is taken away instead of closed.
    return () => {
      uncover();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={cx(styles.dialog, wide && styles.wide)}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={(event) => event.key === 'Escape' && onEscape?.() && event.preventDefault()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (isOutside(ref.current, pressed.current, target)) ref.current?.close();
        pressed.current = null;
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} ref={head} tabIndex={-1}>
          {title}
        </h2>
        <IconButton glyph="close" label={t('close')} onClick={() => ref.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
