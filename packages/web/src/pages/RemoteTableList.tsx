import type { TableList } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api.ts';
import { useServer } from '../tables/remote/useServer.ts';
import { TableLine } from './TableLine.tsx';

const EVERY = 8000;

/** Lines for tables of the server; nothing while it does not answer. */
export function RemoteTableList({ list }: { readonly list: TableList }): ReactNode {
  const { t } = useText();
  const answered = useServer(() => api.me().then(() => api.tables(list)), EVERY, list);
  if (answered.state !== 'there') return null;
  return answered.value.map((table) => {
    const isMyTurn = table.mySeat !== null && table.waitingFor.includes(table.mySeat);
    const state = isMyTurn ? t('your-turn') : t(`tables.${table.phase}`);
    return (
      <TableLine
        key={table.id}
        href={`/t/${table.id}`}
        game={table.game}
        sitters={table.seats.map(({ seat, kind, person, level }) => ({
          seat,
          kind,
          name: person?.name ?? '',
          level,
          present: true,
          lookedAfter: false,
        }))}
        state={state}
        at={table.changedAt}
        urgent={isMyTurn}
      />
    );
  });
}
