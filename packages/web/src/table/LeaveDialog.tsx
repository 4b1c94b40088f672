import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Table } from '../tables/table.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './LeaveDialog.module.css';
import type { TableSpeech } from './speech.ts';

interface LeaveDialogProps {
  readonly table: Table;
  readonly speech: TableSpeech;
  readonly onClose: () => void;
}

/** Others wait at this table, so it says what each way of going means. */
export function LeaveDialog({ table, speech: { t }, onClose }: LeaveDialogProps): ReactNode {
  const [, go] = useLocation();
  const after = (work: Promise<void> | undefined) => () => void work?.then(() => go('/'));
  return (
    <Dialog title={t('leave')} onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <Button look="main" onClick={() => go('/')}>
            {t('leave.pause')}
          </Button>
          <p>{t('leave.pause.hint')}</p>
        </li>
        <li>
          <Button onClick={() => void table.remote?.offerStop().then(onClose)}>{t('leave.stop')}</Button>
          <p>{t('leave.stop.hint')}</p>
        </li>
        <li>
          <Button onClick={() => after(table.remote?.leave())()}>{t('leave.bot')}</Button>
          <p>{t('leave.bot.hint')}</p>
        </li>
        <li>
          <Button onClick={() => after(table.remote?.resign())()}>{t('leave.resign')}</Button>
          <p>{t('leave.resign.hint')}</p>
        </li>
      </ul>
    </Dialog>
  );
}
