import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { useHidden } from '../tables/remote/hidden.ts';
import { removalOf } from '../tables/remote/removal.ts';
import { isMyTurn } from '../tables/remote/turn.ts';
import { IconButton } from '../ui/Button.tsx';
import { remoteSitters, remoteStanding } from './standing.ts';
import { TableLine } from './TableLine.tsx';
import { TableWhat } from './TableWhat.tsx';
import type { RemoteTables } from './useRemoteTables.ts';

interface RemoteTableListProps {
  readonly remote: RemoteTables;
  /** Mine can be taken off the list. */
  readonly areMine: boolean;
}

/** Lines for tables of the server; nothing while it does not answer. */
export function RemoteTableList({ remote, areMine }: RemoteTableListProps): ReactNode {
  const speaker = useText();
  const { t } = speaker;
  const { ids: hidden, hide } = useHidden();
  const shown = remote.tables?.filter(({ id, phase }) => phase !== 'over' || !hidden.includes(id));
  return shown?.map((table) => {
    const removal = areMine ? removalOf(table) : null;
    return (
      <TableLine
        key={table.id}
        href={`/t/${table.id}`}
        game={table.game}
        sitters={remoteSitters(table)}
        state={remoteStanding(table, speaker)}
        at={table.changedAt}
        what={areMine ? null : <TableWhat table={table} />}
        urgent={isMyTurn(table)}
      >
        {removal && (
          <IconButton
            glyph="trash"
            label={t(`tables.${removal}`)}
            onClick={() => (removal === 'hide' ? hide(table.id) : remote.close(table.id))}
          />
        )}
      </TableLine>
    );
  });
}
