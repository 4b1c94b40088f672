import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { personName } from '../../kit/text/speech.ts';
import type { RemoteActions, RemotePart } from '../../tableModel/TableSource.ts';
import { Button } from '../../ui/Button.tsx';
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx';
import styles from './GuestList.module.css';
import { guestsOf } from './guests.ts';

/** For the host: everybody else at the table, and the way to show somebody out. */
export function GuestList({ remote, part }: { readonly remote: RemoteActions; readonly part: RemotePart }): ReactNode {
  const { t } = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const guests = guestsOf(part);
  const person = guests.find(({ id }) => id === chosen);
  if (guests.length === 0) return null;
  return (
    <details className={styles.guests}>
      <summary>{t('panel.people')}</summary>
      <ul>
        {guests.map(({ id, name }) => (
          <li key={id}>
            <bdi>{personName(t, name)}</bdi>
            <Button
              variant="quiet"
              aria-label={`${t('show-out')}: ${personName(t, name)}`}
              onClick={() => setChosen(id)}
            >
              {t('show-out')}
            </Button>
          </li>
        ))}
      </ul>
      {person && <RemoveDialog person={person} actions={remote} onClose={() => setChosen(null)} />}
    </details>
  );
}
