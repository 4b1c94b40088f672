import type { ReactNode } from 'react';
import { Footer } from '../../app/Footer.tsx';
import { Header } from '../../app/Header.tsx';
import { GAME_IDS } from '../../games/catalog.ts';
import { useText } from '../../i18n/text.ts';
import { useLocalTables } from '../tableList/useLocalTables.ts';
import { useRemoteTables } from '../tableList/useRemoteTables.ts';
import styles from './HomePage.module.css';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { ShelfBox } from './ShelfBox.tsx';
import { WaitingTable } from './WaitingTable.tsx';

const NONE: readonly never[] = [];

/** The start page: what this is, the games as boxes on a shelf, and tables. */
export function HomePage(): ReactNode {
  const { t } = useText();
  const { tables: local, refresh } = useLocalTables();
  const remote = useRemoteTables('mine');
  const open = useRemoteTables('open');
  const running = useRemoteTables('running');
  const openCount = open.tables?.length ?? 0;
  return (
    <>
      <Header />
      <main className={styles.page}>
        <WaitingTable remote={remote.tables ?? NONE} local={local ?? NONE} />
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.line}>{t('home.about')}</p>
        {openCount > 0 && (
          <p className={styles.line}>
            <a href="#open-tables">{t('home.open', { n: openCount })}</a>
          </p>
        )}
        <ul className={styles.shelf}>
          {GAME_IDS.map((id) => (
            <li key={id}>
              <ShelfBox id={id} />
            </li>
          ))}
        </ul>
        <div className={styles.tables}>
          <MyTables local={local} onChange={refresh} remote={remote} />
          <OpenTables open={open} running={running} />
        </div>
      </main>
      <Footer />
    </>
  );
}
