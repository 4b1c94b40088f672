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

/** The start page: the games as boxes on a shelf, and the player's tables. */
export function HomePage(): ReactNode {
  const { t } = useText();
  const { tables: local, refresh } = useLocalTables();
  const remote = useRemoteTables('mine');
  return (
    <>
      <Header />
      <main className={styles.page}>
        <WaitingTable remote={remote.tables ?? NONE} local={local ?? NONE} />
        <h1 className={styles.title}>{t('home.title')}</h1>
        <ul className={styles.shelf}>
          {GAME_IDS.map((id) => (
            <li key={id}>
              <ShelfBox id={id} />
            </li>
          ))}
        </ul>
        <div className={styles.tables}>
          <MyTables local={local} onChange={refresh} remote={remote} />
          <OpenTables />
        </div>
      </main>
      <Footer />
    </>
  );
}
