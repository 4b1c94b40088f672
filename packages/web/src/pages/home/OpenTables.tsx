import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { RemoteTableList } from '../tableList/RemoteTableList.tsx';
import styles from '../tableList/TableList.module.css';
import type { RemoteTables } from '../tableList/useRemoteTables.ts';

interface OpenTablesProps {
  readonly open: RemoteTables;
  readonly running: RemoteTables;
}

/** Other people's tables, to join or to watch, where there are some; offline, what still works. */
export function OpenTables({ open, running }: OpenTablesProps): ReactNode {
  const { t } = useText();
  if (open.isOffline) return <p className={styles.empty}>{t('offline.hint')}</p>;
  return (
    <>
      <TableSection id="open-tables" title={t('tables.open')} tables={open} />
      <TableSection id="running-tables" title={t('tables.watch')} tables={running} />
    </>
  );
}

interface TableSectionProps {
  readonly id: string;
  readonly title: string;
  readonly tables: RemoteTables;
}

function TableSection({ id, title, tables }: TableSectionProps): ReactNode {
  if (tables.tables === null || tables.tables.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
      </header>
      <ul className={styles.list} aria-labelledby={id}>
        <RemoteTableList remote={tables} areMine={false} />
      </ul>
    </section>
  );
}
