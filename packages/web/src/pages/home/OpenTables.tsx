import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { RemoteTableList } from '../tableList/RemoteTableList.tsx';
import styles from '../tableList/TableList.module.css';
import { useRemoteTables } from '../tableList/useRemoteTables.ts';

/** Other people's tables, to join or to watch; offline, what still works. */
export function OpenTables(): ReactNode {
  const { t } = useText();
  const open = useRemoteTables('open');
  const running = useRemoteTables('running');
  return (
    <section aria-labelledby="open-tables">
      <header className={styles.head}>
        <h2 id="open-tables">{t('tables.open')}</h2>
      </header>
      {open.isOffline && <p className={styles.empty}>{t('offline.hint')}</p>}
      {open.tables?.length === 0 && <p className={styles.empty}>{t('tables.open.none')}</p>}
      {open.tables !== null && open.tables.length > 0 && (
        <ul className={styles.list}>
          <RemoteTableList remote={open} areMine={false} />
        </ul>
      )}
      {running.tables !== null && running.tables.length > 0 && (
        <>
          <h3 id="running-tables" className={styles.part}>
            {t('tables.watch')}
          </h3>
          <ul className={styles.list} aria-labelledby="running-tables">
            <RemoteTableList remote={running} areMine={false} />
          </ul>
        </>
      )}
    </section>
  );
}
