import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/text.ts';
import { startTableFromFile } from '../../tables/local/startTable.ts';
import type { StoredTable } from '../../tables/local/storedTable.ts';
import { forgetTable, saveTable } from '../../tables/local/tableStore.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { saveJson } from '../../ui/dom/saveJson.ts';
import { RemoteTableList } from '../tableList/RemoteTableList.tsx';
import styles from '../tableList/TableList.module.css';
import { TableListItem } from '../tableList/TableListItem.tsx';
import { localSitters, localStatus } from '../tableList/tableStatus.ts';
import type { RemoteTables } from '../tableList/useRemoteTables.ts';

interface MyTablesProps {
  readonly local: readonly StoredTable[] | null;
  readonly onChange: () => void;
  readonly remote: RemoteTables;
}

/** My tables, in this browser and on the server. */
export function MyTables({ local: tables, onChange, remote }: MyTablesProps): ReactNode {
  const speaker = useText();
  const { t } = speaker;
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState(false);
  const [reading, setReading] = useState<AbortController | null>(null);
  const [removed, setRemoved] = useState<readonly StoredTable[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const wish = new AbortController();
    setReading(wish);
    setTrouble(false);
    try {
      go(await startTableFromFile(chosen, wish.signal));
    } catch {
      setTrouble(!wish.signal.aborted);
    } finally {
      setReading(null);
    }
  };
  const remove = async (table: StoredTable): Promise<void> => {
    await forgetTable(table.id);
    setRemoved((before) => [...before, table]);
    onChange();
  };
  /** Restores every table removed since the page opened. */
  const bringBack = async (): Promise<void> => {
    await Promise.all(removed.map(saveTable));
    setRemoved([]);
    onChange();
  };
  return (
    <section aria-labelledby="my-tables">
      <header className={styles.head}>
        <h2 id="my-tables">{t('tables.mine')}</h2>
        {removed.length > 0 && (
          <Button variant="quiet" glyph="undo" onClick={() => void bringBack()}>
            {t('tables.bring-back')}
          </Button>
        )}
        {reading === null ? (
          <Button variant="quiet" glyph="open" onClick={() => file.current?.click()}>
            {t('tables.import')}
          </Button>
        ) : (
          <Button variant="quiet" glyph="close" onClick={() => reading.abort()}>
            {t('tables.import.cancel')}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </header>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {t('tables.import.failed')}
        </p>
      )}
      <ul className={styles.list}>
        <RemoteTableList remote={remote} areMine />
        {tables?.map((table) => (
          <TableListItem
            key={table.id}
            href={`/local/${table.id}`}
            game={table.record.game}
            sitters={localSitters(table)}
            state={`${localStatus(table, speaker)} · ${t('tables.here')}`}
            at={table.changedAt}
          >
            <IconButton
              glyph="save"
              label={t('tables.export')}
              onClick={() => saveJson({ seats: table.seats, record: table.record }, `regalia-${table.id}.json`)}
            />
            <IconButton glyph="trash" label={t('tables.forget')} onClick={() => void remove(table)} />
          </TableListItem>
        ))}
      </ul>
      {tables?.length === 0 && (
        <p className={styles.empty}>
          {t('tables.mine.none')} <Link href="/game/tides">{t('tables.learn')}</Link>
        </p>
      )}
    </section>
  );
}
