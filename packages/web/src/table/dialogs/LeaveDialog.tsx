import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusNow } from '../../ui/dom/focusNow.ts';
import { ErrorLine } from './ErrorLine.tsx';
import styles from './LeaveDialog.module.css';

interface LeaveDialogProps {
  readonly table: TableSource;
  readonly speech: TableSpeech;
  readonly onClose: () => void;
}

/** Others wait at this table, so it says what each way of going means. */
export function LeaveDialog({ table, speech: { t }, onClose }: LeaveDialogProps): ReactNode {
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = (work: Promise<void> | undefined, then: () => void): void =>
    void work?.then(then, (error) => setTrouble(errorText(t, error)));
  const goHome = (): void => go('/');
  return (
    <Dialog title={t('leave')} onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <Button variant="main" onClick={goHome}>
            {t('leave.pause')}
          </Button>
          <p>{t('leave.pause.hint')}</p>
        </li>
        <li>
          <Button onClick={() => attempt(table.remote?.offerStop(), onClose)}>{t('leave.stop')}</Button>
          <p>{t('leave.stop.hint')}</p>
        </li>
        <li>
          <Button onClick={() => attempt(table.remote?.leave(), goHome)}>{t('leave.bot')}</Button>
          <p>{t('leave.bot.hint')}</p>
        </li>
        <li>
          <Resign t={t} onResign={() => attempt(table.remote?.resign(), goHome)} />
        </li>
      </ul>
      <ErrorLine trouble={trouble} />
    </Dialog>
  );
}

interface ResignProps {
  readonly t: TableSpeech['t'];
  readonly onResign: () => void;
}

/** Cannot be taken back, so it asks once more; what was tapped twice by mistake plays on. */
function Resign({ t, onResign }: ResignProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const hint = useId();
  if (!isAsking) {
    return (
      <>
        <Button onClick={() => setAsking(true)}>{t('leave.resign')}</Button>
        <p>{t('leave.resign.hint')}</p>
      </>
    );
  }
  return (
    <fieldset className={styles.sure} aria-describedby={hint}>
      <legend>{t('leave.resign.sure')}</legend>
      <Button ref={focusNow} onClick={() => setAsking(false)}>
        {t('leave.resign.no')}
      </Button>
      <Button variant="danger" onClick={onResign}>
        {t('leave.resign.yes')}
      </Button>
      <p id={hint}>{t('leave.resign.hint')}</p>
    </fieldset>
  );
}
