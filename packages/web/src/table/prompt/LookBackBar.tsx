import type { ReactNode } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import type { TableModel } from '../../tableModel/TableModel.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './PromptBar.module.css';

interface LookBackBarProps {
  readonly model: TableModel;
  readonly step: number;
}

/** Stands in the place of the question while one looks back. */
export function LookBackBar({ model, step }: LookBackBarProps): ReactNode {
  const steps = model.steps();
  const { t } = useTable().speech;
  const place = steps.indexOf(step);
  const last = steps.length - 1;
  return (
    <section className={cx(styles.bar, styles.past)} aria-label={t('look-back')} data-place="look-back">
      <div className={styles.sentence}>
        <p className={styles.question} aria-live="polite">
          {t('look-back.at', { step: place, last })}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton
          glyph="first"
          label={t('replay.first')}
          disabled={place <= 0}
          onClick={() => model.lookAt(steps[0] ?? 0)}
        />
        <IconButton glyph="back" label={t('replay.back')} disabled={place <= 0} onClick={() => model.lookBy(-1)} />
        <IconButton glyph="next" label={t('replay.next')} onClick={() => model.lookBy(1)} />
        <Button variant="main" onClick={model.lookAtPresent}>
          {t('look-back.present')}
        </Button>
      </div>
    </section>
  );
}
