import type { TableList, TableSummary } from '@regalia/protocol';
import { type ReactNode, useState } from 'react';
import { useWaitingCount } from '../app/attention.ts';
import { useText } from '../i18n/text.ts';
import { api } from '../tables/remote/api.ts';
import { useHidden } from '../tables/remote/hidden.ts';
import { removalOf } from '../tables/remote/removal.ts';
import { useServer } from '../tables/remote/useServer.ts';
import { IconButton } from '../ui/Button.tsx';
import { TableLine } from './TableLine.tsx';

const EVERY = 8000;

/** Lines for tables of the server; nothing while it does not answer. */
export function RemoteTableList({ list }: { readonly list: TableList }): ReactNode {
  const { t } = useText();
  const { ids: hidden, hide } = useHidden();
  const [closed, setClosed] = useState(0);
  const answered = useServer(() => api.me().then(() => api.tables(list)), EVERY, `${list} ${closed}`);
  const tables = answered.state === 'there' ? answered.value : null;
  useWaitingCount(list === 'mine' && tables !== null ? tables.filter(isMyTurn).length : null);
  if (tables === null) return null;
  const close = (id: string): void => void api.leave(id).finally(() => setClosed(closed + 1));
  const shown = tables.filter(({ id, phase }) => phase !== 'over' || !hidden.includes(id));
  return shown.map((table) => {
    const removal = list === 'mine' ? removalOf(table) : null;
    const isUrgent = isMyTurn(table);
    const state = isUrgent ? t('your-turn') : t(`tables.${table.phase}`);
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
        urgent={isUrgent}
      >
        {removal && (
          <IconButton
            glyph="trash"
            label={t(`tables.${removal}`)}
            onClick={() => (removal === 'hide' ? hide(table.id) : close(table.id))}
          />
        )}
      </TableLine>
    );
  });
}

function isMyTurn({ mySeat, waitingFor, seats }: TableSummary): boolean {
  return mySeat !== null && waitingFor.includes(mySeat) && seats[mySeat]?.lookedAfter === false;
}
