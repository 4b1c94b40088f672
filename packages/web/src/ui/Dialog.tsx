import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** The browser's own modal dialog: it keeps the focus, closes by Escape and hides what is behind from screen readers. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps): ReactNode {
  const { t } = useText();
  const heading = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is only for the backdrop
    <dialog
      ref={ref}
      className={cx(styles.dialog, wide && styles.wide)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && ref.current?.close()}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton glyph="close" label={t('close')} onClick={() => ref.current?.close()} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
