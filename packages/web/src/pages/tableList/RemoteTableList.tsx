import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useHiddenTables } from '../../tables/remote/hiddenTables.ts';
import { isMyTurn } from '../../tables/remote/isMyTurn.ts';
import { removalOf } from '../../tables/remote/removalOf.ts';
import { IconButton } from '../../ui/Button.tsx';
import { TableDetails } from './TableDetails.tsx';
import { TableListItem } from './TableListItem.tsx';
import { remoteSitters, remoteStatus } from './tableStatus.ts';
import type { RemoteTables } from './useRemoteTables.ts';

interface RemoteTableListProps {
  readonly remote: RemoteTables;
  /** My tables can be removed from the list. */
  readonly areMine: boolean;
}

/** Items for server tables; empty while the server does not respond. */
export function RemoteTableList({ remote, areMine }: RemoteTableListProps): ReactNode {
  const speaker = useText();
  const { t } = speaker;
  const { ids: hidden, hide } = useHiddenTables();
  const shown = remote.tables?.filter(({ id, phase }) => phase !== 'over' || !hidden.includes(id));
  return shown?.map((table) => {
    const removal = areMine ? removalOf(table) : null;
    return (
      <TableListItem
        key={table.id}
        href={`/t/${table.id}`}
        game={table.game}
        sitters={remoteSitters(table)}
        state={remoteStatus(table, speaker)}
        at={table.changedAt}
        details={areMine ? null : <TableDetails table={table} />}
        urgent={isMyTurn(table)}
      >
        {removal && (
          <IconButton
            glyph="trash"
            label={t(`tables.${removal}`)}
            onClick={() => (removal === 'hide' ? hide(table.id) : remote.close(table.id))}
          />
        )}
      </TableListItem>
    );
  });
}
