import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './PromptBar.module.css';

interface PromptSentenceProps {
  readonly question: string;
  /** What is happening or missing, in place of the question; others speak it. */
  readonly event: string | null;
  /** What the one marked card does; small screens show it in place of the question. */
  readonly detail: string | null;
}

/** Two lines; what is longer opens over the table. */
export function PromptSentence({ question, event, detail }: PromptSentenceProps): ReactNode {
  const { speech, layout } = useTable();
  const line = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const shown = event ?? (layout === 'wide' ? null : detail);
  // Measured whenever something else is said or the window changes.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = line.current ?? {};
    setLong(scrollHeight > clientHeight + 2);
  }, [question, shown, layout]);
  return (
    <div className={styles.sentence}>
      <p className={cx(styles.question, shown !== null && styles.covered)} data-place="question">
        {event === null && (
          <span key={question} ref={shown === null ? line : null}>
            {question}
          </span>
        )}
      </p>
      {shown !== null && (
        <p key={shown} className={styles.question} aria-hidden="true">
          <span ref={line}>{shown}</span>
        </p>
      )}
      {isLong && (
        <IconButton
          className={styles.more}
          glyph="more"
          label={speech.t('prompt.more')}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <Dialog title={speech.t('prompt')} onClose={() => setOpen(false)}>
          <p>{question}</p>
          {detail !== null && <p>{detail}</p>}
        </Dialog>
      )}
    </div>
  );
}
