import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { RemoteTableList } from './RemoteTableList.tsx';
import styles from './TableList.module.css';
import { useRemoteTables } from './useRemoteTables.ts';

/** Tables of others with a free seat; without a server the page says what still works. */
export function OpenTables(): ReactNode {
  const { t } = useText();
  const remote = useRemoteTables('open');
  const count = remote.tables?.length ?? null;
  return (
    <section aria-labelledby="open-tables">
      <header className={styles.head}>
        <h2 id="open-tables">{t('tables.open')}</h2>
      </header>
      {remote.isOffline && <p className={styles.empty}>{t('offline.hint')}</p>}
      {count === 0 && <p className={styles.empty}>{t('tables.open.none')}</p>}
      {count !== null && count > 0 && (
        <ul className={styles.list}>
          <RemoteTableList remote={remote} areMine={false} />
        </ul>
      )}
    </section>
  );
}
