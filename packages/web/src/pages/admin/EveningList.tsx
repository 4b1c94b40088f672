import type { AdminTable } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useLazyText } from '../../i18n/lazyTexts/useLazyText.ts';
import { useText } from '../../i18n/text.ts';
import { adminApi } from '../../tables/remote/api/adminApi.ts';
import { TableListItem } from '../tableList/TableListItem.tsx';
import { remoteSitters, remoteStatus } from '../tableList/tableStatus.ts';
import styles from './AdminPage.module.css';
import { usePolled } from './usePolled.ts';

/** Evenings go on after midnight. */
const DAY_BEGINS_AT = 5;

/** Who plays what today, and how it ended. */
export function EveningList(): ReactNode {
  const speaker = useText();
  const { say } = useLazyText();
  const [tables] = usePolled(() => adminApi.tables(beginning(new Date())));
  return (
    <section>
      <h2>{say('admin.evening')}</h2>
      {tables !== null && (
        <p>{tables.length === 0 ? say('admin.evening.none') : say('admin.evening.sum', sumOf(tables))}</p>
      )}
      <ul className={styles.list}>
        {tables?.map((table) => {
          const shown = { ...table, mySeat: null };
          return (
            <TableListItem
              key={table.id}
              href={`/t/${table.id}`}
              game={table.game}
              sitters={remoteSitters(shown)}
              state={remoteStatus(shown, speaker)}
              at={table.changedAt}
            />
          );
        })}
      </ul>
    </section>
  );
}

function sumOf(tables: readonly AdminTable[]) {
  const people = new Set(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person?.id ?? [])));
  return { tables: tables.length, over: tables.filter(({ phase }) => phase === 'over').length, people: people.size };
}

function beginning(now: Date): number {
  const today = new Date(now);
  today.setHours(DAY_BEGINS_AT, 0, 0, 0);
  if (today > now) today.setDate(today.getDate() - 1);
  return today.getTime();
}
