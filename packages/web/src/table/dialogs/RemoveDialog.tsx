import type { Person } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { personName } from '../../kit/text/speech.ts';
import type { RemoteActions } from '../../tableModel/TableSource.ts';
import { errorText } from '../../tables/remote/api/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorLine } from './ErrorLine.tsx';
import styles from './LeaveDialog.module.css';

interface ShowOutDialogProps {
  readonly person: Person;
  readonly actions: RemoteActions;
  readonly onClose: () => void;
}

/** The host asks somebody to go, for now or for good. */
export function RemoveDialog({ person, actions, onClose }: ShowOutDialogProps): ReactNode {
  const { t } = useText();
  const [trouble, setTrouble] = useState<string | null>(null);
  const showOut = (block: boolean) => () =>
    void actions.remove(person.id, block).then(onClose, (error) => setTrouble(errorText(t, error)));
  return (
    <Dialog title={personName(t, person.name)} onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <Button onClick={showOut(false)}>{t('show-out.once')}</Button>
          <p>{t('show-out.once.hint')}</p>
        </li>
        <li>
          <Button onClick={showOut(true)}>{t('show-out.block')}</Button>
          <p>{t('show-out.block.hint')}</p>
        </li>
      </ul>
      <ErrorLine trouble={trouble} />
    </Dialog>
  );
}
