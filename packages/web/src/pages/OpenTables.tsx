import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api.ts';
import { useServer } from '../tables/remote/useServer.ts';
import { RemoteTableList } from './RemoteTableList.tsx';
import styles from './TableList.module.css';

/** Tables of others with a free seat; without a server the page says what still works. */
export function OpenTables(): ReactNode {
  const { t } = useText();
  const answered = useServer(() => api.tables('open'), 8000);
  return (
    <section aria-labelledby="open-tables">
      <header className={styles.head}>
        <h2 id="open-tables">{t('tables.open')}</h2>
      </header>
      {answered.state === 'offline' && <p className={styles.empty}>{t('offline.hint')}</p>}
      {answered.state === 'there' && answered.value.length === 0 && (
        <p className={styles.empty}>{t('tables.open.none')}</p>
      )}
      {answered.state === 'there' && answered.value.length > 0 && (
        <ul className={styles.list}>
          <RemoteTableList list="open" />
        </ul>
      )}
    </section>
  );
}
